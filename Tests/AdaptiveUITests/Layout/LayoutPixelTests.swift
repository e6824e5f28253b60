import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rules LF1–LF7: solved frames on the pixel grid.
@MainActor struct LayoutPixelTests {
  /// The frames of `count` equal columns with gaps in a width, from a device's root view.
  private func columns(
    _ count: Int, in width: CGFloat, gap: CGFloat, on device: String = "iphone_8"
  ) -> [CGRect] {
    let views = (0..<count).map { autoView("\($0)") }
    let frame = autoView("frame")
    _ = LayoutWindow(device) { root in
      root.addSubview(frame)
      views.forEach(frame.addSubview)
      var all = corner(frame, root) + [frame.widthAnchor.constraint(equalToConstant: width)]
      for (index, view) in views.enumerated() {
        let before = index == 0 ? frame.leadingAnchor : views[index - 1].trailingAnchor
        all += [
          view.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : gap),
          view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
          view.topAnchor.constraint(equalTo: frame.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ]
      }
      return all + [views[count - 1].trailingAnchor.constraint(equalTo: frame.trailingAnchor)]
    }
    return views.map(\.frame)
  }

  @Test(arguments: ["iphone_8", "iphone_8_plus", "ipad_9_7"])
  func `LF1 every solved frame lies on the pixels of its screen`(device: String) {
    var random = SeededNumbers(7)
    for _ in 0..<12 {
      let width = CGFloat.random(in: 50...300, using: &random)
      let frames = columns(Int.random(in: 2...9, using: &random), in: width, gap: 1.7, on: device)
      let scale: CGFloat = device == "iphone_8_plus" ? 3 : 2
      for frame in frames {
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
          #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
        }
      }
    }
  }

  @Test(
    arguments: [
      (7, 375, 2, "iphone_8", [52, 51.5, 52, 52, 52, 51.5, 52]),
      (7, 474, 10, "iphone_8", [59, 59.5, 59, 59, 59, 59.5, 59]),
      (3, 200, 0, "iphone_8", [66.5, 67, 66.5]),
      (3, 374, 8, "iphone_8", [119.5, 119, 119.5]),
      (3, 1061.0 / 3, 5, "iphone_8_plus", [344.0 / 3, 343.0 / 3, 344.0 / 3]),
    ] as [(Int, CGFloat, CGFloat, String, [CGFloat])])
  func `LF2 recorded columns come out as recorded`(
    count: Int, width: CGFloat, gap: CGFloat, device: String, widths: [CGFloat]
  ) {
    let frames = columns(count, in: width, gap: gap, on: device)

    // Rule LF5: stored numbers carry noise.
    #expect(zip(frames.map(\.width), widths).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `LF3 half a pixel goes right and down`() {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      return [
        box.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 50.25),
        box.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 20.75),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(box.frame == CGRect(x: 45.5, y: 16, width: 10, height: 10))
  }

  @Test func `LF4 children are counted from the exact size of their parent`() {
    // A quarter of 316.8 less three gaps is 71.7; of the rounded 317 it would be 71.75.
    let frames = columns(4, in: 316.8, gap: 10)

    #expect(frames.map(\.minX) == [0, 81.5, 163.5, 245])
    #expect(frames.map(\.width) == [71.5, 72, 71.5, 72])
  }

  @Test(arguments: [9e-10, -9e-10])
  func `LF5 noise of the arithmetic does not decide a tie`(noise: Double) {
    let box = autoView("box")
    _ = LayoutWindow { root in
      root.addSubview(box)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.25 + noise),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(box.frame == CGRect(x: 0.5, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [("iphone_8", 10.5), ("iphone_8_plus", 31.0 / 3)])
  func `LF6 LF7 natural sizes go up to the pixel, to a third of a point on plus phones`(
    device: String, side: CGFloat
  ) {
    final class Tile: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 10.1, height: 10.1) }
    }
    let (tile, follower) = (Tile(), autoView("follower"))
    tile.translatesAutoresizingMaskIntoConstraints = false
    _ = LayoutWindow(device) { root in
      [tile, follower].forEach(root.addSubview)
      return corner(tile, root) + [
        follower.widthAnchor.constraint(equalTo: tile.widthAnchor, multiplier: 100),
        follower.heightAnchor.constraint(equalToConstant: 1),
      ]
    }

    #expect(abs(tile.frame.width - side) < 0.001)
    // The engine already works with the rounded size.
    #expect(abs(follower.frame.width - side * 100) < 0.4)
  }
}
