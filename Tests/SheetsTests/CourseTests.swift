import AdaptiveUI
import BundledScenes
import Documents
import Examples
import Foundation
import InterfaceBuilder
import Pictures
import SceneFiles
import Sheets
import TestSupport
import Testing
import VectorRenderer

/// Scenes at every width, as a page shows them, against the engine.
@MainActor @Suite struct CourseTests {
  /// All but one whose layout depends on how the window was turned before.
  nonisolated static let scenes = BundledScenes.topics.flatMap(\.scenes).map(\.name)
    .filter { $0 != "example-counter-rotation" }
  nonisolated static let documents = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "InterfaceBuilderTests/Documents")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  static let pad = Device.all.last { $0.idiom == .pad } ?? .default

  static func window(_ width: Int) -> DeviceWindow {
    DeviceWindow(device: pad, size: CGSize(width: width, height: 1024))
  }

  /// The scene over some widths, and the stage that it was drawn on.
  static func course(
    of document: any OpenableDocument, over widths: ClosedRange<Int>
  ) -> (course: WidthCourse, stage: SheetStage) {
    let stage = SheetStage(document, in: window(widths.lowerBound))
    let course = WidthCourse(over: widths, tolerance: 0.51) { width in
      stage.stand(in: window(width))
      return NumberedDrawing(VectorPicture.bare(stage.window, assets: NoAssets()))
    }
    return (course, stage)
  }

  /// The frames of views in a drawing, four numbers each.
  static func frames(_ svg: String) -> [[Double]] {
    svg.matches(of: #/data-frame="([^"]*)"/#).map { match in
      match.output.1.split(separator: " ").compactMap { Double($0) }
    }
  }

  /// The engine's frames of what is shown in a width.
  static func frames(_ stage: SheetStage, _ width: Int) -> [[Double]] {
    stage.stand(in: window(width))
    return frames(VectorPicture.bare(stage.window, assets: NoAssets()))
  }

  /// Frames equal to within two pixels of a screen with two a point: both ends of a line are snapped.
  static func isSame(_ one: [[Double]], _ other: [[Double]]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { frame, other in
        zip(frame, other).allSatisfy { abs($0 - $1) <= 1 }
      }
  }

  private func check(
    _ document: any OpenableDocument, over widths: ClosedRange<Int>, seed: UInt64, _ name: String
  ) {
    let (course, stage) = Self.course(of: document, over: widths)
    defer { stage.close() }
    var numbers = SeededNumbers(seed)
    for _ in 0..<12 {
      let width = Int.random(in: widths, using: &numbers)
      guard let piece = course.piece(at: width) else {
        Issue.record("\(name): nothing at \(width)")
        continue
      }
      let page = Self.frames(piece.start.svg(with: piece.numbers(at: width)))
      #expect(Self.isSame(page, Self.frames(stage, width)), "\(name) at \(width), seed \(seed)")
    }
  }

  @Test(arguments: scenes) func `a bundled scene's page has the engine's frames at any width`(
    _ name: String
  ) throws {
    let source = try #require(BundledScenes.topics.flatMap(\.scenes).first { $0.name == name })
    let document = try SceneDocument(source.bytes, file: name, classes: ExampleClasses.all)
    check(document, over: 320...1366, seed: 7, name)
  }

  @Test(arguments: documents) func `a storyboard's page has the engine's frames at any width`(
    _ path: String
  ) throws {
    let document = try InterfaceBuilderDocument(Data(contentsOf: URL(filePath: path)), file: path)
    check(document, over: 320...720, seed: 11, path)
  }
}
