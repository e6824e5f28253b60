#!/usr/bin/env python3
"""Breaks the statements that carry rules, and sees whether the rules' tests notice.

    Tests/Scripts/rule-sample.py --seed 1 --count 40
    Tests/Scripts/rule-sample.py --rule C10 --rule LA3.2
    Tests/Scripts/rule-sample.py --all

The draw is made from the rules that have a test. Every statement that ends in a comment with a drawn id, or
that follows such a comment, gets a switch that breaks it while the program runs: a condition is negated, a
value is changed, a statement is left out. An id that stands in no such comment is looked up in the
documentation of functions and properties, whose bodies are left out. All switches are compiled at once in a
copy of the package, so that this tree is never touched. Then the tests named with each id run once for each
of its statements, with that switch on; a statement is caught when they fail. The table shows rule, result,
statement and what was done to it.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from mutations import declaration_edits, statement_edits

ROOT = pathlib.Path(__file__).resolve().parents[2]
ID = r"L?[A-Z]{1,2}\d+(?:\.\d+)?"

# What switches on is named by an environment variable that is read once.
SWITCH = pathlib.Path(__file__).with_name("Breaking.swift.txt").read_text()


# The sources as they were at the start: they may be edited while a long run goes on.
SOURCES = {
    str(path.relative_to(ROOT)): path.read_text().splitlines()
    for path in sorted((ROOT / "Sources").rglob("*.swift"))
}


def lines_of(name):
    lines = (ROOT / "Tests/RuleTests" / name).read_text().splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")]


def named_rules():
    """Ids that stand at the start of a test's name, without those that hold by absence."""
    found, known = set(), set(lines_of("rules.txt"))
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for name in re.findall(r"func\s+`([^`]+)`\s*\(", path.read_text()):
            for word in name.split():
                if word not in known:
                    break
                found.add(word)
    return sorted(found - set(lines_of("exceptions.txt")) - set(lines_of("absences.txt")))


def spelled_out(comment):
    """Ranges such as `M30–M33` as their members."""

    def members(match):
        first, last, width = int(match[2]), int(match[3]), len(match[2])
        return " ".join(f"{match[1]}{number:0{width}}" for number in range(first, last + 1))

    return re.sub(r"\b(L?[A-Z]{1,2})(\d+)–(?:\1)?(\d+)\b", members, comment)


def carriers():
    """By id, the statements whose comment carries it, else the declarations whose documentation does.

    A place is a file, a line and the function that makes edits of it.
    """
    statements, declarations = {}, {}
    for relative, lines in SOURCES.items():
        if pathlib.Path(relative).parts[1] in ("RuleTexts", "Examples"):
            continue
        for index, line in enumerate(lines):
            code, _, comment = line.partition("//")
            if not comment:
                continue
            ids = re.findall(rf"(?<![\w.]){ID}(?![\w.]*\w)", spelled_out(comment))
            number, edits, found = index, statement_edits, statements
            if not code.strip():
                while number < len(lines) and lines[number].strip().startswith(("//", "@")):
                    number += 1
            if comment.startswith("/"):
                edits, found = declaration_edits, declarations
            place = (relative, number, edits)
            if ids and number < len(lines) and edits(lines, number, "-"):
                for rule in ids:
                    if place not in found.setdefault(rule, []):
                        found[rule].append(place)
    return declarations | statements


def build(copy, through):
    return subprocess.run(
        [*through, "swift", "build", "--build-tests", "-Xswiftc", "-continue-building-after-errors"],
        cwd=copy, capture_output=True, text=True,
    )


def run(copy, rule, switch):
    """Whether the rule's tests pass; None when there is none."""
    environment = dict(os.environ)
    if switch:
        environment["BROKEN_STATEMENT"] = switch
    pattern = rf"[`/]({ID} )*{re.escape(rule)}[ `]"
    program = next(copy.glob(".build/debug/*.xctest"), None)
    if program and program.is_file():
        command = [str(program), "--testing-library", "swift-testing", "--filter", pattern]
    else:
        command = ["swift", "test", "--skip-build", "--filter", pattern]
    try:
        done = subprocess.run(
            command, cwd=copy, capture_output=True, text=True, errors="replace", env=environment,
            timeout=120)
    except subprocess.TimeoutExpired:
        return False
    if re.search(r"with 0 tests", done.stdout):
        return None
    return done.returncode == 0


def synchronise(copy):
    """Brings the copy's files to the state of this tree; files that agree keep their dates."""
    copy.mkdir(parents=True, exist_ok=True)
    for name in ("Package.swift", "Package.resolved"):
        if (ROOT / name).exists():
            put(copy / name, (ROOT / name).read_bytes().replace(b".treatAllWarnings(as: .error),", b""))
    for entry in sorted(ROOT.iterdir()):
        if not entry.is_dir() or entry.name.startswith("."):
            continue
        wanted = set()
        for source in entry.rglob("*"):
            if source.is_file():
                wanted.add(source.relative_to(ROOT))
        for old in (copy / entry.name).rglob("*"):
            if old.is_file() and old.relative_to(copy) not in wanted and old.name != "Breaking.swift":
                old.unlink()
        for relative in wanted:
            if relative.suffix != ".swift" or relative.parts[0] != "Sources":
                put(copy / relative, (ROOT / relative).read_bytes())
                shutil.copymode(ROOT / relative, copy / relative)
    if not (copy / ".build").exists():
        for name in ("checkouts", "repositories", "workspace-state.json"):
            source = ROOT / ".build" / name
            if source.is_dir():
                shutil.copytree(source, copy / ".build" / name, symlinks=True)
            elif source.exists():
                (copy / ".build").mkdir(exist_ok=True)
                shutil.copy(source, copy / ".build" / name)


def put(path, data):
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def write(copy, choices, attempt):
    """Writes all sources, with the chosen edits in them."""
    edits_of = {}
    for place, (_, texts) in choices.items():
        if attempt[place] < len(texts):
            edits_of.setdefault(place[0], []).append(texts[attempt[place]])
    targets = {pathlib.Path(name).parts[1] for name in edits_of}
    for relative, original in SOURCES.items():
        lines = list(original)
        for edit in sorted(edits_of.get(relative, []), key=lambda edit: edit.last - edit.first):
            edit.apply(lines)
        put(copy / relative, ("\n".join(lines) + "\n").encode())
    for folder in sorted((ROOT / "Sources").iterdir()):
        if folder.name in targets:
            put(copy / "Sources" / folder.name / "Breaking.swift", SWITCH.encode())
        else:
            (copy / "Sources" / folder.name / "Breaking.swift").unlink(missing_ok=True)


def prepare(copy, places, through):
    """Compiles the copy with a switch for every place.

    Returns the places' switches and edits, and which edit of each could be compiled.
    """
    choices = {}
    for index, place in enumerate(places):
        choices[place] = (f"s{index}", place[2](SOURCES[place[0]], place[1], f"s{index}"))
    attempt = dict.fromkeys(choices, 0)
    for _ in range(40):
        write(copy, choices, attempt)
        done = build(copy, through)
        if done.returncode == 0:
            return choices, attempt
        output = done.stdout + done.stderr
        hit = {
            (str(pathlib.Path(file).resolve().relative_to(copy.resolve())), int(row) - 1)
            for file, row in re.findall(r"^(/\S+?):(\d+):\d+: error", output, re.M)
        }
        moved = blamed(choices, attempt, hit)
        print(f"  {len(hit)} errors, {len(moved)} edits replaced", file=sys.stderr, flush=True)
        for place in moved:
            edit = choices[place][1][attempt[place]]
            print(f"    {place[0]}:{place[1] + 1} {edit.summary}", file=sys.stderr, flush=True)
        if not moved:
            sys.exit(output[-6000:])
        for place in moved:
            attempt[place] += 1
    sys.exit("the copy could not be compiled")


def blamed(choices, attempt, hit):
    """The places whose edits are on lines with errors, else the nearest above."""
    tried = [place for place in choices if attempt[place] < len(choices[place][1])]
    found = []
    for file, row in sorted(hit):
        edits = [(choices[place][1][attempt[place]], place) for place in tried if place[0] == file]
        direct = [place for edit, place in edits if row in (edit.first, edit.last)]
        above = sorted(((edit.first, place) for edit, place in edits if edit.first <= row), key=lambda pair: pair[0])
        below = sorted(((edit.first, place) for edit, place in edits if row < edit.first < row + 4), key=lambda pair: pair[0])
        found += direct or [place for _, place in above[-1:] + below[:1]]
    return list(dict.fromkeys(found))


def examine(copy, drawn, through):
    """Breaks every statement of the drawn rules in turn and prints the table."""
    carried = carriers()
    places = list(dict.fromkeys(place for rule in drawn for place in carried.get(rule, [])))
    choices, attempt = prepare(copy, places, through)
    caught, lived, none = [], [], []
    for rule in drawn:
        broken = [
            place for place in carried.get(rule, []) if attempt[place] < len(choices[place][1])
        ]
        if not broken:
            none.append(rule)
            print(f"{rule:8} NO STATEMENT that can be broken", flush=True)
            continue
        if run(copy, rule, None) is not True:
            lived.append(rule)
            print(f"{rule:8} NOT GREEN before anything is broken", flush=True)
            continue
        survived = False
        for place in broken:
            switch, texts = choices[place]
            passes = run(copy, rule, switch)
            survived = survived or passes
            result = "SURVIVED" if passes else "caught"
            name = pathlib.Path(place[0]).name
            print(f"{rule:8} {result:8} {name}:{place[1] + 1}: {texts[attempt[place]].summary}", flush=True)
        (lived if survived else caught).append(rule)
    print(f"caught {len(caught)}, survived {len(lived)}, no statement {len(none)}, of {len(drawn)}")
    print("survived:", *lived)
    print("no statement:", *none)
    return 1 if lived or none else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--rule", action="append", help="instead of a draw")
    parser.add_argument("--all", action="store_true", help="every rule instead of a draw")
    parser.add_argument("--keep", help="work in this folder and leave it, so that the next run builds less")
    parser.add_argument("--through", default="", help="a command in front of `swift build`")
    options = parser.parse_args()
    drawn = options.rule or named_rules()
    if not options.rule and not options.all:
        drawn = random.Random(options.seed).sample(drawn, options.count)
        print(f"seed {options.seed}: {' '.join(drawn)}", flush=True)
    through = options.through.split()
    if options.keep:
        copy = pathlib.Path(options.keep)
        synchronise(copy)
        sys.exit(examine(copy, drawn, through))
    with tempfile.TemporaryDirectory(prefix="rule-sample-") as folder:
        copy = pathlib.Path(folder) / "package"
        synchronise(copy)
        sys.exit(examine(copy, drawn, through))


if __name__ == "__main__":
    main()
