import AdaptiveUI
import BundledScenes
import Cells
import Examples
import Lab
import SceneFiles
import TestSupport
import Testing

/// Every bundled scene as it opens, drawn: in the window of a terminal and on a phone, in each era.
///
/// `Scenes` has a file for each scene; `WINCH_RECORD=1` records them.
@MainActor struct ScenePictureTests {
  /// What a scene is shown on.
  private struct Place {
    let title: String
    let canvas: CellSize
    var device: Device?
  }

  private static let places = [
    Place(title: "80×24", canvas: CellSize(columns: 80, rows: 24)),
    // A cell of the terminal is as large as one of the phone's picture: 375 × 667 points, and its frame.
    Place(
      title: "iPhone 8", canvas: CellSize(columns: 49, rows: 44), device: Device.named("iPhone 8")),
  ]

  @Test(arguments: BundledScenes.all.map(\.name))
  func `a scene looks as it was recorded, in both eras`(name: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(
      scene.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
    let drawn = Self.places.map { Self.pictures(of: document, on: $0) }.joined(separator: "\n")

    #expect(try drawn == RecordedFile("Scenes/\(name).txt").text(against: drawn))
  }

  /// The pictures of a scene by era, those that are alike once.
  private static func pictures(of document: SceneDocument, on place: Place) -> String {
    var pictures: [(eras: [String], text: String)] = []
    for era in UIKitEra.allCases {
      let session = SceneSession(
        document, options: SessionOptions(canvas: place.canvas, device: place.device, era: era))
      defer { session.close() }
      let text = session.canvasText
      if pictures.last?.text == text {
        pictures[pictures.count - 1].eras.append("\(era.rawValue)")
      } else {
        pictures.append((["\(era.rawValue)"], text))
      }
    }
    return pictures.map { picture in
      "\(place.title), uikit \(picture.eras.joined(separator: " and "))\n\(picture.text)\n"
    }.joined(separator: "\n")
  }
}
