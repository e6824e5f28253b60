#!/usr/bin/env python3
"""Breaks the statements that carry rules, and sees whether the rules' tests notice.

    Tests/Scripts/rule-mutations.py --seed 1 --count 40

The draw is made from the rules that have a test. Every statement that ends in a comment with a drawn id, or
that follows such a comment, gets a switch that breaks it while the program runs: a condition is negated, a
value is changed, a statement is left out. All switches are compiled at once in a copy of the package, which
is removed at the end, so that this tree is never touched. Then the tests of each id run once for each of
its statements, with that switch on; a statement is caught when they fail. Ids without a statement that can
be broken are reported as such.
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

ROOT = pathlib.Path(__file__).resolve().parents[2]
ID = r"L?[A-Z]{1,2}\d+(?:\.\d+)?"

# What switches on is named by an environment variable that is read once.
SWITCH = """
import Foundation

enum Breaking {
  static let chosen = ProcessInfo.processInfo.environment["BROKEN_STATEMENT"]
  static func breaks(_ name: String) -> Bool { name == chosen }
}
func broken(_ n: String, _ v: @autoclosure () -> Bool) -> Bool { Breaking.breaks(n) ? !v() : v() }
func broken(_ n: String, _ v: @autoclosure () -> CGFloat) -> CGFloat { v() + (Breaking.breaks(n) ? 7 : 0) }
func broken(_ n: String, _ v: @autoclosure () -> Int) -> Int { v() + (Breaking.breaks(n) ? 1 : 0) }
func broken<T>(_ n: String, _ v: @autoclosure () -> T?) -> T? { Breaking.breaks(n) ? nil : v() }
func broken<T>(_ n: String, _ v: @autoclosure () -> [T]) -> [T] { Breaking.breaks(n) ? [] : v() }
"""


def named_rules():
    """Ids that stand at the start of a test's name."""
    found = set()
    known = {line.split()[0] for line in (ROOT / "Tests/RuleTests/rules.txt").read_text().splitlines()}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for name in re.findall(r"func `([^`]+)`\(", path.read_text()):
            for word in name.split():
                if word not in known:
                    break
                found.add(word)
    return sorted(found)


def split_top(text, separator):
    """Splits at separators that stand in no bracket and no string."""
    parts, depth, quoted, start = [], 0, False, 0
    for index, letter in enumerate(text):
        if letter == '"' and text[index - 1] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (letter in "([{") - (letter in ")]}")
            if letter == separator and depth == 0:
                parts.append(text[start:index])
                start = index + 1
    return parts + [text[start:]]


def conditions(text, switch):
    """A condition that is the opposite while the switch is on."""
    parts = [part.strip() for part in split_top(text, ",")]
    if any(re.match(r"(let|var|case)\b|#available", part) for part in parts):
        return text + f', !Breaking.breaks("{switch}")'
    return "(" + " && ".join(f"({part})" for part in parts) + f') != Breaking.breaks("{switch}")'


def mutants(line, switch):
    """Ways to break a line of code, best first; none for what is no statement of its own."""
    code = re.sub(r"\s*//.*$", "", line).rstrip()
    indent = code[: len(code) - len(code.lstrip())]
    body = code.strip()
    off = f'!Breaking.breaks("{switch}")'
    found = []
    if match := re.fullmatch(r"(guard )(.+)( else \{.*)", body):
        found.append(indent + match[1] + conditions(match[2], switch) + match[3])
    elif match := re.fullmatch(r"((?:\} else )?(?:if|while) )(.+?)( \{.*)", body):
        found.append(indent + match[1] + conditions(match[2], switch) + match[3])
    elif match := re.fullmatch(r"(where )(.+)( \{)", body):
        found.append(indent + match[1] + conditions(match[2], switch) + match[3])
    elif match := re.fullmatch(r"(for .+?)(?: where (.+))?( \{.*)", body):
        old = f"({match[2]}) && " if match[2] else ""
        found.append(indent + match[1] + f" where {old}{off}" + match[3])
    elif match := re.fullmatch(r"(return )(.+)", body):
        found.append(indent + match[1] + f'broken("{switch}", {match[2]})')
    elif match := re.fullmatch(r"((?:let|var) \w+(?:: [^=]+)? = )(.+)", body):
        found.append(indent + match[1] + f'broken("{switch}", {match[2]})')
    elif match := re.fullmatch(r"((?:case .+|default): )(.+)", body):
        found.append(indent + match[1] + f'broken("{switch}", {match[2]})')
        found.append(indent + match[1] + f"if {off} {{ {match[2]} }}")
    elif body and balanced(body) and not re.match(
        r"(import|package|public|internal|private|open|override|func|class|struct|enum|extension|static|@|\.|\?|:|//|\w+: )", body
    ):
        found.append(indent + f"if {off} {{ {body} }}")
        if match := re.fullmatch(r"([\w.?]+(?:\[[^]]*\])? = )(.+)", body):
            found.append(indent + match[1] + f'broken("{switch}", {match[2]})')
        found.append(indent + f'broken("{switch}", {body})')
    return found


def entries(line, switch):
    """Ways to break what a declaration's body does, from where the body begins."""
    code = re.sub(r"\s*//.*$", "", line).rstrip()
    if match := re.fullmatch(r"(.+[^{] \{ )(?!get\b|didSet\b)(.+)( \})", code):
        inner = match[2].removeprefix("return ")
        return [
            f'{match[1]}broken("{switch}", {inner}){match[3]}',
            f'{match[1]}if !Breaking.breaks("{switch}") {{ {match[2]} }}{match[3]}',
        ]
    if not re.search(r"\bfunc\b.*\{$", code) and not code.strip() == ") {":
        return []
    results = {"Bool": ["true", "false"], "CGFloat": ["0"], "CGRect": [".zero"], "CGSize": [".zero"]}
    kind = re.search(r"-> ([^{]+) \{$", code)
    values = [""] if not kind else results.get(kind[1], ["nil"] if kind[1].endswith("?") else [])
    return [f'{code} if Breaking.breaks("{switch}") {{ return {value} }}' for value in values]


def balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))


def spelled_out(comment):
    """Ranges such as `M30–M33` as their members."""

    def members(match):
        first, last = int(match[2]), int(match[3])
        width = len(match[2])
        return " ".join(f"{match[1]}{number:0{width}}" for number in range(first, last + 1))

    return re.sub(r"\b(L?[A-Z]{1,2})(\d+)–(?:\1)?(\d+)\b", members, comment)


def places(rule):
    """Statements whose comment carries the id, else declarations whose documentation does."""
    word = re.compile(rf"(?<![\w.]){re.escape(rule)}(?![\w.]*\w)")
    statements, declarations = [], []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        lines = path.read_text().splitlines()
        for index, line in enumerate(lines):
            code, _, comment = line.partition("//")
            if not comment or not word.search(spelled_out(comment)):
                continue
            number = index
            while not code.strip() and number < len(lines) and lines[number].strip().startswith("//"):
                number += 1
            if comment.startswith("/"):
                while number < len(lines) and lines[number].rstrip().endswith(("(", ",")):
                    number += 1
                declarations.append((path.relative_to(ROOT), number, entries))
            elif number < len(lines):
                statements.append((path.relative_to(ROOT), number, mutants))
    usable = [place for place in statements if breakable(place)]
    return usable or [place for place in declarations if breakable(place)]


def breakable(place):
    lines = (ROOT / place[0]).read_text().splitlines()
    return place[1] < len(lines) and bool(place[2](lines[place[1]], "-"))


def build(copy):
    return subprocess.run(
        ["swift", "build", "--build-tests"], cwd=copy, capture_output=True, text=True
    )


def run(copy, rule, switch):
    """Whether the rule's tests pass; None when there is none."""
    environment = dict(os.environ)
    if switch:
        environment["BROKEN_STATEMENT"] = switch
    pattern = rf"[`/ ]{re.escape(rule)}[ `]"
    try:
        done = subprocess.run(
            ["swift", "test", "--skip-build", "--filter", pattern],
            cwd=copy, capture_output=True, text=True, env=environment, timeout=300,
        )
    except subprocess.TimeoutExpired:
        return False
    if re.search(r"with 0 tests", done.stdout):
        return None
    return done.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--rule", action="append", help="instead of a draw")
    options = parser.parse_args()
    drawn = options.rule or random.Random(options.seed).sample(named_rules(), options.count)
    print(f"seed {options.seed}: {' '.join(drawn)}", flush=True)

    folder = tempfile.mkdtemp(prefix="rule-mutations-")
    copy = pathlib.Path(folder) / "package"
    try:
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".build", ".git"))
        if (ROOT / ".build/checkouts").exists():
            for name in ("checkouts", "repositories", "workspace-state.json"):
                source = ROOT / ".build" / name
                if source.is_dir():
                    shutil.copytree(source, copy / ".build" / name, symlinks=True)
                elif source.exists():
                    shutil.copy(source, copy / ".build" / name)
        sys.exit(examine(copy, drawn))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def examine(copy, drawn):
    switches = {}
    for rule in drawn:
        for place in places(rule):
            switches.setdefault(place, []).append(rule)
    choices = {}
    for index, (place, rules) in enumerate(switches.items()):
        line = (ROOT / place[0]).read_text().splitlines()[place[1]]
        choices[place] = (f"statement-{index}", place[2](line, f"statement-{index}"))
    attempt = dict.fromkeys(choices, 0)
    for _ in range(6):
        write(copy, choices, attempt)
        done = build(copy)
        if done.returncode == 0:
            break
        failing = re.findall(r"^(/\S+?):(\d+):\d+: error", done.stdout + done.stderr, re.M)
        hit = {(pathlib.Path(file).resolve().relative_to(copy.resolve()), int(row) - 1) for file, row in failing}
        moved = [place for place in choices if place[:2] in hit]
        if not moved:
            print(done.stdout[-3000:] + done.stderr[-3000:])
            return 2
        for place in moved:
            attempt[place] += 1
    return report(copy, drawn, switches, choices, attempt)


def write(copy, choices, attempt):
    targets = set()
    for path in {place[0] for place in choices}:
        lines = (ROOT / path).read_text().splitlines()
        for place, (_, texts) in choices.items():
            if place[0] == path and attempt[place] < len(texts):
                lines[place[1]] = texts[attempt[place]]
                targets.add(path.parts[1])
        (copy / path).write_text("\n".join(lines) + "\n")
    for target in targets:
        (copy / "Sources" / target / "Breaking.swift").write_text(SWITCH.lstrip())


def report(copy, drawn, switches, choices, attempt):
    caught, lived, none = [], [], []
    for rule in drawn:
        mine = [place for place, rules in switches.items() if rule in rules]
        broken = [place for place in mine if attempt[place] < len(choices[place][1])]
        if not broken:
            none.append(rule)
            print(f"{rule:8} no statement that can be broken ({len(mine)} found)", flush=True)
            continue
        if run(copy, rule, None) is not True:
            lived.append(rule)
            print(f"{rule:8} its tests do not pass unbroken", flush=True)
            continue
        results = [(place, run(copy, rule, choices[place][0])) for place in broken]
        survivors = [place for place, passes in results if passes]
        (lived if survivors else caught).append(rule)
        text = ", ".join(f"{place[0]}:{place[1] + 1}" for place in survivors)
        print(f"{rule:8} {len(broken) - len(survivors)} of {len(broken)} caught {text}", flush=True)
    print(f"caught {len(caught)}, survived {len(lived)}, no statement {len(none)}, of {len(drawn)}")
    return 0 if not lived else 1


if __name__ == "__main__":
    main()
