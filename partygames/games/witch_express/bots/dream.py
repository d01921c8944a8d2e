"""Dream up tables that fit a view, and play their round to its end with the real rules."""

from collections.abc import Sequence
from random import Random

from partygames.games.witch_express.bots.judge import Judge
from partygames.games.witch_express.bots.normal import chance_safe, kinds_led, rate_lead
from partygames.games.witch_express.bots.worth import between, hopes
from partygames.games.witch_express.kinds import CHOICES
from partygames.games.witch_express.moves import Answer, Lead, Move
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.scoring import potions_per_brave
from partygames.games.witch_express.state import Setup, Stage, State, View

ODDS = (0.55, 0.25)
"""What came of the cards of later rounds in games among normal players: stood brave, lay cowardly."""

SIDELINE = 0.15
"""How much a kind outside the three best is still played."""

WHIM = 1.5
"""Points by which dreamt players err, so that no plan rests on their being exact."""


class Dream:
    """Hold what does not change between the dreams of one decision."""

    def __init__(self, view: View, judge: Judge) -> None:
        self.view, self.judge = view, judge
        self.setup = Setup(view.players, 0, 0, view.house)
        self.nobody = ((),) * view.players
        self.brave = tuple([rival.brave for rival in view.seats])
        self.cowardly = tuple([rival.cowardly for rival in view.seats])
        self.tasks = tuple([task.index for task in view.tasks])
        self.done = tuple([rival.tasks for rival in view.seats])
        turn = [(i, card) for i, card in enumerate(view.played) if card.turn == view.turn]
        self.bravest = next((i for i, card in turn if card.brave and card.standing), None)
        self.pulls = [self._pull(seat, [card.seat for _, card in turn]) for seat in range(view.players)]
        self.each = potions_per_brave(view.house)
        self.points, self.chances = hopes(view.house, ODDS)
        self.plays = [self._plays(seat) for seat in range(view.players)]
        self.after = self._hopes(0)
        self.back = self._hopes(1)

    def _pull(self, seat: int, answered: Sequence[int]) -> list[tuple[int, float]]:
        """Return (kind, weight) of what may be among the chosen cards that seat still holds."""
        view = self.view
        gone = {card.kind for card in view.played}
        if view.led is not None and seat not in answered and seat not in view.said_next:
            gone.discard(view.led)
        may = [k for k in self.judge.kinds if k not in gone]
        return [(k, self.judge.pull[seat][k]) for k in may if self.judge.unseen[k] or self.judge.known[seat][k]]

    def _plays(self, seat: int) -> list[tuple[float, float]]:
        """Return per kind how often seat could play it after this round when the card lies, and when it comes back."""
        held, left = self.judge.holds[seat], self.judge.left
        return [(min(max(held[k] - 1, 0.0), left), min(held[k], left)) for k in self.judge.kinds]

    def _hopes(self, which: int) -> list[list[list[float]]]:
        """Return hope[seat][kind][potions]: points still to come from a kind when its card lies (0) or is in the hand (1)."""
        now = self.points[0]
        return [
            [[between(self.points, plays[which], n) - now[n] for n in range(30)] for plays in self.plays[seat]]
            for seat in range(self.view.players)
        ]

    def table(self, rng: Random, mine: tuple[int, ...]) -> State:
        """Return a whole state in which this seat has chosen `mine` and the others something that fits all that was seen."""
        view = self.view
        counts = [rival.chosen_count for rival in view.seats]
        to_act = view.to_act[0]
        if view.stage is Stage.CHOOSING:
            counts = [min(CHOICES, rival.hand_count + rival.chosen_count) for rival in view.seats]
            to_act = next(seat for step in range(view.players) if counts[seat := (view.leader + step) % view.players])
        chosen = [mine if seat == view.seat else self._some(seat, count, rng) for seat, count in enumerate(counts)]
        hands = list(self.nobody)
        hands[view.seat] = view.hand
        return State(
            self.setup, Stage.PLAYING, view.round, max(1, view.turn), view.leader if view.turn else to_act, to_act, view.led,
            self.bravest, tuple(hands), self.nobody, tuple(chosen), (), (), view.played, self.brave, self.cowardly, self.tasks,
            self.done,
        )  # fmt: skip

    def _some(self, seat: int, count: int, rng: Random) -> tuple[int, ...]:
        """Return `count` kinds that seat may have chosen."""
        pull = list(self.pulls[seat])
        out = []
        for _ in range(min(count, len(pull))):
            at = rng.random() * sum([weight for _, weight in pull])
            i = 0
            while i < len(pull) - 1 and at >= pull[i][1]:
                at -= pull[i][1]
                i += 1
            out.append(pull.pop(i)[0])
        return tuple(sorted(out))

    def play_out(self, state: State, rng: Random) -> State:
        """Return the state when this round is over, everybody playing by the worth of their cards and some whim."""
        number = state.round
        while state.stage is Stage.PLAYING and state.round == number:
            state, _ = apply(state, self._reply(state, rng))
        return state

    def _reply(self, state: State, rng: Random) -> Move:
        judge, seat, kind = self.judge, state.to_act, state.led
        counts = [len(cards) for cards in state.chosen]
        gone = kinds_led(state.played)
        if kind is not None:
            gone &= ~(1 << kind)
            victim = None if state.bravest is None else state.played[state.bravest].seat
            safe = chance_safe(judge, seat, state.leader, kind, counts, gone)
            return Answer(seat, judge.dares(seat, kind, safe, victim) + WHIM * (rng.random() - 0.5) > 0)
        best, top = None, -1e9
        for card in state.chosen[seat]:
            for brave in (True, False):
                move = Lead(seat, card, brave)
                rate = rate_lead(judge, seat, move, counts, gone) + WHIM * rng.random()
                if rate > top:
                    best, top = move, rate
        return best

    def value(self, state: State) -> list[float]:
        """Return the worth of each seat's display, tasks and hopes when the round is over."""
        house, each, judge, points = self.view.house, self.each, self.judge, self.points[0]
        out = []
        for seat in range(self.view.players):
            total = len(state.done_tasks[seat]) * house.task_points
            bold, shy = state.brave[seat], state.cowardly[seat]
            was_bold, was_shy = self.brave[seat], self.cowardly[seat]
            after, back = self.after[seat], self.back[seat]
            hopes_here = []
            for k in judge.kinds:
                b, s = bold[k], shy[k]
                potions = b * each + s
                total += points[potions] + b * house.brave_points
                if judge.left:
                    lies = b != was_bold[k] or s != was_shy[k]
                    hopes_here.append((after if lies else back)[k][potions])
            if judge.left:
                hopes_here.sort(reverse=True)
                total += sum(hopes_here[:CHOICES]) + SIDELINE * sum(hopes_here[CHOICES:])
            for task in state.tasks if judge.left else ():
                chance = 0.8
                for k, need in house.tasks[task].needs:
                    short = need - bold[k] * each - shy[k]
                    if short > 0:
                        chance *= between(self.chances, self.plays[seat][k][0], short)
                total += chance * house.task_points
            out.append(total)
        return out
