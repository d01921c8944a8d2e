"""Keep the translations in resources/i18n: one .ts file a language, edited by people, and the compiled .qm beside it.

    python packaging/translations.py update              after a string was written or changed
    python packaging/translations.py merge FILE.json...  put translations into a .ts: {"Context": {"source": "translation"}}
    python packaging/translations.py release             compile; commit the .ts and the .qm together
    python packaging/translations.py check               exit 1 when a string is unfinished or a .qm is not its .ts

The sources are English, so the English file holds only the strings that count something (%n): they need a singular and a plural.
The value of such a string is a list of its forms, two in English, one in Chinese. lupdate and lrelease come with PySide6.
Traditional Chinese is made from the simplified: `release` writes its .qm and its rules pages, and nobody edits them.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import opencc
import PySide6

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
RULES = ROOT / "resources" / "rules"
FORMS = {"zh_CN": 1, "en": 2}
CONVERTED = "zh_TW"
AT_HOME = {
    "臺": "台", "“": "「", "”": "」", "‘": "『", "’": "』", "全屏": "全螢幕", "按回車": "按 Enter 鍵",
    "，**回車**": "，**Enter 鍵**", "**回車**": " **Enter 鍵**", "回車": "Enter 鍵", "空格": "空白鍵", "退格": "倒退鍵",
    "撤銷": "復原", "列表": "清單", "滾動": "捲動", "電子表格": "試算表", "自帶": "內建", "許可": "授權", "聯網": "連網",
}  # fmt: skip
"""After OpenCC: as a family in Taiwan says and writes it, with quotation marks of the script's own; the longer first."""
QUOTES = {'"': "&quot;", "'": "&apos;"}


class Key(NamedTuple):
    """What Qt looks a string up by; `note` tells apart equal strings of one context."""

    context: str
    source: str
    note: str = ""

    @property
    def plural(self) -> bool:
        """Say whether the string counts something."""
        return "%n" in self.source


Texts = dict[Key, tuple[str, ...]]
"""The forms of each string, () while it is unfinished; a plain string has one."""


def sources() -> list[Path]:
    """Return the files of the program."""
    return sorted((ROOT / "partygames").rglob("*.py"))


def ts_path(language: str) -> Path:
    """Return the file that people edit."""
    return FOLDER / f"partygames_{language}.ts"


def tool(name: str, *args: str | Path) -> None:
    """Run lupdate or lrelease of PySide6; what it complains about ends the script."""
    path = Path(PySide6.__file__).parent / (f"{name}.exe" if sys.platform == "win32" else name)
    done = subprocess.run([path, *args], capture_output=True, text=True)
    if done.returncode or done.stderr.strip():
        sys.exit(f"{name}: {done.stderr.strip() or done.stdout.strip()}")


def wanted() -> list[Key]:
    """Return every string of the sources, sorted."""
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder) / "all.ts"
        tool("lupdate", "-silent", "-locations", "none", *sources(), "-ts", ts)
        return sorted(read(ts))


def read(path: Path) -> Texts:
    """Read a .ts file; a file that is not there has no strings."""
    found: Texts = {}
    if not path.is_file():
        return found
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = Key(context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            translation = message.find("translation")
            forms: tuple[str, ...] = ()
            if translation is not None and translation.get("type") is None:
                parts = translation.findall("numerusform") or [translation]
                forms = tuple([part.text or "" for part in parts])
            found[key] = forms if all(forms) else ()
    return found


def write(language: str, texts: Texts) -> None:
    """Write a .ts file as Linguist does: without line numbers, sorted, so that a change shows as itself."""
    ts_path(language).write_text(as_ts(language, texts), encoding="utf-8", newline="\n")


def as_ts(language: str, texts: Texts) -> str:
    """Return what stands in a .ts file."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context in sorted({key.context for key in texts}):
        lines += ["<context>", f"    <name>{escape(context, QUOTES)}</name>"]
        for key in sorted(key for key in texts if key.context == context):
            lines += _message(key, texts[key])
        lines.append("</context>")
    return "\n".join([*lines, "</TS>\n"])


def _message(key: Key, forms: tuple[str, ...]) -> list[str]:
    opening = '<message numerus="yes">' if key.plural else "<message>"
    lines = [f"    {opening}", f"        <source>{escape(key.source, QUOTES)}</source>"]
    if key.note:
        lines.append(f"        <comment>{escape(key.note, QUOTES)}</comment>")
    mark = "" if forms else ' type="unfinished"'
    if key.plural:
        lines.append(f"        <translation{mark}>")
        lines += [f"            <numerusform>{escape(form, QUOTES)}</numerusform>" for form in forms or ("",)]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{mark}>{escape(''.join(forms), QUOTES)}</translation>")
    return [*lines, "    </message>"]


def update() -> None:
    """Bring both .ts files to the strings of the sources; finished translations stay, what is no longer said goes."""
    keys = wanted()
    for language in FORMS:
        old = read(ts_path(language))
        texts = {key: old.get(key, ()) for key in keys if language != "en" or key.plural}
        write(language, texts)
        gone, new = len(old.keys() - texts.keys()), len(texts.keys() - old.keys())
        print(f"{language}: {len(texts)} strings, {new} new, {gone} gone, {len(unfinished(language, texts))} unfinished")


def merge(files: Iterable[Path], language: str) -> None:
    """Put the translations of some JSON files into a .ts; name those that no source says."""
    texts = read(ts_path(language))
    for file in files:
        for context, strings in json.loads(file.read_text(encoding="utf-8")).items():
            for source, value in strings.items():
                keys = [key for key in texts if key[:2] == (context, source)]
                if not keys:
                    print(f"{file.name}: nothing says {context}: {source}")
                texts.update(dict.fromkeys(keys, (value,) if isinstance(value, str) else tuple(value)))
    write(language, texts)
    print(f"{language}: {len(unfinished(language, texts))} unfinished")


def unfinished(language: str, texts: Texts) -> list[Key]:
    """Return the strings that lack a form."""
    return [key for key, forms in texts.items() if len(forms) != (FORMS[language] if key.plural else 1)]


def traditional(text: str) -> str:
    """Return simplified Chinese as it is written and said in Taiwan."""
    text = _converter().convert(text)
    for word, at_home in AT_HOME.items():
        text = text.replace(word, at_home)
    return text


@cache
def _converter() -> opencc.OpenCC:
    return opencc.OpenCC("s2twp")


def compiled(folder: Path) -> dict[Path, bytes]:
    """Return every file that is made from the .ts files and the rules pages: where it belongs, and what stands in it."""
    made = {}
    for language in (*FORMS, CONVERTED):
        ts, qm = ts_path(language), folder / f"{language}.qm"
        if language == CONVERTED:
            ts = folder / ts.name
            texts = {key: tuple(map(traditional, forms)) for key, forms in read(ts_path("zh_CN")).items()}
            ts.write_text(as_ts(CONVERTED, texts), encoding="utf-8", newline="\n")
        tool("lrelease", "-silent", ts, "-qm", qm)
        made[ts_path(language).with_suffix(".qm")] = qm.read_bytes()
    for page in sorted(RULES.glob("*.zh_CN.md")):
        text = traditional(page.read_text(encoding="utf-8"))
        made[page.with_name(page.name.replace("zh_CN", CONVERTED))] = text.encode()
    return made


def release() -> None:
    """Compile every language, and write the pages that are converted."""
    with tempfile.TemporaryDirectory() as folder:
        for path, data in compiled(Path(folder)).items():
            path.write_bytes(data)
            print(f"{len(data):>7,} bytes  {path.name}")


def faults() -> list[str]:
    """Return a line for every string that is unfinished and every made file that is not what it is made from."""
    lines = []
    for language in FORMS:
        ts = ts_path(language)
        lines += [f"{ts.name}: unfinished: {key.context}: {key.source}" for key in unfinished(language, read(ts))]
    with tempfile.TemporaryDirectory() as folder:
        for path, data in compiled(Path(folder)).items():
            if not path.is_file() or path.read_bytes() != data:
                lines.append(f"{path.name}: not made from what stands beside it now; run “release”")
    return lines


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, doc in (("update", update.__doc__), ("release", release.__doc__), ("check", faults.__doc__)):
        commands.add_parser(name, help=doc)
    merging = commands.add_parser("merge", help=merge.__doc__)
    merging.add_argument("files", type=Path, nargs="+", metavar="FILE.json")
    merging.add_argument("--language", choices=FORMS, default="zh_CN")
    given = parser.parse_args()
    if given.command == "update":
        update()
    elif given.command == "merge":
        merge(given.files, given.language)
    elif given.command == "release":
        release()
    elif lines := faults():
        sys.exit("\n".join(lines))


if __name__ == "__main__":
    main()
