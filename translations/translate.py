#!/usr/bin/env python3
"""Lists the texts that a translation lacks, and fills it from a file of translations.

    translations/translate.py missing LANGUAGE [FIRST [COUNT]]   JSON lines: {"context", "source", "comment"?, "forms"?}
    translations/translate.py merge LANGUAGE FILE...             the same lines with "translation", a string, or a list
                                                                 with a string for each plural form

A line that does not fit is named and left out: another set of %1, %n, tags or mnemonics than its source, or a text that is
not in the .ts file. New texts of the sources come into the .ts files with `ninja translations`.
"""
import json
import pathlib
import re
import sys
from xml.sax.saxutils import escape, unescape

FOLDER = pathlib.Path(__file__).resolve().parent
QUOTES = {"&quot;": '"', "&apos;": "'"}
MESSAGE = re.compile(r"<message( numerus=\"yes\")?>.*?</message>", re.S)
PLACES = re.compile(r"%L?\d|%n|</?[a-z][^>]*>|https?://\S+")


def part(text, tag):
    found = re.search(rf"<{tag}[^>]*>(.*?)</{tag}>", text, re.S)
    return unescape(found.group(1), QUOTES) if found else ""


def messages(text):
    """Yields (context, start, end, message) of a .ts file."""
    for context in re.finditer(r"<context>.*?</context>", text, re.S):
        name = part(context.group(0), "name")
        for message in MESSAGE.finditer(context.group(0)):
            yield name, context.start() + message.start(), context.start() + message.end(), message.group(0)


def key(context, message):
    return context, part(message, "source"), part(message, "comment")


def missing(language, first=0, count=10**9):
    text = (FOLDER / f"trainyard_{language}.ts").read_text()
    listed = [(c, m) for c, _, _, m in messages(text) if 'type="unfinished"' in m]
    for context, message in listed[first : first + count]:
        line = {"context": context, "source": part(message, "source")}
        if part(message, "comment"):
            line["comment"] = part(message, "comment")
        if "numerus" in message.split(">", 1)[0]:
            line["forms"] = message.count("<numerusform")
        print(json.dumps(line, ensure_ascii=False))


def problem(source, translation):
    """\\return why a translation does not fit its source; empty: it does"""
    if not translation.strip():
        return "it is empty"
    wanted, found = sorted(PLACES.findall(source)), sorted(PLACES.findall(translation))
    if wanted != found and not ("%n" in source and sorted(set(wanted) - {"%n"}) == found):
        return f"it has {found} instead of {wanted}"
    if re.search(r"&\w", source) and not re.search(r"&\w", translation) and "&amp;" not in source:
        return "it has no mnemonic (&)"
    if source[:1].isspace() != translation[:1].isspace() or source[-1:].isspace() != translation[-1:].isspace():
        return "it begins or ends with other white space"
    return ""


def merge(language, files):
    path = FOLDER / f"trainyard_{language}.ts"
    text = path.read_text()
    known = {}
    for file in files:
        for number, line in enumerate(pathlib.Path(file).read_text().splitlines(), 1):
            if not line.strip():
                continue
            try:
                entry = json.loads(line)
                known[entry["context"], entry["source"], entry.get("comment", "")] = entry["translation"], f"{file}:{number}"
            except (ValueError, KeyError) as error:
                print(f"{file}:{number}: {error!r}", file=sys.stderr)
    pieces, last, used, refused = [], 0, set(), 0
    for context, start, end, message in messages(text):
        name = key(context, message)
        if name not in known:
            continue
        used.add(name)
        translation, place = known[name]
        forms = message.count("<numerusform")
        texts = translation if isinstance(translation, list) else [translation]
        why = next((w for w in (problem(name[1], t) for t in texts) if w), "")
        if not why and len(texts) != max(forms, 1):
            why = f"it has {len(texts)} forms instead of {max(forms, 1)}"
        if why:
            refused += 1
            print(f"{place}: {name[1]!r}: {why}", file=sys.stderr)
            continue
        quoted = [escape(t, {v: k for k, v in QUOTES.items()}) for t in texts]
        body = "".join(f"\n            <numerusform>{t}</numerusform>" for t in quoted) + "\n        " if forms else quoted[0]
        changed = re.sub(r"<translation[^>]*>.*?</translation>", lambda _: f"<translation>{body}</translation>", message, count=1, flags=re.S)
        pieces += [text[last:start], changed]
        last = end
    path.write_text("".join(pieces) + text[last:])
    for name in known.keys() - used:
        print(f"{known[name][1]}: {name[1]!r} is not in {path.name}", file=sys.stderr)
    print(f"{len(used) - refused} merged, {refused} refused, {len(known.keys() - used)} unknown")


if __name__ == "__main__":
    if len(sys.argv) >= 3 and sys.argv[1] == "missing":
        missing(sys.argv[2], *map(int, sys.argv[3:5]))
    elif len(sys.argv) >= 4 and sys.argv[1] == "merge":
        merge(sys.argv[2], sys.argv[3:])
    else:
        sys.exit(__doc__)
