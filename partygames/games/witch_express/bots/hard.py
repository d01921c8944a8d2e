from partygames.games.witch_express.bots.normal import play
