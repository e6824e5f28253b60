import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Examples
import Foundation
import InterfaceBuilder
import Lab
import Pictures
import SceneFiles
import Testing
import VectorRenderer

/// What holds for pictures of all bundled scenes and of real storyboards.
@MainActor struct GalleryPictureTests {
  nonisolated static let scenes = BundledScenes.topics.flatMap(\.scenes).map(\.name)
  nonisolated static let documents = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../InterfaceBuilderTests/Documents").standardized
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  static func session(of document: any OpenableDocument, on device: Device?) -> SceneSession {
    SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), device: device))
  }

  private static func check(_ session: SceneSession, _ name: String) throws {
    let window = session.window
    let svg = VectorPicture.svg(
      of: window, in: DeviceChrome(of: window, on: session.device), title: name)
    let read = ReadSVG(svg)
    #expect(read.isWellFormed, "\(name)")
    #expect(
      svg
        == VectorPicture.svg(
          of: window, in: DeviceChrome(of: window, on: session.device), title: name), "\(name)")

    // Every view is there, with its frame.
    let picture = WindowPicture(of: window)
    let framed = read.elements.compactMap { $0.attributes["data-frame"] }
    #expect(framed.count == picture.nodes.count, "\(name)")
    if !picture.nodes.contains(where: { $0.turn != nil }) {
      let frames = picture.nodes.map {
        SVGValue.numbers($0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height)
      }
      #expect(framed == frames, "\(name)")
    }

    // All text that layout shows is there, and whole.
    for (index, node) in picture.nodes.enumerated()
    where !node.frame.isEmpty && node.kind == .label {
      for line in picture.view(of: index).allPictureParts(in: node.frame).lines {
        for piece in line.pieces where !piece.text.allSatisfy(\.isWhitespace) {
          let shown = piece.text.replacing("\t", with: " ")
          #expect(read.text.contains(shown + "\n"), "\(name): \(shown)")
        }
      }
    }
    for element in read.elements { try PayloadTests.expectHarmless(element) }
  }

  @Test(arguments: scenes) func `a bundled scene's picture is whole and harmless`(
    _ name: String
  ) throws {
    let source = try #require(BundledScenes.topics.flatMap(\.scenes).first { $0.name == name })
    for device in [nil, Device.all.last { $0.cutout == .island }] {
      let document = try SceneDocument(
        source.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
      let session = Self.session(of: document, on: device)
      defer { session.close() }
      try Self.check(session, name)
    }
  }

  @Test(arguments: documents) func `a storyboard's picture is whole and harmless`(
    _ path: String
  ) throws {
    let document = try InterfaceBuilderDocument(
      Data(contentsOf: URL(filePath: path)), file: path)
    let session = Self.session(of: document, on: nil)
    defer { session.close() }
    try Self.check(session, path)
  }

  @Test func `the bundled scenes and the storyboards are found`() {
    #expect(Self.scenes.count > 40)
    #expect(Self.documents.count > 40)
  }
}
