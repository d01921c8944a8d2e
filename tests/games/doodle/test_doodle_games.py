"""Whole games by chance: what must hold in every one of them (invariants 2, 3 and 4)."""

from random import Random

import pytest
from helpers.doodle import refusal_of, riddle_pack
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.autoplay import any_move, play_game, table
from partygames.games.doodle_rush.checks import boards_left
from partygames.games.doodle_rush.events import Awarded, Bell, Event, Guessed, Judged, PhaseBegan, TakenBack
from partygames.games.doodle_rush.moves import Award, Draw, Guess, Judge, Move, PhaseTimeout, SwapWords, TakeBack, Verdict
from partygames.games.doodle_rush.rules import _candidates
from partygames.games.doodle_rush.scoring import tallies
from partygames.games.doodle_rush.state import BOARDS, State, View

games = given(players=st.integers(3, 6), seed=st.integers(0, 2**32))
few = settings(max_examples=12)
fewer = settings(max_examples=6)


def moves_of(players: int, seed: int):
    """Yield (state, move, next state, events) of one game."""
    state, rng = game.start(table(players, seed, riddle_pack())), Random(seed)
    while not game.is_over(state):
        move = any_move(state, rng)
        after, events = game.apply(state, move)
        yield state, move, after, events
        state = after


def secrets(state: State, seat: int | None) -> set[str]:
    """Return the ids and texts of the words that `seat` may not know."""
    hands = [hand for author, hand in enumerate(state.setup.words) if author != seat or not state.seen[author]]
    return {json.encode(text).decode() for hand in hands for word in hand for text in (word.id, word.en, word.zh)}


def leaks(things, hidden: set[str]) -> list[str]:
    """Return what of the secrets stands in the JSON of views or events."""
    text = json.encode(things).decode()
    return [secret for secret in hidden if secret in text]


@games
@few
def test_apply_never_mutates(players, seed):
    for state, move, _, _ in moves_of(players, seed):
        before, asked = json.encode(state), json.encode(move)
        again, events = game.apply(state, move)
        assert json.encode(state) == before
        assert json.encode(move) == asked
        assert (again, events) == game.apply(state, move)


@games
@few
def test_states_are_frozen_and_hashable(players, seed):
    states = [after for _, _, after, _ in moves_of(players, seed)][::20]
    assert all(hash(state) == hash(json.decode(json.encode(state), type=State)) for state in states)
    with pytest.raises(AttributeError):
        states[0].phase = 3


@games
@few
def test_every_state_move_and_event_has_a_json_form(players, seed):
    for number, (state, move, after, events) in enumerate(moves_of(players, seed)):
        assert json.decode(json.encode(move), type=Move) == move
        for event in events:
            assert json.decode(json.encode(event), type=Event) == event
        if number % 10 == 0:
            again = json.decode(json.encode(state), type=State)
            assert again == state
            assert game.apply(again, move) == (after, events)


@games
@few
def test_boards_are_conserved(players, seed):
    """Each board is with its author or with its winners; words stay one a board (DR-10, DR-13, DR-21)."""
    for state, move, after, _ in moves_of(players, seed):
        for author, row in enumerate(after.boards):
            assert sorted(board.word for board in row) == list(range(BOARDS))
            for index, board in enumerate(row):
                assert author not in board.winners
                assert len(set(board.winners)) == len(board.winners)
                assert 0 <= board.done <= len(board.acts)
                old = state.boards[author][index]
                if old.winners and old.winners == board.winners:
                    assert (board.acts, board.done, board.word) == (old.acts, old.done, old.word)
                if old.winners and not board.winners:
                    assert isinstance(move, TakeBack)
        assert boards_left(after) == sum(not board.winners for row in after.boards for board in row)


@games
@few
def test_scores_add_up(players, seed):
    """DR-24: points won are the winners named; boards left are the authors'; awards minus take-backs tell the same."""
    told = 0
    for _, _, after, events in moves_of(players, seed):
        for event in events:
            if isinstance(event, Awarded | TakenBack):
                told += len(event.winners) if isinstance(event, Awarded) else -len(event.winners)
        counted = tallies(after)
        named = sum(len(board.winners) for row in after.boards for board in row)
        assert sum(tally.won for tally in counted) == named == told
        assert sum(tally.left for tally in counted) == boards_left(after)
        assert game.scores(after) == tuple(tally.won - tally.left for tally in counted)
    best = max(game.scores(after))
    assert all(game.scores(after)[seat] == best for seat in game.winners(after))


@games
@few
def test_the_six_phases_follow_each_other(players, seed):
    """DR-6, DR-8: time never runs backwards, and a minute that ends is named."""
    phases = [0]
    for state, _, after, events in moves_of(players, seed):
        assert after.phase >= state.phase
        assert sum(isinstance(event, Bell) for event in events) == (state.running and not _same_minute(state, after))
        phases += [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert phases == list(range(len(phases)))
    assert after.phase == 6
    assert len(phases) == 6 or boards_left(after) == 0  # finished early (DD-8)


def _same_minute(state: State, after: State) -> bool:
    return (state.phase, state.drawer, state.running) == (after.phase, after.drawer, after.running)


@games
@fewer
def test_no_view_and_no_event_tells_a_secret(players, seed):
    """boardgame.io#399: words of others, their ink while drawing, and the program's suggestions (DR-5, DR-14)."""
    for number, (_, _, after, events) in enumerate(moves_of(players, seed)):
        if game.is_over(after):
            break
        for seat in (None, *range(players)):
            told = [game.event_for(event, seat) for event in events]
            aloud = [event for event in told if isinstance(event, Guessed)]
            assert all(event.suggestion is None or event.author == seat for event in aloud)
            if number % 5:
                continue
            hidden = secrets(after, seat)
            assert not leaks([event for event in told if event not in aloud], hidden)
            view = game.view_for(after, seat)
            assert all(typed.suggestion is None or typed.author == seat for typed in view.guesses)
            text = json.encode(view)
            assert json.decode(text, type=View) == view
            assert not leaks(replace(view, guesses=()), hidden)  # guesses are said aloud and may hold any word
            for author, row in enumerate(view.boards):
                for board in row:
                    assert after.is_guess or author == seat or not (board.strokes or board.has_drawing)
                    assert board.stages == ()


@games
@fewer
def test_legal_moves_are_exactly_what_the_rules_accept(players, seed):
    for number, (state, move, _, _) in enumerate(moves_of(players, seed)):
        if number % 20:
            continue
        listed = [set(game.legal_moves(state, seat)) for seat in range(players)]
        for seat, open_moves in enumerate(listed):
            for one in _candidates(state, seat):
                assert (one in open_moves) == (refusal_of(state, one) is None)
        together = isinstance(move, Judge) and len(move.guesses) > 1
        if not together and not isinstance(move, Draw | Guess | PhaseTimeout):
            assert any(_in_order(move) in open_moves for open_moves in listed)


def _in_order(move: Move) -> Move:
    """Return the move as `legal_moves` lists it: winners and swapped boards in their order."""
    if isinstance(move, Award):
        return Award(move.author, move.board, tuple(sorted(move.winners)))
    return SwapWords(move.seat, *sorted((move.board, move.other))) if isinstance(move, SwapWords) else move


@games
@few
def test_the_same_seed_is_the_same_game(players, seed):
    one, other = ([move for _, move, _, _ in moves_of(players, seed)] for _ in range(2))
    assert one == other
    assert play_game(players, seed)[:3] == play_game(players, seed)[:3]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_simulated_game_ends_with_its_figures(players):
    for seed in range(10):
        scores, winners, moves, seconds, finished = play_game(players, seed)
        assert finished
        assert len(scores) == players
        assert set(winners) <= set(range(players))
        assert moves > 6
        assert 0 < seconds < 10


def test_chance_plays_every_kind_of_move():
    """The properties above hold for what chance plays: it must play everything."""
    kinds, verdicts = set(), set()
    for players in range(3, 7):
        for seed in range(8):
            for _, move, _, events in moves_of(players, seed):
                kinds.add(type(move))
                verdicts |= {event.verdict for event in events if isinstance(event, Judged)}
    missing = set(Move.__args__) - kinds
    assert {kind.__name__ for kind in missing} <= {"FinishNow"}  # every board guessed: test_doodle_phases plays it
    assert verdicts == set(Verdict)
