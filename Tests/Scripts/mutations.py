"""Ways to break a statement of Swift by a switch; used by rule-sample.py."""

import dataclasses
import re

MODIFIERS = r"(?:(?:open|public|package|internal|private|fileprivate|final|override|static|lazy|weak) )*"
DECLARATION = re.compile(
    r"(import|@|func|class|struct|enum|extension|protocol|typealias|associatedtype|convenience|required|mutating"
    r"|open|public|package|internal|private|fileprivate|final|override|static|lazy|weak|nonisolated|subscript"
    r"|deinit|#|case [^:]*$|default:$|\}|\)|\]|indirect)\b|[})\]]|$"
)
# What a line with a body of its own begins with.
BODY_OWNER = re.compile(rf"{MODIFIERS}(?:@\w+ |convenience |required )*(?:var|func|init|subscript|get|set)\b|\)")
OPEN, CLOSE = "([{", ")]}"


@dataclasses.dataclass
class Edit:
    """New text at the first and the last line of a statement; the lines between stay."""

    first: int
    last: int
    # What stands before and after the old text of the first and the last line, or the new text.
    before: str = ""
    after: str = ""
    text: str | None = None
    summary: str = ""

    def apply(self, lines):
        if self.text is not None:
            lines[self.first] = self.text
            return
        first = code_of(lines[self.first])
        indent = first[: len(first) - len(first.lstrip())]
        body = first.strip()
        head, _, rest = self.before.partition("\0")
        body = head + body[len(rest):] if rest and body.startswith(rest) else head + body
        lines[self.first] = indent + body
        lines[self.last] = code_of(lines[self.last]) + self.after


def code_of(line):
    """The line without a comment at its end."""
    quoted = False
    for index, letter in enumerate(line):
        if letter == '"' and line[index - 1] != "\\":
            quoted = not quoted
        if not quoted and line.startswith("//", index):
            return line[:index].rstrip()
    return line.rstrip()


def depth_of(code):
    bare = re.sub(r'"(?:\\.|[^"\\])*"', '""', code)
    return sum((letter in OPEN) - (letter in CLOSE) for letter in bare)


def end_of(lines, number):
    """The line on which the statement that begins at `number` ends."""
    depth = 0
    for index in range(number, min(number + 80, len(lines))):
        depth += depth_of(code_of(lines[index]))
        following = lines[index + 1].strip() if index + 1 < len(lines) else ""
        if depth <= 0 and not re.match(r"(\.|\?|: |&&|\|\||\+ |\?\? )", following):
            return index
    return number


def split_top(text, separator):
    """Splits at separators that stand in no bracket and no string."""
    parts, depth, quoted, start = [], 0, False, 0
    for index, letter in enumerate(text):
        if letter == '"' and text[index - 1] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (letter in OPEN) - (letter in CLOSE)
            if letter == separator and depth == 0:
                parts.append(text[start:index])
                start = index + 1
    return parts + [text[start:]]


def negated(text, switch):
    """A condition that is the opposite while the switch is on."""
    parts = [part.strip() for part in split_top(text, ",")]
    plain = not re.match(r"(let|var|case)\b|#available", parts[0])
    if plain and len(parts) == 2 and re.match(r"(let|var)\b", parts[1]):
        return f'({parts[0]}) != Breaking.breaks("{switch}"), {parts[1]}'
    if any(re.match(r"(let|var|case)\b|#available", part) for part in parts):
        return text + f', !Breaking.breaks("{switch}")'
    return "(" + " && ".join(f"({part})" for part in parts) + f') != Breaking.breaks("{switch}")'


def statement_edits(lines, number, switch):
    """Ways to break the statement that begins on a line, best first."""
    code = code_of(lines[number])
    body = code.strip()
    if not body or body.startswith("//"):
        return []
    indent = code[: len(code) - len(code.lstrip())]
    found = []

    def line(text, summary):
        found.append(Edit(number, number, text=indent + text, summary=f"{summary} `{body}`"))

    off = f'!Breaking.breaks("{switch}")'
    single_line_edits(body, switch, off, line)
    if not DECLARATION.match(body) and not re.match(r"[?:.&|+]|\w+: ", body):
        last = end_of(lines, number)
        whole = body if last == number else f"{body} …"
        if match := re.match(r"((?:\} else )?(?:if|guard|while) )", body):
            found.append(
                Edit(number, number, before=f"{match[1]}{off}, \0{match[1]}", summary=f"condition is false `{whole}`"))
        else:
            wraps(found, lines, number, last, body, whole, switch, off)
    return found


def other_branch(text, switch):
    """An expression with its outermost `a ? b : c` turned around; `None` without one."""
    match = re.search(r" \? .+ : ", text)
    parts = split_top(text, "?")
    if not match or len(parts) != 2 or not parts[0].endswith(" ") or not parts[1].startswith(" "):
        return None
    head = re.match(r"(?:(?:return|(?:let|var) [^=]+ =|[\w.?]+ =|\w+:) )?", parts[0])[0]
    condition = parts[0][len(head) :].strip()
    return f'{head}(({condition}) != Breaking.breaks("{switch}")) ?{parts[1]}'


def single_line_edits(body, switch, off, line):
    if not DECLARATION.match(body) and depth_of(body) == 0 and not body.startswith(("if ", "guard ")):
        if turned := other_branch(body, switch):
            line(turned, "the other branch")
    if match := re.fullmatch(r"((?:\} else )?(?:guard|if|while) )(.+?)( else \{.*| \{.*)", body):
        if depth_of(match[2]) == 0:
            line(match[1] + negated(match[2], switch) + match[3], "condition is negated")
    elif match := re.fullmatch(r"(where )(.+)( \{.*)", body):
        line(match[1] + negated(match[2], switch) + match[3], "condition is negated")
    elif match := re.fullmatch(r"(for .+?)(?: where (.+))?( \{.*)", body):
        old = f"({match[2]}) && " if match[2] else ""
        line(match[1] + f" where {old}{off}" + match[3], "no turn of the loop")
    elif match := re.fullmatch(r"((?:case [^:]+|default): return )(.+)", body):
        line(match[1] + f'broken("{switch}", {match[2]})', "another value")
    elif match := re.fullmatch(r"(self\.init\(.*, \w+: )([^,()]+)(\))", body):
        line(f'{match[1]}broken("{switch}", {match[2]}){match[3]}', "another value")
    elif match := re.fullmatch(r"((?:case [^:]+|default): )(.+)", body):
        line(match[1] + f'broken("{switch}", {match[2]})', "another value")
        line(match[1] + f"if {off} {{ {match[2]} }}", "left out")
    elif match := re.fullmatch(rf"({MODIFIERS}(?:let|var) \w+(?:: [^={{]+)? = )([^{{]+?)( \{{)?", body):
        if depth_of(match[2]) == 0:
            line(match[1] + f'broken("{switch}", {match[2]})' + (match[3] or ""), "another value")
    elif match := re.fullmatch(r"(let|var) .+,", body):
        line(body + f" {off},", "condition is false")
    elif match := re.fullmatch(r"(&& |\|\| )(.+?)( else \{| \{|,)?", body):
        if depth_of(match[2]) == 0:
            line(f'{match[1]}(({match[2]}) != Breaking.breaks("{switch}")){match[3] or ""}', "condition is negated")
    elif match := re.fullmatch(r"([?:] )(.+?)(,)?", body):
        if depth_of(match[2]) == 0:
            line(f'{match[1]}broken("{switch}", {match[2]}){match[3] or ""}', "another value")
    elif match := re.fullmatch(r"(\w+: )(.+)", body):
        # The first argument, without the brackets that end the call.
        value = split_top(match[2], ",")[0]
        while value and depth_of(value) < 0:
            value = value[:-1]
        if value and depth_of(value) == 0:
            line(f'{match[1]}broken("{switch}", {value}){match[2][len(value):]}', "another value")
    elif body.endswith((",", " else {")) and not re.match(r"(let|var|case|guard|if)\b", body):
        tail = "," if body.endswith(",") else " else {"
        inner = body.removesuffix(tail)
        if depth_of(inner) == 0:
            line(f'(({inner}) != Breaking.breaks("{switch}")){tail}', "condition is negated")
            line(f'broken("{switch}", {inner}){tail}', "another value")
    if " { " in body and body.endswith(" }") and BODY_OWNER.match(body):
        for edit in one_line_bodies(body, switch):
            line(*edit)


def one_line_bodies(body, switch):
    """Ways to break `func f() -> Int { 3 }` and the like."""
    match = re.fullmatch(r"(.*?[^{] \{ )(?!get\b|didSet\b)(.+)( \})", body)
    if not match:
        return
    inner = match[2].removeprefix("return ")
    if match := re.fullmatch(r"(.*?[^{] \{ )(?!get\b|didSet\b)(.+)( \})", body):
        yield f'{match[1]}broken("{switch}", {inner}){match[3]}', "another value"
        yield f'{match[1]}if !Breaking.breaks("{switch}") {{ {match[2]} }}{match[3]}', "left out"


def wraps(found, lines, number, last, body, whole, switch, off):
    """Ways to break a statement of several lines, or one that is no condition."""
    value = f'broken("{switch}", '

    def add(before, after, summary):
        found.append(Edit(number, last, before=before, after=after, summary=f"{summary} `{whole}`"))

    if body.startswith("return ") and len(body) > 7:
        add(f"return {value}\0return ", ")", "another value")
    elif match := re.match(r"(?:let|var) \w+(?:: [^=]+)? = ", body):
        add(f"{match[0]}{value}\0{match[0]}", ")", "another value")
    elif not re.match(r"(let|var|switch|case|for|default)\b", body):
        add(f"if {off} {{ ", " }", "left out")
        if match := re.match(r"[\w.?]+(?:\[[^]]*\])? = ", body):
            add(f"{match[0]}{value}\0{match[0]}", ")", "another value")
        add(value, ")", "another value")
        # Only the last statement of a body can be what the body returns.
        if last + 1 == len(lines) or lines[last + 1].strip().startswith("}"):
            add(f"return {value}", ")", "another value")


def declaration_edits(lines, number, switch):
    """Ways to break what a declaration's body does, from where the body begins."""
    code = code_of(lines[number])
    found = []
    indent = code[: len(code) - len(code.lstrip())]
    body = code.strip()
    # Types have no statements of their own, not even on one line.
    if not re.search(r"\b(func|var|init|subscript)\b", body):
        return []
    if " { " in body and body.endswith(" }"):
        for text, summary in one_line_bodies(body, switch):
            found.append(Edit(number, number, text=indent + text, summary=f"{summary} `{body}`"))
        return found
    if re.search(r"= (\[\]|\[:\]|nil)( \{)?$", body):
        return []
    if re.search(r"\bvar\b", body) and "=" in body and not re.search(r"\{$", body.split("=")[0].strip()):
        return statement_edits(lines, number, switch)
    start, depth = number, depth_of(body)
    while not code_of(lines[number]).endswith("{"):
        number += 1
        following = lines[number].strip() if number < len(lines) else ""
        # A requirement of a protocol, or a stored property, has no body.
        if depth == 0 and not re.match(r"(->|where\b|async\b|throws\b|rethrows\b|\{)", following):
            return []
        depth += depth_of(code_of(lines[number]).removesuffix("{")) if following else 0
        if number - start > 12:
            return []
    head = " ".join(code_of(text).strip() for text in lines[start : number + 1])
    opening = code_of(lines[number])
    off = f'if Breaking.breaks("{switch}")'
    results = {
        "Bool": ["true", "false"], "CGFloat": ["0"], "CGRect": [".zero"], "CGSize": [".zero"],
        "CGPoint": [".zero"], "UIEdgeInsets": [".zero"], "Int": ["0"], "String": ['""'],
    }
    kind = re.search(r"(?:->|\bvar \w+:) ([^={]+) \{$", head)
    name = kind[1].strip() if kind else ""
    if name.endswith("?"):
        values = ["nil"]
    elif name.startswith("["):
        values = ["[]", "[:]"]
    else:
        values = results.get(name, [""] if not kind else [".init()", ".unspecified"])
    if lines[number + 1].strip() in ("get {", "_read {"):
        number += 1
        opening = code_of(lines[number])
    rest = lines[number + 1].strip()
    # A body of one expression needs its `return` then.
    if kind and not re.match(r"(return|let|var|if|guard|switch|for|get|set)\b", rest):
        last = end_of(lines, number + 1)
        for value in values:
            found.append(
                Edit(number + 1, last, before=f"{off} {{ return {value} }}; return ",
                     summary=f"returns at once `{body}`"))
    for value in values:
        found.append(
            Edit(number, number, text=f"{opening} {off} {{ return {value} }}", summary=f"returns at once `{body}`"))
    return found
