"""Why a move or a table is refused. The sentences a player reads are the ui's, one per code."""

from enum import StrEnum


class Refusal(StrEnum):
    """Name each refusal; the facts that come with it stand behind it."""

    BAD_PLAYERS = "bad_players"  # players: WE-1 wants 3 to 6
    BAD_START = "bad_start"  # seat: no such start player
    BAD_SEED = "bad_seed"  # the seed is no whole number of 63 bits
    BAD_HOUSE = "bad_house"  # key, why: a house number is out of its bounds (WE-24)
    NO_SUCH_SEAT = "no_such_seat"  # seat
    UNKNOWN_MOVE = "unknown_move"  # the thing submitted is no move of this game
    GAME_OVER = "game_over"
    WRONG_STAGE = "wrong_stage"  # stage: what the table is doing instead
    NOT_YOUR_TURN = "not_your_turn"  # waiting_for: the seat whose act is awaited
    NOT_OPEN = "not_open"  # kind: no open card of that kind (WE-5)
    ALREADY_CHOSEN = "already_chosen"  # this round's choice is made (WE-8)
    SAME_KIND = "same_kind"  # the chosen kinds must differ (WE-8)
    WRONG_COUNT = "wrong_count"  # need, given: how many to choose (WE-8)
    NOT_IN_HAND = "not_in_hand"  # kind (WE-8)
    NOT_CHOSEN = "not_chosen"  # kind: not among the chosen cards still to play (WE-9)
    MUST_FOLLOW = "must_follow"  # kind: a card was led, answer it (WE-10)
    MUST_LEAD = "must_lead"  # nothing was led yet, play any chosen card (WE-9)
