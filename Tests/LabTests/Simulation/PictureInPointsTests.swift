import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Pictures in points have the fonts of a device, for a terminal's window too.
@MainActor struct PictureInPointsTests {
  private static let yaml = label(
    "constraints: [leading == superview.leading, top == superview.top]")

  private static func label(_ place: String) -> String {
    TestScenes.home("- {class: UILabel, id: words, text: Illicit, \(place)}")
  }

  private func session(on device: Device? = nil) throws -> SceneSession {
    SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), device: device))
  }

  private func words(_ session: SceneSession) throws -> CGSize {
    try #require(session.views.first { $0.identifier == "words" }).bounds.size
  }

  @Test func `LG2 a copy of a terminal's window measures texts with the system's font`() throws {
    let session = try session()
    defer { session.close() }
    try session.run(.window(width: 400, height: 300))
    let copy = session.measuringInPoints()
    defer { copy.close() }

    #expect(copy !== session)
    #expect(copy.windowScene.geometry.size == CGSize(width: 400, height: 300))
    #expect(try words(session) == CGSize(width: 56, height: 16))
    let size = try words(copy)
    #expect(size.width < 56 && size.height > 20, "\(size)")
  }

  @Test func `its caption counts the issues that the header counts`() throws {
    let torn = SceneSession(
      try SceneDocument(text: TestScenes.torn),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    let whole = try session()
    defer { [torn, whole].forEach { $0.close() } }

    #expect(torn.issueCount == 1)
    #expect(whole.issueCount == 0)
    let pilot = try Pilot(TestScenes.torn)
    try expectPicture(pilot.header, "header that counts issues")
  }

  @Test func `of a terminal's window it says that a device's fonts have the issues which it marks`()
    throws
  {
    // One row is enough for a terminal's letters, and too low for those of a device.
    let low = Self.label("numberOfLines: 0, frame: [0, 64, 200, 16]")
    func words(_ yaml: String, on device: Device? = nil) throws -> String {
      let session = SceneSession(
        try SceneDocument(text: yaml),
        options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), device: device))
      let copy = session.measuringInPoints()
      defer { [session, copy].forEach { $0.close() } }
      return copy.issueWords(besides: session.issueCount)
    }

    let whole = try words(Self.yaml)
    let terminal = try [words(low), words(TestScenes.torn)]
    let phone = try words(low, on: Device.named("iPhone 15"))
    #expect(whole.isEmpty)
    #expect(terminal == ["with a device's fonts: 1 issue", "with a device's fonts: 1 issue"])
    #expect(phone == "1 issue")
  }

  @Test func `a device's window is measured in points anyway`() throws {
    let session = try session(on: Device.named("iPhone 15"))
    defer { session.close() }

    #expect(session.measuringInPoints() === session)
  }
}
