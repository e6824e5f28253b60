import Foundation
import Testing

@testable import InterfaceBuilder

/// Launch screens made from the template of the first editors that had them.
@MainActor struct LaunchScreenTests {
  /// The frame of a label that two constraints hold, one of them in the middle.
  private func label(
    _ constraints: [String], build: Int, launchScreen: String = "launchScreen='YES'"
  ) throws -> CGRect? {
    try CanvasDrawing.frames(
      "<label text='App' TA id='l'><fontDescription key='fontDescription' type='system' pointSize='17'/></label>",
      constraints + ["v.bottom = l.bottom + 20"], build: build,
      root: CanvasDrawing.Root(size: CGSize(width: 480, height: 480)), attributes: launchScreen)[
        "l"]
  }

  @Test(
    arguments: [
      (["v.centerX = l.centerX", "l.leading = v.leading + 20"], 441),
      (["l.leading = v.leading + 20", "l.centerX = v.centerX"], 441),
      (["l.leading = v.leading + 20", "v.trailing = l.trailing + 20"], 440),
    ] as [([String], CGFloat)])
  func `LF2 labels of the template of launch screens are a point wider than their middle has them`(
    constraints: [String], width: CGFloat
  ) throws {
    let found = try label(constraints, build: 12121)

    #expect(found == CGRect(x: 20, y: 439, width: width, height: 21))
  }

  @Test(arguments: [(12121, ""), (14460, "launchScreen='YES'")])
  func `LF1 other views and later builds are where constraints have them, in pixels`(
    build: Int, launchScreen: String
  ) throws {
    let found = try label(
      ["v.centerX = l.centerX", "l.leading = v.leading + 20"], build: build,
      launchScreen: launchScreen)

    #expect(found?.width == 440)
  }
}
