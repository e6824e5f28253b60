package import AdaptiveUI
package import Documents
package import Foundation

/// Draws a scene in windows of all widths.
@MainActor package struct SceneCourse {
  private let source: any OpenableDocument
  private let reader: SheetStage.Reader
  private let device: Device
  private let height: CGFloat
  private let draw: (UIWindow) -> String

  /// - Parameters:
  ///   - source: The scene.
  ///   - device: The device whose window is widened.
  ///   - height: The window's height, in points.
  ///   - reader: The user's settings.
  ///   - draw: Draws a window after layout.
  package init(
    _ source: any OpenableDocument, on device: Device, height: CGFloat,
    for reader: SheetStage.Reader = SheetStage.Reader(), draw: @escaping (UIWindow) -> String
  ) {
    (self.source, self.device, self.height) = (source, device, height)
    (self.reader, self.draw) = (reader, draw)
  }

  private func place(_ width: Int) -> DeviceWindow {
    DeviceWindow(device: device, size: CGSize(width: CGFloat(width), height: height))
  }

  /// The scene as it is when it is opened in a window of this width.
  package func drawing(at width: Int) -> NumberedDrawing {
    let stage = SheetStage(source, in: place(width), for: reader)
    defer { stage.close() }
    return NumberedDrawing(draw(stage.window))
  }

  /// The scene over a range of widths, in whole points.
  ///
  /// One stage is resized to each width in turn, which is far quicker than opening the scene at
  /// each. If a scene that is opened at a width looks different, because its state depends on
  /// earlier widths, it is opened at each.
  package func course(over widths: ClosedRange<Int>) -> WidthCourse {
    let stage = SheetStage(source, in: place(widths.lowerBound), for: reader)
    let scale = Double(max(stage.window.traitCollection.displayScale, 1))
    let quick = WidthCourse(over: widths, scale: scale) { width in
      stage.move(to: place(width))
      return NumberedDrawing(draw(stage.window))
    }
    stage.close()
    let count = widths.count - 1
    let remembers = [count / 7, count / 3, count * 2 / 3, count].contains { step in
      !isSame(quick, at: widths.lowerBound + step, scale: scale)
    }
    return remembers ? WidthCourse(over: widths, scale: scale, draw: drawing(at:)) : quick
  }

  private func isSame(_ course: WidthCourse, at width: Int, scale: Double) -> Bool {
    guard let piece = course.piece(at: width), !piece.isHeld else { return true }
    let (shown, opened) = (piece.numbers(at: width), drawing(at: width).numbers)
    return shown.count == opened.count
      && zip(shown, opened).allSatisfy { abs($0 - $1) <= 2 / scale + 0.01 }
  }
}
