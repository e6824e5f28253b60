import AdaptiveUI
import Cells
import Foundation
import Pictures

// Notes explain why controllers show nothing, and name views that are empty.

extension InterfacePainter {
  /// Adds notes to controllers whose contents only code creates, and names what else shows nothing.
  mutating func addNotes() {
    let controllers = plan.picture.nodes.indices.filter {
      plan.picture.nodes[$0].controller != nil
    }
    for index in controllers where isFilledByCode(index) { addNote(to: index) }
    let named = nameEmptyViews().union(nameEmptyRows())
    // Names in their places say more than a number does.
    for index in controllers where named.isDisjoint(with: emptyViews(in: index)) {
      if !isFilledByCode(index) { addNote(to: index) }
    }
  }

  private mutating func addNote(to index: Int) {
    let cells = plan.halves[index].wholeCells.inset(columns: 2, rows: 1)
    let texts = notes(of: index, rows: cells.size.rows)
    // A name is shown completely or not at all.
    let fitting = texts.first { text in
      text.split(whereSeparator: \.isWhitespace).allSatisfy {
        TextWidth.columns(of: String($0)) <= cells.size.columns
      }
    }
    guard !cells.isEmpty, let fitting else { return }
    add(note: fitting, at: index, cells)
  }

  /// Writes the names of an editor's views that show nothing, where there is room; with their classes if
  /// these are not UIKit's.
  ///
  /// - Returns: The nodes that are named.
  private mutating func nameEmptyViews() -> Set<Int> {
    let owners = Set(plan.picture.shapes.map(\.owner))
    var named: Set<Int> = []
    for (index, node) in plan.picture.nodes.enumerated() where mayBeEmpty(index) {
      guard let name = nameOfEmptyView(index, hasShapes: owners.contains(index)) else { continue }
      let cells = plan.halves[index].wholeCells.intersection(plan.scale.window)
      let isClass = name == node.className
      let words = isClass ? name : name.identifierInWords
      // Without that, a name in words would look like the text of a label.
      let texts =
        isClass ? [name] : ["\(words) (\(node.isOfOwnClass ? node.className : "empty"))", words]
      guard
        let text = texts.first(where: { TextWidth.columns(of: $0) + 2 <= cells.size.columns }),
        !isCovered(cells, index)
      else { continue }
      add(note: text, at: index, cells, .tertiaryLabel)
      named.insert(index)
    }
    return named
  }

  /// Whether a node is a view of an editor's document that holds no others and has no lines.
  private func mayBeEmpty(_ index: Int) -> Bool {
    let node = plan.picture.nodes[index]
    return node.role == .box && node.end <= index + 1 && plan.boxOfNode[index] < 0
      && node.isFromDocument
  }

  /// Whether the extent of a view is worth seeing: it shows nothing, not even a ground, and is not in front
  /// of what others show.
  func showsOnlyItsExtent(_ index: Int) -> Bool {
    let (node, cells) = (plan.picture.nodes[index], plan.halves[index].wholeCells)
    guard mayBeEmpty(index), node.content == nil, !node.hasGround, cells.size.rows >= 2,
      let name = nameOfEmptyView(index, hasShapes: false),
      TextWidth.columns(of: name) + 2 <= cells.size.columns
    else { return false }
    return !plan.window.isInFrontOfContent(index)
  }

  /// The name of a view that shows nothing: its own, or its class's if that is not one of UIKit's, such
  /// as a map or a page of the web, or one of the document's program with a ground; `nil` for others.
  private func nameOfEmptyView(_ index: Int, hasShapes: Bool) -> String? {
    let node = plan.picture.nodes[index]
    if node.content?.role.listsNothing == true {
      return node.ownName ?? node.className
    }
    guard !node.showsSomething, node.content == nil || node.hasGround, !node.kind.isScrollView,
      !hasShapes || !isDecoration(index)
    else { return nil }
    let isForeign = node.isOfAnotherFramework || node.hasGround && node.isOfOwnClass
    return node.ownName ?? (isForeign ? node.className : nil)
  }

  /// Whether a view with a ground is a line, or lies behind contents of others.
  private func isDecoration(_ index: Int) -> Bool {
    let nodes = plan.picture.nodes
    let frame = nodes[index].frame
    return plan.halves[index].wholeCells.size.rows < 2
      || nodes[(index + 1)...].contains { $0.content != nil && $0.frame.intersects(frame) }
  }

  /// Whether something in front of a node covers the middle of its cells.
  private func isCovered(_ cells: CellRect, _ index: Int) -> Bool {
    guard let order = plan.picture.shapes.lastIndex(where: { $0.owner <= index }) else {
      return false
    }
    return raster.isCovered(
      x: (cells.minColumn + cells.maxColumn) / 2, y: cells.minRow + cells.maxRow, after: order)
  }

  mutating func add(
    note text: String, at index: Int, _ cells: CellRect, _ color: UIColor = .secondaryLabel
  ) {
    let node = plan.picture.nodes[index]
    var content = ShownContent(.label, text: text, alignment: .center, lineLimit: 0)
    content.lineBreak = .wordWrapping
    let color = node.color(color)
    requests.append(
      TextRequest(
        kind: .note, order: Int.max - 1, node: index,
        content: PictureContent(
          content: content, color: color, secondary: color, accent: color, fontSize: 17),
        room: cells, row: cells.minRow + cells.size.rows / 2, limit: .nothing,
        clip: plan.scale.cells(node.clip).intersection(plan.scale.window), opacity: 1))
    placeImage(requests.count - 1)
    for piece in texts.pieces where piece.request == requests.count - 1 { levelGround(of: piece) }
  }

  /// Gives a note one ground, the commonest behind it, so that views that happen to be there do not
  /// stripe its letters.
  private mutating func levelGround(of piece: TextPiece) {
    let columns = piece.columns.lowerBound - 1..<piece.columns.upperBound + 1
    var counts: [(pixel: UInt32, count: Int)] = []
    for pixel in columns.map({ raster.pixel(x: $0, y: 2 * piece.row + 1) }) {
      if let known = counts.firstIndex(where: { $0.pixel == pixel }) {
        counts[known].count += 1
      } else {
        counts.append((pixel, 1))
      }
    }
    guard counts.count > 1, let most = counts.max(by: { $0.count < $1.count }),
      let color = GroundRaster.unpack(most.pixel)
    else { return }
    let row = CellRect(
      column: columns.lowerBound, row: piece.row, columns: columns.count, rows: 1)
    raster.fill(HalfRect(row), with: color, order: -1)
  }

  /// The note for a controller's view, from long to short; none where it shows something.
  private func notes(of index: Int, rows: Int) -> [String] {
    let name = plan.picture.nodes[index].controller?.className ?? ""
    let isLibrary = name.hasPrefix("UI")
    let empty = emptyViews(in: index)
    let kind = kind(of: empty)
    let hasList = empty.contains { plan.picture.nodes[$0].kind.isScrollView }
    if isFilledByCode(index), !isLibrary && !hasList || kind == nil {
      if let flat = plan.picture.nodes[index].flatList {
        return notes(onFlat: flat, isLibrary ? nil : name)
      }
      guard !isLibrary else { return notesOnEmptyScene(index) }
      let reason = "no content here: its class sets it in code"
      let elsewhere = plan.options.elsewhere
      let whole = "\(name) has \(reason)"
      return (elsewhere.isEmpty || rows < 4 ? [] : ["\(whole)\n\(elsewhere)"])
        + [whole, reason, "set in code"]
    }
    guard let kind else { return [] }
    let count = "\(empty.count) \(kind)"
    let names = empty.compactMap { plan.picture.nodes[$0].ownName?.identifierInWords }
    let named = names.isEmpty ? count : "\(count): \(names.joined(separator: ", "))"
    guard !isLibrary else { return [named, count] }
    return [named, count].map { "\($0); \(name) fills \(empty.count == 1 ? "it" : "them") in code" }
      + [count]
  }

  /// Why a scene of a document shows nothing though no class of the program's own would fill it.
  private func notesOnEmptyScene(_ index: Int) -> [String] {
    guard let controller = plan.picture.nodes[index].controller,
      controller.documentIdentifier != nil
    else { return [] }
    if let document = plan.options.otherDocument(controller) {
      return ["this scene is in \(document)", document]
    }
    let hides = plan.picture.nodes[index].hasSubviews
    return [hides ? "nothing here has a size, or all is hidden" : "an empty view", "empty"]
  }

  /// A description of some views and what they lack; `nil` for no views.
  private func kind(of views: [Int]) -> String? {
    guard !views.isEmpty else { return nil }
    let lacks = views.map { plan.picture.nodes[$0].lack }
    let areAlike = lacks.dropFirst().allSatisfy { $0 == lacks[0] }
    let (noun, part) = areAlike ? lacks[0] : (noun: "view", part: "content")
    return "\(noun)\(views.count == 1 ? "" : "s") without \(part)"
  }

  /// The leaf views of a document's controller, if none of them shows anything but its ground.
  private func emptyViews(in index: Int) -> [Int] {
    let nodes = plan.picture.nodes
    let inner = index + 1..<max(nodes[index].end, index + 1)
    guard nodes[index].content == nil,
      inner.allSatisfy({ nodes[$0].controller == nil && !nodes[$0].showsSomething })
    else { return [] }
    return inner.filter {
      nodes[$0].end <= $0 + 1 && nodes[$0].role == .box && !nodes[$0].frame.isEmpty
        && nodes[$0].isFromDocument
    }
  }

  /// Whether the view of a controller shows nothing: it has no views, or only empty ones with its
  /// own ground.
  private func isFilledByCode(_ index: Int) -> Bool {
    let node = plan.picture.nodes[index]
    guard node.content == nil else { return false }
    let inner = index + 1..<node.end
    // A view with the same cells only adds its name to the title.
    let own = plan.boxOfNode[index]
    let isEmpty = inner.allSatisfy { child in
      let box = plan.boxOfNode[child]
      guard plan.picture.nodes[child].controller == nil else { return false }
      return box < 0
        || own >= 0 && lines.tree.boxes[box].leader == lines.tree.boxes[own].leader
    }
    guard isEmpty else { return false }
    let ground = plan.picture.shapes.last { $0.owner == index && $0.groundColor != nil }?
      .groundColor
    return !plan.picture.shapes.contains { shape in
      inner.contains(shape.owner)
        && shape.groundColor.map { $0 != ground && $0 != plan.picture.background } ?? true
    }
  }
}

extension PictureNode {
  /// Whether it shows more than a ground; buttons and labels without text do not.
  fileprivate var showsSomething: Bool {
    switch content?.role {
    case nil: false
    case .label, .button: content?.text.isEmpty == false
    default: true
    }
  }
}

extension PictureShape {
  /// The colour behind everything in a view.
  fileprivate var groundColor: PictureColor? {
    if case .ground(let color, _) = kind { color } else { nil }
  }
}

extension String {
  /// The words of an identifier such as `customNavigationBar` or `log_in`, as one would say them.
  var identifierInWords: String {
    var words = ""
    for letter in self {
      let isJoint = letter == "_" || letter == "-"
      guard letter.isUppercase, let last = words.last, last.isLowercase || last.isNumber else {
        words.append(isJoint ? " " : letter)
        continue
      }
      words += " " + letter.lowercased()
    }
    return words
  }
}
