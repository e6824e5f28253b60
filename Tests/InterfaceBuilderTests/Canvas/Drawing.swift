import Foundation
import Testing

@testable import InterfaceBuilder

/// A document of `Drawings`, as a row of a table changes it, and where the editor has its views.
///
/// The table `NAME.csv` lies beside the document `NAME.xib` or `NAME.storyboard`, which is one that the
/// editor opens. Each column is one of:
/// - `document`: the name of another document, where a row is about that;
/// - `build`, `device`: the editor that saved the document, the screen of its canvas;
/// - `ID@ATTRIBUTE`, `ID/CHILD@ATTRIBUTE`: an attribute to set, or to take away where the row says `-`;
///   a child is meant by its key, or by its tag;
/// - `ID`, `ID/CHILD`: an element to take away where the row says `-`;
/// - `ID.height`, `ID.frame`, `ID.minY - ID.maxY`: what is expected, in points, `± 0.5` with a tolerance;
/// - `ID.hasTabBar`: what is expected around the page of a controller, `yes` or `no`.
///
/// A row leaves out what it does not change and what it does not tell.
struct Drawing: Sendable, CustomTestStringConvertible {
  /// Where the row is, for failures.
  let place: String
  let document: URL
  let changes: [(path: DrawingPath, value: String)]
  let expectations: [(measure: DrawingMeasure, value: DrawingMeasure.Value)]

  var testDescription: String {
    let changes = changes.map { "\($0.path) = \($0.value)" }.joined(separator: ", ")
    return "\(place): \(document.lastPathComponent) \(changes)"
  }

  /// The document with the changes.
  func changed() throws -> InterfaceBuilderDocument {
    let data = try Data(contentsOf: document)
    var root = try DocumentParser.root(of: data, file: document.lastPathComponent)
    for change in changes {
      do { try root.change(change.path, to: change.value) } catch {
        throw DrawingError("\(place): \(change.path): \(error) in \(document.lastPathComponent)")
      }
    }
    return InterfaceBuilderDocument(
      root, source: String(decoding: data, as: UTF8.self), file: document.lastPathComponent,
      language: nil)
  }

  /// The frames of the views on the canvas, by their identifiers.
  @MainActor func frames() throws -> [String: CGRect] {
    let views = DesignCanvas.layOut(try changed()).flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Compares what is drawn with what the row expects.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frames = expectations.contains { !$0.measure.isFlag } ? try self.frames() : [:]
    let document = expectations.contains { $0.measure.isFlag } ? try changed() : nil
    for (measure, expected) in expectations {
      do {
        let found = try measure.value(in: frames, of: document)
        #expect(
          expected.agrees(with: found), "\(place): \(measure) is \(found), not \(expected)",
          sourceLocation: sourceLocation)
      } catch {
        throw DrawingError("\(place): \(measure): \(error)")
      }
    }
  }
}

/// What is wrong with a table or with what it says of a document.
struct DrawingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
