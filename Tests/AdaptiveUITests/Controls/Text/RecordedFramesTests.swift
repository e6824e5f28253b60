import AdaptiveUI
import Foundation
import Testing

/// Frames that Apple's engine gave two small screens, on twelve devices and at twelve text sizes.
///
/// Source: the recorded descriptions of `testTraits` and `testTraitsWithViewController` in
/// pointfreeco/swift-snapshot-testing (MIT) at 6bb6c9a, recorded on a simulator of three pixels a point.
/// Rules LG2, LG6, LC2.1, LC3.2 and T20.
@MainActor struct RecordedFramesTests {
  struct Record: Sendable, CustomTestStringConvertible {
    let name: String
    let device: String
    var size = UIContentSizeCategory.medium
    /// The safe area at the top and bottom of the window, in points.
    let safe: [CGFloat]
    /// x, y, width and height of the labels at the top, the left, the right and the bottom, in points.
    let frames: [[CGFloat]]

    var testDescription: String { name }
  }

  nonisolated static let records = [
    Record(
      name: "iPhone SE", device: "iphone_se1", safe: [20, 0],
      frames: [
        [133.667, 20, 52.6667, 19.3333], [0, 284.333, 23.6667, 19.3333],
        [283, 284.333, 37, 19.3333], [156.333, 551, 7.3333, 17],
      ]),
    Record(
      name: "iPhone 8", device: "iphone_8", safe: [20, 0],
      frames: [
        [161.333, 20, 52.6667, 19.3333], [0, 334, 23.6667, 19.3333], [338, 334, 37, 19.3333],
        [184, 650, 7.3333, 17],
      ]),
    Record(
      name: "iPhone 8 Plus", device: "iphone_8_plus", safe: [20, 0],
      frames: [
        [180.667, 20, 52.6667, 19.3333], [0, 368.333, 23.6667, 19.3333],
        [377, 368.333, 37, 19.3333], [203.333, 719, 7.3333, 17],
      ]),
    Record(
      name: "iPhone X", device: "iphone_x", safe: [44, 34],
      frames: [
        [161.333, 44, 52.6667, 19.3333], [0, 401.333, 23.6667, 19.3333],
        [338, 401.333, 37, 19.3333], [184, 761, 7.3333, 17],
      ]),
    Record(
      name: "iPhone XR", device: "iphone_xs_max", safe: [44, 34],
      frames: [
        [180.667, 44, 52.6667, 19.3333], [0, 443.333, 23.6667, 19.3333],
        [377, 443.333, 37, 19.3333], [203.333, 845, 7.3333, 17],
      ]),
    Record(
      name: "iPhone XS Max", device: "iphone_xs_max", size: .large, safe: [44, 34],
      frames: [
        [179.333, 44, 55.6667, 20.3333], [0, 443, 25, 20.3333], [375, 443, 39, 20.3333],
        [203.333, 844, 7.6667, 18],
      ]),
    Record(
      name: "iPad mini and iPad 9.7", device: "ipad_9_7", size: .large, safe: [20, 0],
      frames: [
        [484.333, 20, 55.6667, 20.3333], [0, 384, 25, 20.3333], [985, 384, 39, 20.3333],
        [508.333, 750, 7.6667, 18],
      ]),
    Record(
      name: "iPad 10.2", device: "ipad_10_2", size: .large, safe: [20, 0],
      frames: [
        [512.333, 20, 55.6667, 20.3333], [0, 405, 25, 20.3333], [1041, 405, 39, 20.3333],
        [536.333, 792, 7.6667, 18],
      ]),
    Record(
      name: "iPad Pro 10.5", device: "ipad_10_5", size: .large, safe: [20, 0],
      frames: [
        [528.333, 20, 55.6667, 20.3333], [0, 417, 25, 20.3333], [1073, 417, 39, 20.3333],
        [552.333, 816, 7.6667, 18],
      ]),
    Record(
      name: "iPad Pro 11", device: "ipad_11", size: .large, safe: [24, 20],
      frames: [
        [569.333, 24, 55.6667, 20.3333], [0, 409, 25, 20.3333], [1155, 409, 39, 20.3333],
        [593.333, 796, 7.6667, 18],
      ]),
    Record(
      name: "iPad Pro 12.9", device: "ipad_12_9", size: .large, safe: [20, 0],
      frames: [
        [655.333, 20, 55.6667, 20.3333], [0, 512, 25, 20.3333], [1327, 512, 39, 20.3333],
        [679.333, 1006, 7.6667, 18],
      ]),
  ]

  @Test(arguments: records) func `LG6 labels at the four edges have the frames of Apple's engine`(
    record: Record
  ) throws {
    let test = TestWindow(record.device, era: .ios8) { Corners() }
    // The library's pads lie.
    if test.window.traitCollection.userInterfaceIdiom == .pad { test.scene.turnDevice(1) }
    test.window.traitOverrides.displayScale = 3
    test.window.traitOverrides.preferredContentSizeCategory = record.size
    test.environment.settle()

    let root = try #require(test.root as? Corners)
    let safe = root.view.safeAreaInsets
    #expect([safe.top, safe.bottom] == record.safe)
    expect(root.labels.map(\.frame), near: record.frames)
  }

  /// The height of one line of the first title style at each text size, in points.
  nonisolated static let heights: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 30), (.small, 31.3333), (.medium, 32.3333), (.large, 33.6667),
    (.extraLarge, 36), (.extraExtraLarge, 38.3333), (.extraExtraExtraLarge, 40.6667),
    (.accessibilityMedium, 45.6667), (.accessibilityLarge, 51.3333),
    (.accessibilityExtraLarge, 57.3333), (.accessibilityExtraExtraLarge, 63.3333),
    (.accessibilityExtraExtraExtraLarge, 69.3333),
  ]

  @Test(arguments: heights)
  func `LC3.2 a title between the margins is as high as Apple's engine makes it`(
    size: UIContentSizeCategory, height: CGFloat
  ) throws {
    let label = UILabel()
    let test = TestWindow("iphone_se1", era: .ios8) {
      let controller = UIViewController()
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.text = "What's the point?"
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      let margins = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return controller
    }
    test.window.traitOverrides.displayScale = 3
    test.window.traitOverrides.preferredContentSizeCategory = size
    test.environment.settle()

    expect([label.frame], near: [[16, 20, 288, height]])
  }

  /// Frames are right within half a point.
  private func expect(_ frames: [CGRect], near recorded: [[CGFloat]]) {
    let sides = frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
    for (own, apple) in zip(sides, recorded) {
      #expect(zip(own, apple).allSatisfy { abs($0 - $1) <= 0.5 }, "\(own), recorded \(apple)")
    }
    #expect(sides.count == recorded.count)
  }
}

/// A controller with a label at each edge of its safe area, in fonts that follow the text size.
private final class Corners: UIViewController {
  let labels = ["What's", "the", "point", "?"].map { text in
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    labels.forEach(view.addSubview)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    for (label, style) in zip(
      labels, [.headline, .body, .body, .subheadline] as [UIFont.TextStyle])
    {
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
  }
}
