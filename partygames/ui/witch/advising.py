"""Say in one sentence what a hard player would do, and why."""

from collections.abc import Callable, Sequence

from partygames.core.seats import Seat
from partygames.games.witch_express.bots.advice import Advice, Reason
from partygames.games.witch_express.moves import Choose, Lead, TakeOpening
from partygames.ui.i18n import translate
from partygames.ui.witch import words

NAME_COLUMNS = 16


def advice_sentence(advice: Advice | None, seats: Sequence[Seat]) -> str:
    """Return the advice in words; None where none could be had."""
    if advice is None:
        return translate("Witch", "No hint this time.")
    facts = {
        "kind": "" if advice.kind is None else words.kind_name(advice.kind),
        "name": "" if advice.seat is None else words.short(words.name_of(seats, advice.seat), NAME_COLUMNS),
        "n": advice.n,
        "before": advice.before,
        "after": advice.after,
    }
    return translate("Witch", "{what}: {why}.").format(what=_what(advice), why=WHY[advice.reason]().format(**facts))


def _what(advice: Advice) -> str:
    move = advice.move
    if isinstance(move, TakeOpening):
        return translate("Witch", "Take {kind}").format(kind=words.kind_name(move.kind))
    if isinstance(move, Choose):
        return words.listed([words.kind_name(kind) for kind in move.kinds])
    how = translate("Witch", "Brave") if move.brave else translate("Witch", "Cowardly")
    if isinstance(move, Lead):
        return translate("Witch", "{kind}, {how}").format(kind=words.kind_name(move.kind), how=how)
    return how


WHY: dict[Reason, Callable[[], str]] = {
    Reason.LAST: lambda: translate("Witch", "nobody answers after you"),
    Reason.SAFE: lambda: translate("Witch", "nobody behind you can hold {kind} any more"),
    Reason.LIKELY: lambda: translate("Witch", "probably nobody behind you is braver"),
    Reason.TASK: lambda: translate("Witch", "it completes a task"),
    Reason.TOWARDS_TASK: lambda: translate("Witch", "a task still needs {kind}"),
    Reason.CANCELS: lambda: translate("Witch", "it cancels the card of {name}"),
    Reason.NOTHING_LOST: lambda: translate("Witch", "little can be lost, a cancelled card comes back to your hand"),
    Reason.RISK: lambda: translate("Witch", "somebody behind you may well be braver"),
    Reason.POINTS: lambda: translate("Witch", "your {kind} potions grow from {before} to {after}, which scores {n} more"),
    Reason.CERTAIN: lambda: translate("Witch", "a cowardly card is always safe"),
    Reason.FEW: lambda: translate("Witch", "few others are likely to choose {kind}"),
    Reason.SHOWN: lambda: translate("Witch", "you show {kind} ×{n} already, and more of a colour is worth ever more"),
    Reason.HELD: lambda: translate("Witch", "you hold {kind} ×{n}"),
    Reason.BEST: lambda: translate("Witch", "{kind} promises the most"),
}
