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
of its statements, one process at a time, with that switch on; a statement is caught when they fail. A crash
counts as failing, since it stops every run of these tests, and so does a run of more than two minutes, which
is ended; the table says `crash` or `hang` then. Some values have no other value to put in their place: objects
and what holds them. A statement whose value was asked for so tells nothing and ends its process with a code of
its own; it is broken in the next way then, in a further build. An edit with an error of the compiler on its own
lines is replaced by the statement's next edit; only when no edit has one, a neighbour or the edited declaration
that an error's line names is replaced. A statement that ran out of edits so, which another's error may have
caused, is tried again alone. The table shows rule, result, statement and what was done to it. A rule is caught
when all its statements are.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
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


# What `broken` ends a process with when a value has no other; see Breaking.swift.txt.
NO_OTHER_VALUE = 86


def run(copy, rule, switch):
    """What became of the rule's tests: passed, caught, crash, hang, none or no other value."""
    environment = dict(os.environ)
    if switch:
        environment["BROKEN_STATEMENT"] = switch
    pattern = rf"[`/]({ID} )*{re.escape(rule)}[ `]"
    program = next(copy.glob(".build/debug/*.xctest"), None)
    if program and program.is_file():
        command = [str(program), "--testing-library", "swift-testing", "--filter", pattern]
    else:
        command = ["swift", "test", "--skip-build", "--filter", pattern]
    process = subprocess.Popen(
        ["nice", *command], cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL, text=True, errors="replace", start_new_session=True)
    try:
        output, _ = process.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return "hang"
    if "with 0 tests" in output:
        return "none"
    if process.returncode == NO_OTHER_VALUE:
        return "no other value"
    if process.returncode < 0 or process.returncode > 128:
        return "crash"
    return "passed" if process.returncode == 0 else "caught"


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


def prepare(copy, choices, attempt, through):
    """Compiles the copy with a switch for every place; moves on in `attempt` where an edit does not compile.

    A build that ended without an error of the compiler was ended from outside and goes on.
    What it returns are the places where it moved on.
    """
    all_moved = set()
    for _ in range(60):
        write(copy, choices, attempt)
        done = build(copy, through)
        if done.returncode == 0:
            return all_moved
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
        if not moved and "undefined reference" in output:
            # Files that are older than the sources they were compiled against.
            for source in (*copy.glob("Tests/**/*.swift"), *copy.glob("Sources/Examples/**/*.swift")):
                source.touch()
        elif not moved and "error:" in output:
            sys.exit(output[-6000:])
        for place in moved:
            attempt[place] += 1
        all_moved |= set(moved)
    sys.exit("the copy could not be compiled")


def remembered(copy, choices):
    """Which edit of each place compiled in an earlier run in this copy; the first where none is known."""
    path = copy / "attempts.json"
    old = json.loads(path.read_text()) if path.exists() else {}
    return {
        place: next((n for n, edit in enumerate(edits) if fingerprint(edit, name) == old.get(key_of(place))), 0)
        for place, (name, edits) in choices.items()
    }


def remember(copy, choices, attempt):
    """Keeps what compiled. What did not is not kept: another edit may have been the cause."""
    path = copy / "attempts.json"
    old = json.loads(path.read_text()) if path.exists() else {}
    compiled = {
        key_of(place): fingerprint(edits[attempt[place]], name)
        for place, (name, edits) in choices.items() if attempt[place] < len(edits)
    }
    path.write_text(json.dumps(old | compiled))


def key_of(place):
    file, number, edits = place
    return f"{file}|{edits.__name__}|{SOURCES[file][number].strip()}"


def fingerprint(edit, name):
    """What an edit does, without the name of its switch and the lines it is on."""
    return "|".join((edit.before, edit.after, edit.text or "", edit.summary)).replace(f'"{name}"', "")


def blamed(choices, attempt, hit):
    """The places whose edits the errors are on; else the nearest above; else the declarations they name."""
    tried = {place: edits[attempt[place]] for place, (_, edits) in choices.items() if attempt[place] < len(edits)}
    if len(tried) == 1:
        return list(tried)
    own = [
        place for place, edit in tried.items()
        if any(file == place[0] and edit.first <= row <= edit.last for file, row in hit)
    ]
    if own:
        return own
    near = []
    for file, row in sorted(hit):
        above = [place for place, edit in tried.items() if place[0] == file and row - 40 < edit.first <= row]
        near += sorted(above, key=lambda place: tried[place].first)[-1:]
    return list(dict.fromkeys(near)) or [place for place in tried if declared(place) & words_of(hit)]


def declared(place):
    """The names that a place's line declares."""
    return set(re.findall(r"\b(?:var|let|func|case) (\w+)", SOURCES[place[0]][place[1]]))


def words_of(hit):
    """The words on the lines with errors."""
    return {
        word for file, row in hit if file in SOURCES and row < len(SOURCES[file])
        for word in re.findall(r"\w+", SOURCES[file][row])
    }


def examine(copy, drawn, through):
    """Breaks every statement of the drawn rules in turn and prints the table."""
    carried = carriers()
    places = list(dict.fromkeys(place for rule in drawn for place in carried.get(rule, [])))
    choices = {
        place: (f"s{index}", place[2](SOURCES[place[0]], place[1], f"s{index}"))
        for index, place in enumerate(places)
    }
    pairs = [(rule, place) for rule in drawn for place in carried.get(rule, [])]
    results, green = {}, {}
    doubtful = carry_out(copy, choices, pairs, through, results, green)
    for place in places:
        lost = [(rule, other) for rule, other in pairs if other == place and green.get(rule, True)
                and results.get((rule, other)) in (None, "no other value")]
        if lost and place in doubtful:
            print(f"  alone: {place[0]}:{place[1] + 1}", file=sys.stderr, flush=True)
            carry_out(copy, {place: choices[place]}, lost, through, results, green)
    return summed_up(drawn, carried, results, green)


def carry_out(copy, choices, todo, through, results, green):
    """Compiles these places' edits together and runs the tests of each pair of rule and place.

    What it returns are the places that another's edit may have kept from their turn.
    """
    attempt, doubtful = remembered(copy, choices), set()
    while todo:
        doubtful |= prepare(copy, choices, attempt, through)
        remember(copy, choices, attempt)
        for rule, place in todo:
            if attempt[place] >= len(choices[place][1]):
                continue
            if not stands(copy, place, choices):
                doubtful.add(place)
                continue
            if rule not in green:
                green[rule] = run(copy, rule, None) == "passed"
                if not green[rule]:
                    print(f"{rule:8} NOT GREEN before anything is broken", flush=True)
            if green[rule]:
                results[rule, place] = result = run(copy, rule, choices[place][0])
                summary = choices[place][1][attempt[place]].summary
                name = f"{pathlib.Path(place[0]).name}:{place[1] + 1}"
                print(f"{rule:8} {result.replace('passed', 'SURVIVED'):8} {name}: {summary}", flush=True)
        todo = [pair for pair in todo if results.get(pair) == "no other value"]
        for place in dict.fromkeys(place for _, place in todo):
            attempt[place] += 1
        todo = [(rule, place) for rule, place in todo if attempt[place] < len(choices[place][1])]
    return doubtful


def stands(copy, place, choices):
    """Whether the place's switch is in the text; an edit of the same line may have taken its place."""
    return f'"{choices[place][0]}"' in (copy / place[0]).read_text()


def summed_up(drawn, carried, results, green):
    caught, lived, none = [], [], []
    for rule in drawn:
        found = [results.get((rule, place)) for place in carried.get(rule, [])]
        found = [result for result in found if result not in (None, "no other value")]
        if not green.get(rule, True) or "passed" in found:
            lived.append(rule)
        elif found:
            caught.append(rule)
        else:
            none.append(rule)
    print(f"caught {len(caught)}, survived {len(lived)}, no statement {len(none)}, of {len(drawn)}")
    print("survived:", *lived)
    print("no statement that can be broken:", *none)
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
