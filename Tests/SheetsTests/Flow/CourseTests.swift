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
@MainActor struct CourseTests {
  nonisolated static let scenes = BundledScenes.topics.flatMap(\.scenes).map(\.name)
  nonisolated static let documents = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../InterfaceBuilderTests/Documents").standardized
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  static let pad = Device.all.last { $0.idiom == .pad } ?? .default

  static func window(_ width: Int) -> DeviceWindow {
    DeviceWindow(device: pad, size: CGSize(width: width, height: 1024))
  }

  static func scene(_ document: any OpenableDocument) -> SceneCourse {
    SceneCourse(document, on: pad, height: 1024) {
      VectorPicture.bare($0, assets: NoAssets())
    }
  }

  /// The frames of views in a drawing, four numbers each.
  static func frames(_ svg: String) -> [[Double]] {
    svg.matches(of: #/data-frame="([^"]*)"/#).map { match in
      match.output.1.split(separator: " ").compactMap { Double($0) }
    }
  }

  /// Where the numbers of frames are among those of a drawing.
  private static func frameNumbers(_ drawing: NumberedDrawing) -> [Int] {
    drawing.numbers.indices.filter { drawing.parts[$0].hasSuffix("data-frame=\"") }
      .flatMap { Array($0..<($0 + 4)) }
  }

  /// Both are what a page shows at a width, and what the engine lays out when the scene is opened there.
  private func compare(
    _ piece: WidthCourse.Piece, _ opened: NumberedDrawing, at width: Int, _ name: String
  ) {
    let shown = piece.numbers(at: width)
    let (places, others) = (Self.frameNumbers(piece.start), Self.frameNumbers(opened))
    guard places.count == others.count else {
      Issue.record("\(name) at \(width): \(places.count / 4) views, not \(others.count / 4)")
      return
    }
    // Edges that move by parts of a pixel are snapped at both ends of a line; all others are exact.
    let wrong = zip(places, others).filter { place, other in
      let most = piece.isExact(place, scale: 2) ? WidthCourse.exactness : 1.01
      return abs(shown[place] - opened.numbers[other]) > most
    }
    #expect(wrong.isEmpty, "\(name) at \(width): \(wrong.count) of \(places.count) numbers")
  }

  private func check(_ document: any OpenableDocument, seed: UInt64, _ name: String) {
    let widths = 320...1366
    let scene = Self.scene(document)
    let course = scene.course(over: widths)
    var numbers = SeededNumbers(seed)
    for _ in 0..<12 {
      let width = Int.random(in: widths, using: &numbers)
      guard let piece = course.piece(at: width) else {
        Issue.record("\(name): nothing at \(width)")
        continue
      }
      compare(piece, scene.drawing(at: width), at: width, name)
    }
  }

  @Test(arguments: scenes) func `a bundled scene's page has the engine's frames at any width`(
    _ name: String
  ) throws {
    let source = try #require(BundledScenes.topics.flatMap(\.scenes).first { $0.name == name })
    let document = try SceneDocument(source.bytes, file: name, classes: ExampleClasses.all)
    check(document, seed: 7, name)
  }

  /// All scenes with `WINCH_ALL_SCENES`, see Tests/Scripts/page-frames.py; else one of each.
  @Test(arguments: documents) func `a storyboard's page has the engine's frames at any width`(
    _ path: String
  ) throws {
    let document = try InterfaceBuilderDocument(Data(contentsOf: URL(filePath: path)), file: path)
    var scenes = document.beginnings
    if ProcessInfo.processInfo.environment["WINCH_ALL_SCENES"] == nil {
      var numbers = SeededNumbers(UInt64(path.utf8.count))
      scenes = scenes.randomElement(using: &numbers).map { [$0] } ?? []
    }
    for scene in scenes {
      check(scene.document, seed: 11, "\(path) \(scene.name ?? "")")
    }
  }
}
