import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import InterfaceBuilder
import Pictures
import TestSupport
import Testing

@testable import Lab

/// Texts of a picture with few rows are near their places in proportion.
@MainActor struct RowScaleTests {
  struct Room: Sendable {
    var device: String?
    let columns: Int
    let rows: Int

    /// How far a text is from its place on average, in rows, and how many texts are far off at most.
    let most: (mean: Double, farOff: Int)
  }

  /// A text that is more rows from its place than that is far off.
  private static let far = 1.5

  nonisolated static let rooms = [
    Room(columns: 120, rows: 22, most: (0.63, 9)),
    Room(columns: 80, rows: 14, most: (0.70, 11)),
    Room(columns: 200, rows: 40, most: (0.60, 9)),
    Room(device: "iphone_8", columns: 120, rows: 22, most: (0.64, 12)),
    Room(device: "iphone_8", columns: 80, rows: 14, most: (0.85, 27)),
    Room(device: "iphone_15", columns: 100, rows: 30, most: (0.59, 10)),
    Room(device: "ipad_9_7", columns: 120, rows: 22, most: (0.89, 32)),
  ]

  @Test(arguments: rooms)
  func `texts are in the rows of their places, or near them`(room: Room) throws {
    var (count, sum, farOff) = (0, 0.0, [String]())
    for file in try LegibleTextTests.documents() {
      let data = try Data(contentsOf: file)
      guard
        let document = try? InterfaceBuilderDocument(data, file: file.lastPathComponent)
      else { continue }
      for (text, distance) in Self.distances(of: document, in: room) {
        count += 1
        sum += abs(distance)
        if abs(distance) > Self.far {
          farOff.append("\(file.lastPathComponent): “\(text.prefix(20))” \(distance)")
        }
      }
    }

    let words = "\(sum / Double(count)) rows\n\(farOff.joined(separator: "\n"))"
    #expect(count > 100)
    #expect(sum / Double(count) <= room.most.mean, "\(words)")
    #expect(farOff.count <= room.most.farOff, "\(farOff.count), \(words)")
  }

  /// The texts that are in one row alone, and how many rows that is below their places in proportion.
  private static func distances(
    of document: InterfaceBuilderDocument, in room: Room
  ) -> [(text: String, rows: Double)] {
    // The terminal has a third of its rows for other things.
    let terminal = CellSize(columns: room.columns, rows: room.rows * 3 / 2)
    let session = SceneSession(
      document,
      options: SessionOptions(
        canvas: terminal, device: room.device.flatMap { id in Device.all.first { $0.id == id } }))
    defer { session.close() }
    var options = ShownOptions(
      room: CellSize(columns: room.columns, rows: room.rows), terminal: terminal)
    options.look = .interface
    let shown = session.shownPicture(options, of: session.window)
    let window = shown.picture.scale.window.minRow..<shown.picture.scale.window.maxRow
    let rows = shown.rows?.enumerated().filter { window.contains($0.element) }.map(\.offset)
    let places = rows ?? Array(window)
    let height = session.window.bounds.height / CGFloat(places.count)
    return VisibleLabel.all(in: WindowPicture(of: session.window), ofAnyKind: true)
      .compactMap { label in
        label.row(in: shown.buffer).map {
          (label.text, Double($0 - places[0]) + 0.5 - Double(label.frame.midY / height))
        }
      }
  }
}
