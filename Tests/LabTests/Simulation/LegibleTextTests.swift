import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import InterfaceBuilder
import Lab
import Pictures
import TestSupport
import Testing

/// Every text that a document shows can be read on the canvas, whatever the device.
@MainActor struct LegibleTextTests {
  /// Labels of all documents on all devices whose text is neither whole nor cut with a sign.
  private static let mostExceptions: [CanvasLook: Int] = [.interface: 1, .wireframe: 26]

  /// Pairs of labels of all documents whose order is not that of points.
  private static let mostExchanged = 1

  private static let devices: [(id: String, isLandscape: Bool)] = [
    ("iphone_se1", false), ("iphone_8", false), ("iphone_8", true), ("iphone_8_plus", false),
    ("iphone_12", false), ("iphone_12", true), ("iphone_15", false), ("iphone_15_plus", true),
    ("ipad_9_7", false), ("ipad_9_7", true),
  ]

  @Test(arguments: [CanvasLook.interface, .wireframe])
  func `every visible label is whole on the canvas or ends in a sign of a cut`(
    look: CanvasLook
  ) throws {
    var exceptions: [String] = []
    var labels = 0
    for file in try Self.documents() {
      let data = try Data(contentsOf: file)
      guard
        let document = try? InterfaceBuilderDocument(data, file: file.lastPathComponent)
      else { continue }
      for (id, isLandscape) in Self.devices {
        let session = SceneSession(
          document,
          options: SessionOptions(
            canvas: CellSize(columns: 100, rows: 36), device: Device.all.first { $0.id == id },
            orientation: isLandscape ? .landscapeRight : .portrait))
        defer { session.close() }
        let picture = session.picture(in: look)
        let shown = WindowPicture(of: session.window)
        for label in VisibleLabel.all(in: shown) {
          labels += 1
          guard !label.isShown(in: picture) else { continue }
          exceptions.append("\(file.lastPathComponent) \(id) \(isLandscape): \(label.text)")
        }
      }
    }

    // Tables make the rows that are in sight.
    #expect(labels > 900)
    #expect(
      exceptions.count <= Self.mostExceptions[look] ?? 0,
      "\(exceptions.count) of \(labels):\n\(exceptions.joined(separator: "\n"))")
  }

  @Test func `texts below each other in points are below each other on a small canvas`() throws {
    var exceptions: [String] = []
    var pairs = 0
    for file in try Self.documents() {
      let data = try Data(contentsOf: file)
      guard
        let document = try? InterfaceBuilderDocument(data, file: file.lastPathComponent)
      else { continue }
      for (id, rows) in [("iphone_se1", 14), ("iphone_8", 21), ("iphone_15", 30), ("ipad_9_7", 21)]
      {
        let session = SceneSession(
          document,
          options: SessionOptions(
            canvas: CellSize(columns: 40, rows: rows), device: Device.all.first { $0.id == id }))
        defer { session.close() }
        let picture = session.picture(in: .interface)
        let labels = VisibleLabel.all(in: WindowPicture(of: session.window))
        let shown = labels.filter { label in labels.count { $0.start == label.start } == 1 }
          .compactMap { label in label.row(in: picture).map { (label, $0) } }
        for (upper, row) in shown {
          for (lower, other) in shown where upper.isAbove(lower) {
            pairs += 1
            guard row > other else { continue }
            exceptions.append("\(file.lastPathComponent) \(id): \(lower.text) above \(upper.text)")
          }
        }
      }
    }

    #expect(pairs > 100)
    #expect(
      exceptions.count <= Self.mostExchanged,
      "\(exceptions.count) of \(pairs):\n\(exceptions.joined(separator: "\n"))")
  }

  static func documents() throws -> [URL] {
    let folder = TestFolder.package.appending(path: "Tests/InterfaceBuilderTests/Documents")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appending(path: $0) }
  }
}

/// A label that a window shows, with nothing opaque over it.
@MainActor struct VisibleLabel {
  let text: String
  let frame: CGRect

  static func all(in picture: WindowPicture, ofAnyKind: Bool = false) -> [VisibleLabel] {
    let window = CGRect(origin: .zero, size: picture.size)
    return picture.nodes.enumerated().compactMap { index, node in
      guard ofAnyKind || node.kind == .label, let text = node.content?.text,
        text.contains(where: { !$0.isWhitespace }), node.opacity > 0.05,
        node.frame.width >= 1, node.frame.height >= 1
      else { return nil }
      let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      guard node.clip.intersection(window).contains(middle),
        node.frame.intersection(node.clip).width > node.frame.width / 2
      else { return nil }
      let isCovered = picture.nodes[node.end...].contains {
        $0.isOpaque && $0.frame.intersects(node.frame)
      }
      return isCovered ? nil : VisibleLabel(text: text, frame: node.frame)
    }
  }

  var start: Substring { text.prefix(5) }

  /// Whether all of it is higher than another label, with columns in common.
  func isAbove(_ other: VisibleLabel) -> Bool {
    frame.maxY <= other.frame.minY + 0.5 && frame.minX < other.frame.maxX
      && other.frame.minX < frame.maxX
  }

  /// The only row of the canvas that has the beginning of the text.
  func row(in picture: CanvasPicture) -> Int? { row(in: picture.buffer) }

  func row(in buffer: CellBuffer) -> Int? {
    guard start.count == 5 else { return nil }
    let rows = (0..<buffer.size.rows).filter { row in
      String((0..<buffer.size.columns).compactMap { buffer[$0, row].glyph })
        .contains(start)
    }
    return rows.count == 1 ? rows[0] : nil
  }

  /// Whether the text, broken anywhere, is found in rows around the label's, to its end or up to `…` or `»`.
  func isShown(in picture: CanvasPicture) -> Bool {
    let cells = picture.scale.cells(frame)
    let rows = max(cells.minRow - 4, 0)..<min(cells.maxRow + 5, picture.buffer.size.rows)
    let lines = rows.map { row in
      Array(
        (0..<picture.buffer.size.columns).compactMap { picture.buffer[$0, row].glyph }
          .map { $0 == "▀" || $0 == "▁" ? " " : $0 })
    }
    let wanted = Array(text.filter { !$0.isWhitespace })
    return lines.indices.contains { Self.reads(wanted[...], lines[$0...]) }
  }

  /// What the view shortens, and what only cells cut.
  private static let cuts: Set<Character> = ["…", "»"]

  /// Reads on from a line: as much as is in it somewhere, then the rest in the lines below.
  private static func reads(
    _ rest: ArraySlice<Character>, _ lines: ArraySlice<[Character]>
  ) -> Bool {
    guard let first = rest.first else { return true }
    guard let line = lines.first else { return false }
    for start in line.indices where line[start] == first || cuts.contains(line[start]) {
      var (left, column) = (rest, start)
      while column < line.count {
        if cuts.contains(line[column]), left.first != line[column] { return true }
        if line[column] == left.first {
          left.removeFirst()
        } else if line[column] != " " {
          break
        }
        column += 1
      }
      if left.isEmpty { return true }
      if left.count < rest.count, reads(left, lines.dropFirst()) { return true }
    }
    return false
  }
}
