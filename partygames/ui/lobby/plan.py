"""Who will sit where: the six places of the lobby, as plain values."""

from partygames.core.seats import MAX_SEATS, Player, Seat, clean_name, distinct_names

Place = Seat | None
Plan = tuple[Place, ...]

LEVELS = (Player.HUMAN, Player.EASY, Player.NORMAL, Player.HARD)


def first_plan() -> Plan:
    """Return the table of the very first start: four places, of which three are computers where a game has them.

    With it both games can be played at once: Doodle Rush by four people, Witch Express by one person alone.
    """
    players = (Player.HUMAN, Player.NORMAL, Player.NORMAL, Player.EASY)
    return (*(Seat(i, "", p) for i, p in enumerate(players)), *(None,) * (MAX_SEATS - 4))


def restored(seats: tuple[Place, ...]) -> Plan:
    """Return a remembered plan made whole: six places, each with its own emblem and a clean name; else the first plan."""
    if len(seats) != MAX_SEATS or not any(seats):
        return first_plan()
    return tuple(None if s is None else Seat(i, clean_name(s.name), s.player) for i, s in enumerate(seats))


def _with(plan: Plan, place: int, seat: Place) -> Plan:
    return (*plan[:place], seat, *plan[place + 1 :])


def with_name(plan: Plan, place: int, name: str) -> Plan:
    """Return the plan with somebody's name there; whoever has typed a name is a person."""
    seat, name = plan[place], clean_name(name)
    player = Player.HUMAN if name or seat is None else seat.player
    return _with(plan, place, Seat(place, name, player))


def without(plan: Plan, place: int) -> Plan:
    """Return the plan with that place free."""
    return _with(plan, place, None)


def people(plan: Plan, people_only: bool) -> list[int]:
    """Return the places where a person sits; `people_only`: computers cannot play, so everybody is one."""
    return [n for n, seat in enumerate(plan) if seat is not None and (people_only or seat.player is Player.HUMAN)]


def with_next_level(plan: Plan, place: int) -> Plan:
    """Return the plan with the next kind of player there: person, easy, normal, hard, person ..."""
    seat = plan[place]
    if seat is None:
        return plan
    player = LEVELS[(LEVELS.index(seat.player) + 1) % len(LEVELS)]
    return _with(plan, place, Seat(place, seat.name, player))


def seated(plan: Plan, names: tuple[str, ...], people_only: bool) -> tuple[Seat, ...]:
    """Return the seats to play with, clockwise: names filled from `names` (one per emblem) and told apart.

    `people_only` turns every seat into a person's, for a game that computers cannot play.
    """
    taken = [s for s in plan if s is not None]
    shown = distinct_names([s.name or names[s.emblem] for s in taken])
    return tuple(Seat(s.emblem, name, Player.HUMAN if people_only else s.player) for s, name in zip(taken, shown, strict=True))
