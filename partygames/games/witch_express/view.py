"""Strip the state and its events to what one seat may know (architecture, invariant 4; WD-1, WD-4)."""

from partygames.core.game import RuleError
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.events import Chose, Drew, Event
from partygames.games.witch_express.kinds import KINDS_IN_PLAY
from partygames.games.witch_express.rules import awaits_choice
from partygames.games.witch_express.scoring import best, breakdowns
from partygames.games.witch_express.state import Rival, Stage, State, Task, View


def view_for(state: State, seat: int | None) -> View:
    """Return what `seat` sees, the public table for None: every display and count, only one's own hand and chosen cards."""
    players = state.setup.players
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise RuleError(Refusal.NO_SUCH_SEAT, "WE-1", seat=seat)
    results = breakdowns(state)
    choosing = state.stage is Stage.CHOOSING
    return View(
        seat=seat,
        players=players,
        kinds=KINDS_IN_PLAY[players],
        stage=state.stage,
        round=state.round,
        turn=state.turn,
        leader=state.leader,
        led=state.led,
        to_act=_awaited(state),
        hand=() if seat is None else state.hands[seat],
        chosen=() if seat is None else state.chosen[seat],
        opening=state.opening,
        deck_count=len(state.deck),
        played=state.played,
        seats=tuple(
            [
                Rival(
                    other,
                    len(state.hands[other]),
                    len(state.chosen[other]),
                    not (choosing and awaits_choice(state, other)),
                    state.brave[other],
                    state.cowardly[other],
                    results[other].potions,
                    state.done_tasks[other],
                    results[other].total,
                    state.known[other],
                )
                for other in range(players)
            ]
        ),
        tasks=tuple([Task(i, state.setup.house.tasks[i].needs) for i in state.tasks]),
        house=state.setup.house,
        said_next=_said_next(state),
        winners=best(results) if state.stage is Stage.OVER else (),
    )


def event_for(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` may see it: the kinds somebody else chose or drew are left out."""
    if isinstance(event, Chose | Drew) and event.seat != seat:
        return type(event)(event.seat, event.count)
    return event


def _awaited(state: State) -> tuple[int, ...]:
    """Return the seats whose act is awaited, clockwise from the leader."""
    if state.stage is Stage.CHOOSING:
        players = state.setup.players
        around = [(state.leader + step) % players for step in range(players)]
        return tuple([seat for seat in around if awaits_choice(state, seat)])
    return () if state.to_act is None else (state.to_act,)


def _said_next(state: State) -> tuple[int, ...]:
    """Return the seats between the leader and the awaited one that did not play in this turn (WE-10)."""
    if state.led is None or state.to_act is None:
        return ()
    players = state.setup.players
    steps = (state.to_act - state.leader) % players
    answered = {card.seat for card in state.played if card.turn == state.turn}
    passed = [(state.leader + step) % players for step in range(steps)]
    return tuple([seat for seat in passed if seat not in answered])
