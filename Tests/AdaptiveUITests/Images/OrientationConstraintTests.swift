import AdaptiveUI
import Foundation
import Testing

/// Rule A07: an iPad's two orientations have one combination of size classes.
@MainActor struct OrientationConstraintTests {
  /// The controller of the guides: two sets of constraints, exchanged by the size that comes.
  private final class Exchanging: UIViewController {
    let box = autoView("box")
    lazy var tall = [box.heightAnchor.constraint(equalToConstant: 300)]
    lazy var wide = [box.heightAnchor.constraint(equalToConstant: 100)]
    var isFirst = true

    override func viewDidLoad() {
      view.addSubview(box)
      NSLayoutConstraint.activate(
        corner(box, view) + [box.widthAnchor.constraint(equalToConstant: 10)])
    }

    private func exchange(_ size: CGSize) {
      guard traitCollection.userInterfaceIdiom == .pad else { return }
      let isWide = size.width > size.height
      NSLayoutConstraint.deactivate(isWide ? tall : wide)
      NSLayoutConstraint.activate(isWide ? wide : tall)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      exchange(size)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if isFirst { exchange(view.bounds.size) }
      isFirst = false
    }
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `A07 constraints follow width against height, at launch from the first layout`(
    era: UIKitEra
  ) throws {
    let test = TestWindow("ipad_9_7", era: era) { Exchanging() }
    let root = try #require(test.root as? Exchanging)
    var seen = [root.box.frame.height]
    let classes = root.traitCollection
    for _ in 0..<2 {
      test.scene.turnDevice(1)
      test.environment.settle()
      seen.append(root.box.frame.height)
    }

    #expect(seen == [300, 100, 300])
    #expect(root.traitCollection == classes)
    #expect(!test.environment.recorder.steps.flatMap(\.events).contains { $0.kind == .log })
  }
}
