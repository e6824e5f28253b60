import AdaptiveUI
import Foundation
import Testing

/// Rules V05–V15 to their last word: what asks for a layout, and what a pass does after another.
@MainActor struct LayoutTriggerTests {
  /// Views `outer` around `inner`, and `other` beside it, in a root without any masks.
  private struct Stage {
    let witness: WitnessController
    let test: TestWindow
    let outer: WitnessView
    let inner: WitnessView
    let other: WitnessView

    /// What is laid out by `change`, outermost first.
    @MainActor func laidOut(_ change: () -> Void) -> [String] {
      test.environment.settle()
      _ = witness.diary.take()
      change()
      test.environment.settle()
      return witness.diary.take().filter { $0.contains(" layout") }
        .map { String($0.prefix { $0 != " " }) }
    }
  }

  private func stage() throws -> Stage {
    var views: [WitnessView] = []
    let (witness, test) = WitnessController.open { root, diary in
      // Below the status bar, so that no safe area changes.
      let frames = [(0, 100), (0, 0), (200, 100)].map {
        CGRect(x: $0, y: $1, width: 100, height: 100)
      }
      views = zip(["outer", "inner", "other"], frames).map { WitnessView($0, diary, frame: $1) }
      views.forEach { $0.autoresizingMask = [] }
      views[0].addSubview(views[1])
      root.addSubview(views[0])
      root.addSubview(views[2])
    }
    try #require(views.count == 3)
    return Stage(
      witness: witness, test: test, outer: views[0], inner: views[1], other: views[2])
  }

  @Test func `V06 a view that comes in is laid out with its superview, one that goes without`()
    throws
  {
    let stage = try stage()
    let new = WitnessView("new", stage.witness.diary)

    let made = stage.laidOut { _ = WitnessView("made", stage.witness.diary) }
    let added = stage.laidOut { stage.outer.addSubview(new) }
    let removed = stage.laidOut { new.removeFromSuperview() }

    #expect(made == [])
    #expect(added == ["outer", "new"])
    #expect(removed == ["outer"])
  }

  @Test func `V06 a new size lays out the view and its superview, a new place nothing`() throws {
    let stage = try stage()

    let moved = stage.laidOut { stage.inner.frame.origin = CGPoint(x: 20, y: 30) }
    let centred = stage.laidOut { stage.inner.center.x += 7 }
    let same = stage.laidOut { stage.inner.frame.size = stage.inner.frame.size }
    let resized = stage.laidOut { stage.inner.frame.size.width = 60 }
    let bounds = stage.laidOut { stage.inner.bounds.size.height = 60 }

    #expect(moved == [])
    #expect(centred == [])
    #expect(same == [])
    #expect(resized == ["outer", "inner"])
    #expect(bounds == ["outer", "inner"])
  }

  @Test func `V06 scrolling lays the scroll view out, a turn everything that it resizes`() throws {
    final class Scroll: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let stage = try stage()
    let scroll = Scroll(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 50, height: 500)
    scroll.autoresizingMask = []
    stage.witness.view.addSubview(scroll)
    stage.test.environment.settle()
    scroll.layouts = 0

    let scrolled = stage.laidOut { scroll.contentOffset.y = 40 }
    let layouts = scroll.layouts
    stage.outer.autoresizingMask = .flexibleWidth
    let turned = stage.laidOut { stage.test.scene.turnDevice(1) }

    #expect(layouts == 1)
    #expect(scrolled == [])
    #expect(turned == ["root", "outer"])
  }

  @Test func `V05 a call lays out what is pending in its subtree, and nothing beside it`() throws {
    let stage = try stage()
    _ = stage.laidOut {}
    [stage.outer, stage.inner, stage.other].forEach { $0.setNeedsLayout() }

    stage.outer.layoutIfNeeded()
    let called = stage.witness.diary.take().filter { $0.contains(" layout") }
    stage.test.environment.settle()
    let later = stage.witness.diary.take().filter { $0.contains(" layout") }

    #expect(called == ["outer layout 100", "inner layout 100"])
    #expect(later == ["other layout 100"])
  }

  @Test func `V07 V15 all constraints, then all layouts until none is pending, then the drawing`()
    throws
  {
    final class Drawn: WitnessView {
      override func draw(_ rect: CGRect) { diary("\(accessibilityIdentifier ?? "") draw") }
    }
    var views: [Drawn] = []
    let (witness, test) = WitnessController.open { root, diary in
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      views = ["outer", "inner"].map { Drawn($0, diary, frame: frame) }
      views[0].addSubview(views[1])
      root.addSubview(views[0])
    }
    _ = witness.diary.take()
    var left = 1
    views[1].onLayout = {
      guard left > 0 else { return }
      left -= 1
      views[0].setNeedsLayout()
    }
    for view in views {
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }

    test.environment.settle()

    #expect(
      witness.diary.take() == [
        "inner constraints", "outer constraints", "outer layout 100", "inner layout 100",
        "outer layout 100", "outer draw", "inner draw",
      ])
  }

  @Test func `V17 a child hears of its insets and margins right before it is appearing`() {
    let chronicle = Chronicle(["will appear", "safe area", "margins", "is appearing"])
    let test = TestWindow("iphone_x", era: .ios26) { controller("root") }

    test.act { test.root.adopt(Chronicler(chronicle)) }

    #expect(chronicle.lines == ["will appear", "safe area", "margins", "is appearing"])
  }

  @Test func `V21 what is constrained moves and grows with its superview, without any code`() {
    let box = autoView("box")
    let inner = autoView("inner")
    let window = LayoutWindow { root in
      root.addSubview(box)
      box.addSubview(inner)
      return [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    let before = [box.frame, inner.frame]

    window.window.scene.turnDevice(1)
    window.window.environment.settle()

    #expect(
      before == [
        CGRect(x: 10, y: 10, width: 360, height: 647),
        CGRect(x: 90, y: 313.5, width: 180, height: 20),
      ])
    #expect(
      [box.frame, inner.frame] == [
        CGRect(x: 10, y: 10, width: 652, height: 355),
        CGRect(x: 163, y: 167.5, width: 326, height: 20),
      ])
  }
}
