"""Every sentence of the program in both languages, and the .qm files that say them (invariant 10)."""

import ast
import importlib.util
import json
import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

from partygames.core.paths import resource
from partygames.ui import i18n
from partygames.ui.i18n import LANGUAGES, is_chinese, translate

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("translate", "i18n.translate", "QCoreApplication.translate")
CHINESE = re.compile(r"[\u3400-\u9fff]")
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")


@pytest.fixture(scope="module")
def tool():
    """Return packaging/translations.py as a module."""
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def chinese(tool):
    """Return the Chinese of every string, by context, source and note."""
    return tool.read(tool.ts_path("zh_CN"))


@cache
def calls() -> list[tuple[Path, ast.Call]]:
    """Return every call of translate(...) in the package; those of a painter or a rectangle are none."""
    paths = sorted((ROOT / "partygames").rglob("*.py"))
    nodes = [(path, node) for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return [(path, node) for path, node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) in NAMES]


def said() -> dict[tuple[str, str, str], Path]:
    """Return context, source and note of every string that the sources say, and where."""
    strings = {}
    for path, call in calls():
        texts = [ast.literal_eval(part) for part in call.args[:3]]
        strings[(*texts, "", "")[0:3]] = path
    return strings


def test_every_call_names_its_context_and_its_text():
    # a variable or an f-string would be found in no .ts file
    for path, call in calls():
        where = f"{path.relative_to(ROOT)}:{call.lineno}"
        assert 2 <= len(call.args) <= 4, where
        assert not call.keywords, where
        for part in call.args[:3]:
            assert isinstance(part, ast.Constant), f"{where}: {ast.unparse(part)}"
            assert isinstance(part.value, str), where
        assert ("%n" in call.args[1].value) == (len(call.args) == 4), f"{where}: %n goes with a number"


def test_no_word_on_the_screen_is_hidden_from_the_translators():
    setters = {"set_text", "set_texts", "setToolTip", "setAccessibleName", "setAccessibleDescription"}
    for path in sorted((ROOT / "partygames" / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in setters:
                parts = [one for arg in node.args for one in (arg.elts if isinstance(arg, ast.Tuple) else [arg])]
                plain = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                words = {text for text in plain if re.search("[A-Za-z]{3}", text)}
                assert words <= {"English"}, f"{path.relative_to(ROOT)}:{node.lineno}"  # languages name themselves


def test_the_ts_files_hold_exactly_what_the_sources_say(tool, chinese):
    strings = said()
    assert len(strings) > 200
    assert sorted(chinese) == sorted(strings), "run packaging/translations.py update"
    assert sorted(tool.read(tool.ts_path("en"))) == sorted(key for key in strings if "%n" in key[1])


def test_nothing_is_unfinished_and_every_qm_is_compiled_from_its_ts(tool):
    assert tool.faults() == []


def test_a_translation_has_the_placeholders_of_its_source(chinese):
    for key, forms in chinese.items():
        for form in forms:
            assert sorted(PLACEHOLDER.findall(form)) == sorted(PLACEHOLDER.findall(key.source)), key
            assert form.count("\n") == key.source.count("\n"), key
            assert form == form.strip(), key


def test_chinese_has_chinese_punctuation(chinese):
    mixed = re.compile(r"""[\u3400-\u9fff}][,;:!?()"'.]|[,;:!?("'][\u3400-\u9fff]|\.\.\.""")
    for key, forms in chinese.items():
        for form in forms:
            assert not mixed.search(form), (key, form)


def test_a_name_stands_apart_from_chinese_words(chinese):
    # the name may be Leo
    name = r"\{(?:names?|author|best|braver|winners|some|last)\}"
    close = re.compile(rf"{name}{CHINESE.pattern}|{CHINESE.pattern}{name}")
    for key, forms in chinese.items():
        assert not close.search("".join(forms)), (key, forms)


def test_chinese_is_chinese(chinese):
    # what stays as it is holds nothing to translate
    for key, forms in chinese.items():
        if re.search("[A-Za-z]{2}", PLACEHOLDER.sub("", key.source)):
            assert all(CHINESE.search(form) for form in forms), key


def test_one_word_for_one_thing(chinese):
    words = {
        r"\bboards?\b": "画板",
        r"\bbrave\b": "勇敢",
        r"\bcowardly\b": "胆小",
        r"\bpotions?\b": "药水|瓶",
        r"\btasks?\b": "任务",
        r"\bhouse rules?\b": "村规",
        r"\bseats?\b": "座位",
        r"\brules?\b": "规则|村规",
        r"\bnext!": "下一位！",
        r"\bround \{": "轮",
        r"\bturn \{": "回合",
        r"\bphase\b": "阶段",
        r"\bwitch(es)?\b(?! express)": "女巫",
        r"\bdeck\b": "牌库",
        r"\bdoodle rush\b": "速涂快递",
        r"\bwitch express\b": "女巫快递",
        r"\bemblem": "标志",
        r"\bhints?\b": "提示",
        r"\blobby\b": "大厅",
        r"\bcurtain\b": "幕布",
        r"\bcomputers?\b": "电脑",
        r"\bflag": "旗",
        r"\brubber\b": "橡皮",
        r"\balbum\b": "画册",
        r"\breveal\b": "揭晓",
        r"\bundo\b": "撤销",
        r"\bwipe": "擦",
        r"\bdrawing (phase|minute)": "绘图",
        r"\bguessing (phase|minute)": "猜词",
        r"\b(word )?pack\b": "词库",
        r"\bdisk\b": "磁盘",
    }
    for key, forms in chinese.items():
        for english, terms in words.items():
            if re.search(english, key.source.lower()):
                assert re.search(terms, "".join(forms)), (key.source, forms, terms)


def test_no_other_word_for_the_same_thing(chinese):
    others = re.compile("机器人|懦弱|胆怯|英勇|药剂|牌堆|画布|白板|下家|摸牌|房规|绘画|图案|墨迹|重放|您")
    for key, forms in chinese.items():
        assert not others.search("".join(forms)), (key, forms)


def test_english_has_one_word_for_one_thing_too():
    others = re.compile(r"\brobots?\b|\beraser\b|\bcanvas|\bmain menu\b|\d %")
    for context, source, _ in said():
        assert not others.search(source.lower()), (context, source)


def test_english_quotes_and_dashes_are_typographic():
    for context, source, _ in said():
        assert '"' not in source, (context, source)
        assert not re.search(r"\w'\w", source), (context, source)
        assert "..." not in source, (context, source)
        assert source == source.strip() or source in (", ", "; "), (context, source)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_compiled_file_says_what_its_ts_says(tool, qapp, code):
    translator = QTranslator()
    assert translator.load(str(resource(f"i18n/partygames_{code}.qm")))
    converted = code == tool.CONVERTED
    for key, forms in tool.read(tool.ts_path("zh_CN" if converted else code)).items():
        for n, form in enumerate(map(tool.traditional, forms) if converted else forms, 1):
            assert translator.translate(key.context, key.source, key.note, n if key.plural else -1) == form


def test_a_live_switch_changes_a_string_both_ways(language):
    language.use("zh_CN")
    assert translate("Lobby", "What shall we play tonight?") == "今晚玩什么？"
    assert is_chinese()
    language.use("en")
    assert translate("Lobby", "What shall we play tonight?") == "What shall we play tonight?"
    assert not is_chinese()
    language.use("zh_CN")
    assert translate("Lobby", "Continue") == "继续"


def test_the_start_follows_the_system_when_nothing_is_chosen(language, monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "zh_CN")
    language.use("")
    assert language.code == "zh_CN"
    monkeypatch.setattr(i18n, "system_language", lambda: "en")
    language.use("klingon")
    assert language.code == "en"


SYSTEMS = {"zh_CN": "zh_CN", "zh_TW": "zh_TW", "zh_HK": "zh_TW", "en_GB": "en", "de_DE": "en"}


@pytest.mark.parametrize(("system", "code"), SYSTEMS.items())
def test_a_chinese_system_starts_in_chinese_any_other_in_english(monkeypatch, system, code):
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(system)))
    assert i18n.system_language() == code


def test_update_keeps_what_is_finished_and_drops_what_is_gone(tool, tmp_path, monkeypatch, capsys, qapp):
    source = tmp_path / "screen.py"
    source.write_text('translate("Table", "It’s “{name}” & <you>")\ntranslate("Table", "%n card(s)", "", n)\n', encoding="utf-8")
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "RULES", tmp_path)
    monkeypatch.setattr(tool, "sources", lambda: [source])
    tool.update()
    assert capsys.readouterr().out.splitlines()[0] == "zh_CN: 2 strings, 2 new, 0 gone, 2 unfinished"
    chinese, english = tmp_path / "zh.json", tmp_path / "en.json"
    texts = {"It’s “{name}” & <you>": "{name}，你好", "%n card(s)": ["%n 张牌"], "no": "不"}
    chinese.write_text(json.dumps({"Table": texts}), encoding="utf-8")
    english.write_text('{"Table": {"%n card(s)": ["%n card", "%n cards"]}}', encoding="utf-8")
    tool.merge([chinese], "zh_CN")
    tool.merge([english], "en")
    assert capsys.readouterr().out == "zh.json: nothing says Table: no\nzh_CN: 0 unfinished\nen: 0 unfinished\n"
    assert len(tool.faults()) == 3  # not compiled yet
    tool.release()
    assert tool.faults() == []
    translator = QTranslator()
    assert translator.load(str(tmp_path / "partygames_en.qm"))
    assert [translator.translate("Table", "%n card(s)", "", n) for n in (1, 2)] == ["%n card", "%n cards"]

    source.write_text('translate("Table", "%n card(s)", "", n)\ntranslate("Table", "New", "a note")\n', encoding="utf-8")
    tool.update()
    assert tool.read(tool.ts_path("zh_CN")) == {("Table", "%n card(s)", ""): ("%n 张牌",), ("Table", "New", "a note"): ()}
    stale = [line.split(":")[0] for line in tool.faults() if "not made" in line]
    assert stale == ["partygames_zh_CN.qm", "partygames_zh_TW.qm"]
    assert "unfinished" in tool.faults()[0]


def test_every_language_of_the_program_has_its_files(tool):
    assert {*tool.FORMS, tool.CONVERTED} == set(LANGUAGES)


def test_one_tap_goes_back_to_the_chinese_that_was_read_before(language):
    language.use("zh_TW")
    assert language.other == "en"
    language.use("en")
    assert language.other == "zh_TW"
    language.use("zh_CN")
    language.use("en")
    assert language.other == "zh_CN"


def test_traditional_chinese_is_converted_where_it_reads_well(tool, language):
    language.use("zh_TW")
    assert translate("Settings", "Settings") == "設定"
    assert is_chinese()
    assert i18n.chinese("面条") == "麵條"
    assert tool.traditional("这台电脑：“程序”") == "這台電腦：「程式」"
    assert tool.traditional("打字，按回车。空格全屏，撤销一笔") == "打字，按 Enter 鍵。空白鍵全螢幕，復原一筆"
    language.use("zh_CN")
    assert i18n.chinese("面条") == "面条"
