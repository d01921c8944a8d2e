"""Judge a table from one seat: what cards are worth to whom, and who may hold them. Normal plays by it, hard dreams by it."""

from collections import Counter
from math import exp

import msgspec

from partygames.games.witch_express.bots.worth import Odds, between, hopes
from partygames.games.witch_express.kinds import CHOICES, COUNTS, ROUNDS
from partygames.games.witch_express.scoring import potions_per_brave
from partygames.games.witch_express.state import View

SPITE = 0.3  # what a point taken from one rival is worth
TASK_HOPE = 0.8  # a task half done may be gone before it is met (WE-16)
SIDELINE = 0.35  # only three kinds a round: the others are played this often


class Temper(msgspec.Struct, frozen=True):
    """How a player sees the table.

    `odds`: what it hopes of the cards of later rounds; who hopes less keeps to what it has. `leaning`: how sure it is that a
    point more draws a rival towards a kind. `fear`: how likely it thinks that a seat behind with the kind will be brave.
    """

    odds: Odds
    leaning: float
    fear: float


PLAIN = Temper((0.45, 0.4), 1.0, 0.95)
SHREWD = Temper((0.15, 0.35), 1.4, 0.95)


class Judge:
    """Hold what one seat makes of its view.

    `stand[j][k]`, `shy[j][k]`, `lost[j][k]`: worth to seat j of kind k when its card stands brave, lies cowardly, comes back.
    `likely[j][k]`: chance that j chose k this round, before anything was played.
    """

    def __init__(self, view: View, temper: Temper) -> None:
        self.view, self.temper = view, temper
        self.kinds = range(view.kinds)
        self.left = ROUNDS - view.round
        self.points, self.chances = hopes(view.house, temper.odds)
        self.holds = self._holdings()
        self._worths()
        self._likelihoods()

    def _holdings(self) -> list[list[float]]:
        """Return the expected number of cards of each kind in each hand, chosen cards included; one's own exactly."""
        view = self.view
        mine = Counter(view.hand + view.chosen)
        known = [self._known(seat) for seat in range(view.players)]
        seen = mine + Counter(view.opening) + Counter(card.kind for card in view.played)
        for rival in view.seats:
            if rival.seat != view.seat:
                seen += known[rival.seat]
            for kind in self.kinds:
                seen[kind] += rival.brave[kind] + rival.cowardly[kind]
        self.known = known
        self.unseen = [COUNTS[kind] - seen[kind] for kind in self.kinds]
        total = max(1, sum(self.unseen))
        holds = []
        for rival in view.seats:
            if rival.seat == view.seat:
                holds.append([float(mine[kind]) for kind in self.kinds])
                continue
            dark = rival.hand_count + rival.chosen_count - known[rival.seat].total()
            holds.append([dark * self.unseen[kind] / total + known[rival.seat][kind] for kind in self.kinds])
        return holds

    def _known(self, seat: int) -> Counter:
        """Return the kinds all have seen go back to this hand, without those played again this round."""
        return Counter(self.view.seats[seat].known) - Counter(card.kind for card in self.view.played if card.seat == seat)

    def _worths(self) -> None:
        """Fill `plays` (still to come when the card lies, when it comes back), `stand`, `shy` and `lost`."""
        brave = potions_per_brave(self.view.house)
        bonus = self.view.house.brave_points
        led = {card.kind for card in self.view.played}
        self.plays: list[list[tuple[float, float]]] = []
        self.stand, self.shy, self.lost = [], [], []
        for rival, held in zip(self.view.seats, self.holds, strict=True):
            shown = rival.potions
            ranked = sorted(self.kinds, key=[-self._hope(n, now) for n, now in zip(held, shown, strict=False)].__getitem__)
            often = {kind: 1.0 if place < CHOICES else SIDELINE for place, kind in enumerate(ranked)}
            plays = [(often[k] * min(max(held[k] - 1, 0.0), self.left), often[k] * min(held[k], self.left)) for k in self.kinds]
            soon = [min(held[k], self.left + (k not in led), 3.0) for k in self.kinds]
            stand, shy, lost = [], [], []
            for k in self.kinds:
                now, (after, back) = shown[k], plays[k]
                stand.append(between(self.points, after, now + brave) + bonus)
                shy.append(between(self.points, after, now + 1))
                lost.append(between(self.points, back, now))
            for task in self.view.tasks:
                chances = [self._reach(need - shown[k], soon[k]) for k, need in task.needs]
                for i, (k, need) in enumerate(task.needs):
                    others = chances[i - 1] * chances[i - 2] * self.view.house.task_points
                    stand[k] += others * self._reach(need - shown[k] - brave, plays[k][0])
                    shy[k] += others * self._reach(need - shown[k] - 1, plays[k][0])
                    lost[k] += others * self._reach(need - shown[k], plays[k][1])
            self.plays.append(plays)
            self.stand.append(stand)
            self.shy.append(shy)
            self.lost.append(lost)

    def _hope(self, held: float, now: int) -> float:
        """Return what so many cards of a kind may still bring."""
        return between(self.points, min(held, self.left + 1, 3), now) - self.points[0][now]

    def _reach(self, short: int, plays: float) -> float:
        """Return the chance to gain the potions that are short for a task in so many plays."""
        return 1.0 if short <= 0 else between(self.chances, plays, short) * TASK_HOPE

    def _likelihoods(self) -> None:
        """Fill `likely`, from who has what and who wants it; `crowd[k]`: how many others are expected to choose k."""
        view = self.view
        has = [
            [1.0 if held >= 1 and self.known[seat][kind] else 1 - exp(-1.1 * held) for kind, held in enumerate(row)]
            for seat, row in enumerate(self.holds)
        ]
        if view.seat is not None:
            total = max(1, sum(self.unseen))
            size = len(view.hand) + len(view.chosen)
            has[view.seat] = [1 - exp(-1.1 * size * self.unseen[kind] / total) for kind in self.kinds]
        crowd = [sum(has[j][k] for j in range(view.players) if j != view.seat) * CHOICES / len(self.kinds) for k in self.kinds]
        self.held: dict[tuple[int, int, int], list[float]] = {}
        self.pull, self.likely = [], []
        for seat in range(view.players):
            pull = [has[seat][k] * exp(self.temper.leaning * self._appeal(seat, k, crowd[k])) for k in self.kinds]
            self.pull.append(pull)
            self.likely.append([min(h, p) for h, p in zip(has[seat], chances(pull, CHOICES), strict=True)])
        self.crowd = [sum(self.likely[j][k] for j in range(view.players) if j != view.seat) for k in self.kinds]

    def _appeal(self, seat: int, kind: int, crowd: float) -> float:
        """Return what choosing kind promises when so many others choose it too and all sit by chance (WE-11)."""
        last = (1 - exp(-crowd)) / crowd if crowd > 0.01 else 1.0
        return last * self.stand[seat][kind] + (1 - last) * self.shy[seat][kind] - self.lost[seat][kind]

    def appeal(self, kind: int) -> float:
        """Return what choosing kind promises to this seat."""
        return self._appeal(self.view.seat, kind, self.crowd[kind])

    def holding(self, seat: int, count: int, gone: int) -> list[float]:
        """Return per kind the chance to be among the `count` chosen cards seat still holds; bits of `gone`: kinds led before."""
        key = (seat, count, gone)
        row = self.held.get(key)
        if row is None:
            pull = [0.0 if gone >> k & 1 else p for k, p in enumerate(self.pull[seat])]
            row = self.held[key] = chances(pull, count)
        return row

    def dares(self, seat: int, kind: int, safe: float, victim: int | None) -> float:
        """Return how much better brave is than cowardly for seat, when `safe` is the chance that nobody behind is braver."""
        gain = safe * self.stand[seat][kind] + (1 - safe) * self.lost[seat][kind] - self.shy[seat][kind]
        if victim is not None:
            gain += SPITE * (self.stand[victim][kind] - self.lost[victim][kind])
        return gain


def chances(pull: list[float], picks: int) -> list[float]:
    """Return for each thing the chance to be among so many picked, when the odds of a thing are as its pull."""
    if sum([p > 0 for p in pull]) <= picks:
        return [float(p > 0) for p in pull]
    scale = picks / sum(pull)
    for _ in range(40):  # Newton's method on the logarithm of the scale, in steps that cannot run away
        found = [p * scale / (1 + p * scale) for p in pull]
        short = picks - sum(found)
        if abs(short) < 0.001:
            break
        slope = sum([chance * (1 - chance) for chance in found]) or 1e-9
        scale *= exp(max(-3.0, min(3.0, short / slope)))
    return found
