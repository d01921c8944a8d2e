"""What a hard computer player would do, and why in one reason taken from its own judgement of the table."""

from enum import StrEnum
from random import Random

import msgspec

from partygames.games.witch_express.bots.hard import play
from partygames.games.witch_express.bots.judge import SHREWD, SPITE, Judge
from partygames.games.witch_express.bots.normal import chance_safe, kinds_led
from partygames.games.witch_express.kinds import COWARDLY_POTIONS
from partygames.games.witch_express.moves import Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.rules import moves_open
from partygames.games.witch_express.scoring import points_for, potions_per_brave
from partygames.games.witch_express.state import Stage, View

SURE, LIKELY, DOUBTFUL = 0.9999, 0.66, 0.5
FEW = 0.6
"""So many others are expected to choose a kind when few do."""


class Reason(StrEnum):
    """Why a move is advised; the facts of an Advice fill the sentence."""

    LAST = "last"  # nobody answers behind
    SAFE = "safe"  # kind: nobody behind can hold it any more
    LIKELY = "likely"  # kind: probably nobody behind is braver
    TASK = "task"  # it completes a task
    TOWARDS_TASK = "towards_task"  # kind: a task still needs it
    CANCELS = "cancels"  # seat: it cancels that brave card
    NOTHING_LOST = "nothing_lost"  # a cancelled card comes back, and one potion more is worth little
    RISK = "risk"  # kind: somebody behind may well be braver
    POINTS = "points"  # kind, n, before, after: so many points more for the potions
    CERTAIN = "certain"  # a cowardly card stays for certain
    FEW = "few"  # kind: few others are likely to choose it
    SHOWN = "shown"  # kind, n: so many potions of it lie there already
    HELD = "held"  # kind, n: so many cards of it are in the hand
    BEST = "best"  # kind: it promises the most


class Advice(msgspec.Struct, frozen=True):
    """A move and its reason."""

    move: Move
    reason: Reason
    kind: int | None = None
    n: int = 0
    seat: int | None = None
    before: int = 0
    after: int = 0


def advise(view: View, seat: int, seed: int) -> Advice:
    """Return what a hard computer player would do in `seat`, whose act is awaited; the same arguments give the same advice.

    With the public view, for an act in front of everybody, it judges by what everybody knows and gives nothing of the hand
    away; then only open cards and answers can be advised. Raises ValueError when there is nothing to advise.
    """
    if seat not in view.to_act:
        raise ValueError("this seat has nothing to do now")
    if view.seat is None and view.stage is not Stage.OPENING and view.led is None:
        raise ValueError("a secret choice cannot be advised in front of everybody")
    moves = moves_open(seat, view.stage, view.hand, view.chosen, view.opening, view.led)
    table = _Table(view, seat)
    if view.seat is None:
        move = max(moves, key=table.open_rate)
    else:
        move = moves[0] if len(moves) == 1 else play(view, moves, Random(seed))
    return table.why(move)


class _Table:
    """Hold the judgement of one table and find the reason of a move in it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat, self.judge = view, seat, Judge(view, SHREWD)
        self.each = potions_per_brave(view.house)
        shown = list(view.seats[seat].potions)
        for card in view.played:  # what stands by now lies on the display when the round ends
            if card.seat == seat and card.standing:
                shown[card.kind] += self.each if card.brave else COWARDLY_POTIONS
        self.shown = shown

    def open_rate(self, move: Move) -> float:
        """Return what a move promises by what everybody knows."""
        judge, seat = self.judge, self.seat
        if isinstance(move, TakeOpening):
            return judge.shy[seat][move.kind] - judge.lost[seat][move.kind]
        return judge.dares(seat, self.view.led, self._safe(self.view.led), self._victim()) if move.brave else 0.0

    def why(self, move: Move) -> Advice:
        """Return the move with its reason."""
        if isinstance(move, TakeOpening):
            return self._taking(move)
        if isinstance(move, Choose):
            return self._choosing(move)
        kind = move.kind if isinstance(move, Lead) else self.view.led
        return self._brave(move, kind) if move.brave else self._cowardly(move, kind)

    def _taking(self, move: TakeOpening) -> Advice:
        kind = move.kind
        held = self.view.hand.count(kind)
        if held > 1:
            return Advice(move, Reason.HELD, kind, held)
        if self._needed(kind):
            return Advice(move, Reason.TOWARDS_TASK, kind)
        return Advice(move, Reason.BEST, kind)

    def _choosing(self, move: Choose) -> Advice:
        """Name the reason of the kind that promises most."""
        judge = self.judge
        kind = max(move.kinds, key=judge.appeal)
        if self._needed(kind):
            return Advice(move, Reason.TOWARDS_TASK, kind)
        if judge.crowd[kind] <= FEW:
            return Advice(move, Reason.FEW, kind)
        if self.shown[kind]:
            return Advice(move, Reason.SHOWN, kind, self.shown[kind])
        held = self.view.hand.count(kind)
        return Advice(move, Reason.HELD, kind, held) if held > 1 else Advice(move, Reason.BEST, kind)

    def _brave(self, move: Move, kind: int) -> Advice:
        judge, seat, safe, victim = self.judge, self.seat, self._safe(kind), self._victim()
        stand, shy, lost = judge.stand[seat][kind], judge.shy[seat][kind], judge.lost[seat][kind]
        if safe >= LIKELY and self._completes(kind, self.each) and not self._completes(kind, COWARDLY_POTIONS):
            return Advice(move, Reason.TASK, kind)
        if victim is not None and SPITE * (judge.stand[victim][kind] - judge.lost[victim][kind]) > safe * (stand - shy):
            return Advice(move, Reason.CANCELS, kind, seat=victim)
        if not self._behind():
            return Advice(move, Reason.LAST, kind)
        if safe >= SURE:
            return Advice(move, Reason.SAFE, kind)
        if safe >= LIKELY:
            return Advice(move, Reason.LIKELY, kind)
        if lost >= shy:
            return Advice(move, Reason.NOTHING_LOST, kind)
        return self._points(move, kind, self.each)

    def _cowardly(self, move: Move, kind: int) -> Advice:
        if self._completes(kind, COWARDLY_POTIONS):
            return Advice(move, Reason.TASK, kind)
        if self._safe(kind) <= DOUBTFUL:
            return Advice(move, Reason.RISK, kind)
        return self._points(move, kind, COWARDLY_POTIONS)

    def _behind(self) -> list[int]:
        """Return the seats that may still answer after this one."""
        view = self.view
        leader = self.seat if view.led is None else view.leader
        out, other = [], (self.seat + 1) % view.players
        while other != leader:
            if view.seats[other].chosen_count:
                out.append(other)
            other = (other + 1) % view.players
        return out

    def _safe(self, kind: int) -> float:
        view = self.view
        counts = [rival.chosen_count for rival in view.seats]
        leader = self.seat if view.led is None else view.leader
        gone = kinds_led(view.played) & ~(1 << kind)
        return chance_safe(self.judge, self.seat, leader, kind, counts, gone)

    def _victim(self) -> int | None:
        return next((c.seat for c in self.view.played if c.turn == self.view.turn and c.brave and c.standing), None)

    def _points(self, move: Move, kind: int, potions: int) -> Advice:
        """Name the points that the potions bring; where they bring none yet, what else speaks for the card."""
        house, now = self.view.house, self.shown[kind]
        gain = points_for(house, now + potions) - points_for(house, now)
        if gain:
            return Advice(move, Reason.POINTS, kind, gain, before=now, after=now + potions)
        return Advice(move, Reason.BEST if move.brave else Reason.CERTAIN, kind)

    def _needed(self, kind: int) -> bool:
        return any(k == kind and self.shown[k] < need for task in self.view.tasks for k, need in task.needs)

    def _completes(self, kind: int, potions: int) -> bool:
        """Say whether so many potions of kind meet a task that is not met without them."""
        for task in self.view.tasks:
            short = [need - self.shown[k] - potions * (k == kind) for k, need in task.needs]
            was = [need - self.shown[k] for k, need in task.needs]
            if max(short) <= 0 < max(was):
                return True
        return False
