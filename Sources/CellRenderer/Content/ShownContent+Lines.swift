import AdaptiveUI
import Cells

// How controls look in cells.

extension ShownContent {
  /// Whether the whole content fits when lines are drawn on the box's own outermost cells.
  ///
  /// Text has precedence over lines: where they would cut it off they are left out. A box of two
  /// rows shows its line of text on its lower line.
  func fitsInFrame(of size: CellSize) -> Bool {
    let (columns, rows) = (size.columns - 2, max(size.rows - 2, 1))
    switch role {
    case .row, .paragraphs, .field, .slider, .progress, .wheels: return true
    case .picture(let art):
      return size.rows > 4
        || art.count <= rows && art.allSatisfy { TextWidth.columns(of: $0) <= columns }
    case .label where lineLimit != 1 && lineBreak != .characterWrapping:
      if let count = TextLayout.unwrappedCount(of: text, columns: columns) {
        let limit = lineLimit == 0 ? size.rows : min(lineLimit, size.rows)
        if text.isEmpty || count <= min(limit, rows) { return true }
        if limit > rows { return false }
      }
      return showsTheSame(columns, rows, in: size)
    case .label, .button, .toggle, .activity, .stepper, .segments, .sectionTitle, .pages:
      return showsTheSame(columns, rows, in: size)
    }
  }

  /// Whether the content may take more than one row.
  var mayTakeRows: Bool {
    switch role {
    case .paragraphs, .wheels: true
    case .row(let detail, let isBelow, _): isBelow && !detail.isEmpty
    case .picture(let art): art.count > 1
    default: lineLimit != 1 || text.contains("\n")
    }
  }

  private func showsTheSame(_ columns: Int, _ rows: Int, in size: CellSize) -> Bool {
    let inside = lines(columns: columns, rows: rows, style: Style())
    let whole = lines(columns: size.columns, rows: size.rows, style: Style())
    return inside.map(\.plainText) == whole.map(\.plainText)
  }

  /// The lines that show the content, at most `rows` of them, each at most `columns` wide.
  ///
  /// The palette colours the parts of the text; without a palette all of them have `style`.
  func lines(columns: Int, rows: Int, style: Style, palette: Palette? = nil) -> [ContentLine] {
    guard columns > 0, rows > 0 else { return [] }
    switch role {
    case .label, .sectionTitle, .paragraphs: return textLines(columns, rows, style, palette)
    case .button(let emphasis): return buttonLines(emphasis, columns, rows, style, palette)
    case .picture(let art):
      return art.prefix(rows).map { ContentLine(spans: [ContentSpan($0, style)]) }.aligned(.center)
    case .field(let isPlaceholder, let isEditing):
      return [fieldLine(isPlaceholder, isEditing, columns, style, palette)]
    case .row(let detail, let isBelow, let accessory):
      return rowLines(
        detail, isBelow, accessory, CellSize(columns: columns, rows: rows), style, palette)
    case .segments(let titles, let selected):
      return [segmentLine(titles, selected, style, palette)]
    case .wheels(let wheels): return wheelLines(wheels, columns, rows, style, palette)
    case .toggle, .slider, .progress, .activity, .stepper, .pages:
      return [ContentLine(spans: signSpans(columns, style, palette), alignment: .center)]
    }
  }

  private func textLines(
    _ columns: Int, _ rows: Int, _ style: Style, _ palette: Palette?
  ) -> [ContentLine] {
    let limit = lineLimit == 0 ? rows : min(lineLimit, rows)
    // Wrapped wider than in layout, the text would be centred in too many rows.
    let columns = measuredColumns.map { min(columns, max($0, 1)) } ?? columns
    let lines = TextLayout.lines(of: text, columns: columns, limit: limit, lineBreak)
    // A section's title is at the leading edge.
    let alignment = isMirrored && role == .sectionTitle ? .right : alignment
    return spans(of: lines, style, palette).map { ContentLine(spans: $0, alignment: alignment) }
  }

  /// Lines of broken text, in spans of one style each.
  private func spans(of lines: [String], _ style: Style, _ palette: Palette?) -> [[ContentSpan]] {
    guard let palette, !runs.isEmpty else { return lines.map { [ContentSpan($0, style)] } }
    var reader = RunReader(text, runs.map { ($0.count, palette.text($0, on: style)) })
    return lines.map { reader.spans(of: $0) }
  }

  /// Prominent buttons have brackets, which are visible without colour.
  private func buttonLines(
    _ emphasis: Emphasis, _ columns: Int, _ rows: Int, _ style: Style, _ palette: Palette?
  ) -> [ContentLine] {
    let hasBrackets = emphasis != .plain && columns > 4
    let broken = TextLayout.lines(
      of: text, columns: hasBrackets ? columns - 2 : columns, limit: lineLimit == 0 ? rows : 1,
      lineBreak)
    var lines = spans(of: broken, style, palette)
      .map { ContentLine(spans: $0, alignment: alignment) }
    guard hasBrackets, lines.count == 1 else { return lines }
    lines[0].spans = [ContentSpan("[", style)] + lines[0].spans + [ContentSpan("]", style)]
    return lines
  }

  /// A text field's line fills its whole width, so that its extent is visible when it is empty.
  private func fieldLine(
    _ isPlaceholder: Bool, _ isEditing: Bool, _ columns: Int, _ style: Style, _ palette: Palette?
  ) -> ContentLine {
    let shown =
      TextLayout.lines(
        of: text, columns: isEditing ? columns - 1 : columns, limit: 1, lineBreak
      ).first ?? ""
    var textStyle = style
    if isPlaceholder { textStyle.attributes.insert(.dim) }
    var spans = spans(of: [shown], textStyle, palette).flatMap { $0 }
    if isEditing { spans.append(ContentSpan("▏", textStyle)) }
    let rest = max(columns - TextWidth.columns(of: shown) - (isEditing ? 1 : 0), 0)
    let line = ContentSpan(String(repeating: "_", count: rest), style)
    return ContentLine(spans: isMirrored && alignment == .right ? [line] + spans : spans + [line])
  }

  private func rowLines(
    _ detail: String, _ isBelow: Bool, _ accessory: Accessory, _ size: CellSize, _ style: Style,
    _ palette: Palette?
  ) -> [ContentLine] {
    let sign = isMirrored ? accessory.mirroredSign : accessory.sign
    let room = size.columns - (sign.isEmpty ? 0 : 2)
    var faint = style
    faint.attributes.insert(.dim)
    let besides = isBelow || detail.isEmpty ? "" : detail
    let end = TextLayout.truncated(besides, columns: max(room / 2, 0), .truncatingTail)
    let endWidth = end.isEmpty ? 0 : TextWidth.columns(of: end) + 1
    let start = TextLayout.truncated(text, columns: max(room - endWidth, 0), .truncatingTail)
    let gap = max(room - TextWidth.columns(of: start) - TextWidth.columns(of: end), 0)
    let space = String(repeating: " ", count: gap)
    var spans = [ContentSpan(isMirrored ? space + Self.turned(start) : start + space, style)]
    if !end.isEmpty { spans.append(ContentSpan(end, faint)) }
    if !sign.isEmpty {
      let own = palette?.text(signColors.full, on: style) ?? style
      spans.append(ContentSpan(isMirrored ? sign + " " : " " + sign, own))
    }
    let alignment = isMirrored ? ShownContent.Alignment.right : .left
    var lines = [
      ContentLine(spans: isMirrored ? spans.reversed() : spans, alignment: alignment)
    ]
    if isBelow, !detail.isEmpty, size.rows > 1 {
      let below = TextLayout.truncated(detail, columns: room, .truncatingTail)
      lines.append(ContentLine(spans: [ContentSpan(below, faint)], alignment: alignment))
    }
    return lines
  }

  /// A row's text with its indentation moved to the other side.
  private static func turned(_ text: String) -> String {
    let indent = text.prefix { $0 == " " }
    return String(text.dropFirst(indent.count) + indent)
  }

  private func segmentLine(
    _ titles: [String], _ selected: Int?, _ style: Style, _ palette: Palette?
  ) -> ContentLine {
    var spans: [ContentSpan] = []
    for (place, index) in (isMirrored ? titles.indices.reversed() : Array(titles.indices))
      .enumerated()
    {
      let title = titles[index]
      if place > 0 { spans.append(ContentSpan("│", style)) }
      var own = style
      if index == selected {
        own = palette?.text(signColors.full, on: own) ?? own
        own.attributes.insert(.reverse)
      }
      spans.append(ContentSpan(index == selected ? "[\(title)]" : " \(title) ", own))
    }
    return ContentLine(spans: spans, alignment: .center)
  }

  /// The selected titles on one line in the middle, reversed; their neighbours above and below.
  private func wheelLines(
    _ wheels: [Wheel], _ columns: Int, _ rows: Int, _ style: Style, _ palette: Palette?
  ) -> [ContentLine] {
    guard !wheels.isEmpty else { return [] }
    // Where there are grounds, a ground marks the selected line.
    let chosen: Style.Attributes = palette?.isOnGround == true ? .bold : .reverse
    let width = max(columns / wheels.count, 1)
    let reach = (rows - 1) / 2
    return (-reach...reach).map { step in
      var own = style
      own.attributes.insert(step == 0 ? chosen : .dim)
      let titles = wheels.map { wheel in
        let index = wheel.selected + step
        let title = wheel.titles.indices.contains(index) ? wheel.titles[index] : ""
        return TextLayout.centred(title, columns: width)
      }
      return ContentLine(
        spans: [ContentSpan(titles.joined(), own)], alignment: .center, isOnBand: step == 0)
    }
  }

  /// The sign in spans of one colour each.
  private func signSpans(_ columns: Int, _ style: Style, _ palette: Palette?) -> [ContentSpan] {
    if case .stepper(let canDecrement, let canIncrement) = role {
      let isOnGround = palette?.isOnGround == true
      return stepperSpans(canDecrement, canIncrement, columns, style, isOnGround: isOnGround)
    }
    let sign = sign(columns)
    guard let palette, signColors != SignColors() else { return [ContentSpan(sign, style)] }
    var spans: [ContentSpan] = []
    for character in sign {
      let own = palette.text(signColors.color(of: character, in: role), on: style)
      if spans.last?.style == own {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(ContentSpan(String(character), own))
      }
    }
    return spans
  }

  /// Both signs of a stepper, in brackets unless a ground says as much; a sign without effect at an end of the range
  /// is faint.
  private func stepperSpans(
    _ canDecrement: Bool, _ canIncrement: Bool, _ columns: Int, _ style: Style, isOnGround: Bool
  ) -> [ContentSpan] {
    var faint = style
    faint.attributes.insert(.dim)
    let (minus, plus) = (canDecrement ? style : faint, canIncrement ? style : faint)
    guard !isOnGround else {
      let blank = columns >= 7 ? " " : ""
      return [
        ContentSpan("−\(blank)", minus), ContentSpan("│", faint), ContentSpan("\(blank)+", plus),
      ]
    }
    return [
      ContentSpan("[", style), ContentSpan("−", minus), ContentSpan("│", style),
      ContentSpan("+", plus), ContentSpan("]", style),
    ]
  }

  /// The sign of a control that shows a state rather than text.
  private func sign(_ columns: Int) -> String {
    switch role {
    case .toggle(let isOn):
      isMirrored ? (isOn ? "(●─)" : "(─○)") : isOn ? "(─●)" : "(○─)"
    case .slider(let fraction):
      turnedBar(Self.bar(columns, filled: fraction, "━", "─", knob: "●"))
    case .progress(let fraction):
      turnedBar(Self.bar(columns, filled: fraction, "━", "─", knob: nil))
    case .activity(let isAnimating): isAnimating ? "◉" : "◌"
    case .pages(let count, let current): Self.dots(count, current, columns)
    default: ""
    }
  }

  /// A bar that fills from the leading edge.
  private func turnedBar(_ bar: String) -> String { isMirrored ? String(bar.reversed()) : bar }

  /// The dots of as many pages as fit, those around the current one.
  private static func dots(_ count: Int, _ current: Int, _ columns: Int) -> String {
    let shown = min(max(count, 0), (columns + 1) / 2, mostDots)
    let first = min(max(current - shown / 2, 0), max(count, 0) - shown)
    return (first..<first + shown).map { $0 == current ? "●" : "○" }.joined(separator: " ")
  }

  /// More than the widest terminal shows; documents can contain millions of pages.
  private static let mostDots = 1000

  private static func bar(
    _ columns: Int, filled fraction: Double, _ full: Character, _ empty: Character,
    knob: Character?
  ) -> String {
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let room = knob == nil ? columns : columns - 1
    let filled = Int((share * Double(room)).rounded())
    return String(repeating: full, count: filled) + (knob.map(String.init) ?? "")
      + String(repeating: empty, count: room - filled)
  }
}

extension ShownContent.SignColors {
  /// The colour of a part of a control's sign.
  fileprivate func color(of part: Character, in role: ShownContent.Role) -> UIColor? {
    switch (part, role) {
    case ("●", .pages), ("━", _): full
    case ("●", _): knob
    case ("○", .toggle): knob
    case (" ", _): nil
    default: empty
    }
  }
}

extension ShownContent.Role {
  /// Whether it is the art or the name of an image.
  var isPicture: Bool {
    if case .picture = self { return true }
    return false
  }

  /// Whether it shows what the program lists, which is nothing yet.
  var listsNothing: Bool {
    if case .wheels(let wheels) = self { return wheels.allSatisfy(\.titles.isEmpty) }
    return false
  }

  /// Whether lines begin at the top rather than being centred vertically.
  var startsAtTop: Bool {
    if case .paragraphs = self { return true }
    return false
  }
}

extension ShownContent.Accessory {
  fileprivate var sign: String {
    switch self {
    case .none: ""
    case .disclosure: "›"
    case .checkmark: "✓"
    case .detail: "ⓘ"
    }
  }

  fileprivate var mirroredSign: String { self == .disclosure ? "‹" : sign }
}

extension ContentLine {
  fileprivate var plainText: String { spans.reduce(into: "") { $0 += $1.text } }
}

extension [ContentLine] {
  fileprivate func aligned(_ alignment: ShownContent.Alignment) -> [ContentLine] {
    map { ContentLine(spans: $0.spans, alignment: alignment) }
  }
}
