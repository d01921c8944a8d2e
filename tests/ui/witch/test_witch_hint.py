"""The hint: what a hard player would do and why, only where a person acts, and never more than the table may know."""

import pytest
from helpers.witch import FIRE, SUN, WATER, playing
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from ui.witch.hands import tap
from ui.witch.test_witch_table import choosing, key, lift, only_i_choose, pick, set_state

from partygames.games.witch_express import advise
from partygames.games.witch_express.bots.advice import Advice, Reason
from partygames.games.witch_express.moves import Answer, Choose, Lead, TakeOpening
from partygames.ui.witch.advising import WHY, advice_sentence
from partygames.ui.witch.asking import Ask


def hinted(qtbot, stage, screen) -> str:
    """Ask for a hint and return it."""
    tap(stage, screen.hinting.button)
    qtbot.waitUntil(lambda: screen.hinting.slip.text != "")
    return screen.hinting.slip.text


def test_the_hint_is_the_hard_players_move_and_marks_its_cards(qtbot, stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    view = screen.session.view(0)
    expected = advise(view, 0, screen.session.number)
    assert hinted(qtbot, stage, screen) == advice_sentence(expected, screen.session.seats)
    tips = [card.kind for card in screen.acting.hand.cards if card.tip]
    assert tips == list(expected.move.kinds)
    pick(stage, screen, 1)
    assert screen.hinting.slip.text != "", "it is still true"
    pick(stage, screen, 2)
    screen.acting.confirm.click()
    assert screen.hinting.slip.text == ""
    assert not any(card.tip for card in screen.acting.hand.cards)


def test_the_key_asks_and_a_second_time_cancels(qtbot, stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    key(stage, Qt.Key.Key_H)
    assert screen.hinting._advisor.busy
    assert screen.hinting.button.checked
    key(stage, Qt.Key.Key_H)
    assert not screen.hinting._advisor.busy
    assert not screen.hinting.button.checked
    QTest.qWait(400)
    assert screen.hinting.slip.text == ""


def test_a_hint_that_comes_too_late_is_not_said(qtbot, stage, table) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,))))
    screen.bots.hold(True)
    key(stage, Qt.Key.Key_H)
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_C)
    QTest.qWait(300)
    assert screen.hinting.slip.text == ""


def test_there_is_no_hint_where_a_computer_acts(stage, table) -> None:
    screen = table(True, False, False, start=1)
    screen.bots.hold(True)
    assert screen.acting.asked.ask is Ask.NOTHING
    assert not screen.hinting.button.isVisible()
    key(stage, Qt.Key.Key_H)
    assert not screen.hinting._advisor.busy


def test_WD_1_a_hint_for_a_secret_choice_is_said_behind_the_curtain_and_leaves_no_word(qtbot, stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    assert not screen.hinting.button.isVisible()
    key(stage, Qt.Key.Key_H)
    assert not screen.hinting._advisor.busy
    lift(stage, screen)
    hinted(qtbot, stage, screen)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    assert screen.hinting.slip.words.text == ""
    assert screen.hinting._advice is None


def test_WD_1_a_hint_in_front_of_everybody_comes_from_the_public_table(qtbot, stage, table) -> None:
    state = playing((FIRE, SUN), (FIRE, WATER), (WATER,), leader=0)
    screen = table(True, True, True, before=set_state(state))
    lift(stage, screen)
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_B)
    assert screen.acting.asked.ask is Ask.ANSWER
    public = screen.session.view(None)
    text = hinted(qtbot, stage, screen)
    assert text == advice_sentence(advise(public, 1, 99), screen.session.seats)


def test_a_hint_that_fails_is_told_and_the_game_goes_on(qtbot, stage, table, monkeypatch, caplog) -> None:
    screen = table(True, False, False, before=only_i_choose)
    monkeypatch.setattr(screen.session.game, "advise", lambda *_: 1 / 0)
    assert hinted(qtbot, stage, screen) == "No hint this time."
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    assert screen.session.view(None).seats[0].has_chosen


def test_a_refusal_takes_the_place_of_a_hint(qtbot, stage, table) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,))))
    screen.bots.hold(True)
    hinted(qtbot, stage, screen)
    key(stage, Qt.Key.Key_B)
    assert "(Rule WE-9)" in screen.notice.text
    assert screen.hinting.slip.text == ""
    hinted(qtbot, stage, screen)
    assert screen.notice.text == ""


@pytest.mark.parametrize("lang", ["en", "zh_CN"])
def test_every_reason_is_a_sentence_in_both_languages(language, table, lang) -> None:
    seats = table(True, False, False).session.seats
    english = {why() for why in WHY.values()}
    assert len(english) == len(Reason) == len(WHY)
    language.use(lang)
    for reason in Reason:
        for move in (TakeOpening(0, FIRE), Choose(0, (FIRE, SUN, WATER)), Lead(0, SUN, True), Answer(0, False)):
            text = advice_sentence(Advice(move, reason, FIRE, 3, 1, 2, 5), seats)
            assert "{" not in text
            assert len(text) > 6
    texts = {why() for why in WHY.values()}
    assert len(texts) == len(english)
    assert texts == english if lang == "en" else not texts & english
