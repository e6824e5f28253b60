import AdaptiveUI
import Foundation
import Testing

/// Rules V05–V16: what one pass does, in which order.
@MainActor struct LayoutPassTests {
  /// A root with a nested pair, `outer` around `inner`.
  private func nested(_ era: UIKitEra = .ios26) -> (WitnessController, TestWindow) {
    WitnessController.open(era: era) { root, diary in
      let outer = WitnessView("outer", diary, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = WitnessView("inner", diary, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.addSubview(inner)
      root.addSubview(outer)
    }
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `V07 V12 constraints go from the inside out, layout from the outside in`(era: UIKitEra) {
    let (witness, _) = nested(era)

    #expect(
      witness.diary.take().filter { !$0.hasSuffix("properties") && !$0.hasSuffix("traits") } == [
        "inner constraints", "outer constraints", "updateViewConstraints", "root constraints",
        "viewWillLayoutSubviews", "root layout 375", "viewDidLayoutSubviews", "outer layout 100",
        "inner layout 50",
      ])
  }

  @Test func `V05 a mark waits for the cycle, a call lays out what is pending and nothing else`() {
    let (witness, test) = nested()
    let outer = witness.view.subviews[0]
    _ = witness.diary.take()

    outer.setNeedsLayout()
    let marked = witness.diary.take()
    outer.layoutIfNeeded()
    let called = witness.diary.take()
    outer.layoutIfNeeded()
    let again = witness.diary.take()
    outer.setNeedsLayout()
    outer.setNeedsLayout()
    test.environment.settle()

    #expect(marked == [])
    #expect(called == ["outer layout 100"])
    #expect(again == [])
    #expect(witness.diary.take() == ["outer layout 100"])
  }

  @Test func `V08 V12 constraints are updated only when asked for, before the next layout`() {
    let (witness, test) = nested()
    let outer = witness.view.subviews[0]
    _ = witness.diary.take()

    outer.setNeedsLayout()
    test.environment.settle()
    let unasked = witness.diary.take()
    outer.setNeedsLayout()
    outer.setNeedsUpdateConstraints()
    let marked = witness.diary.take()
    test.environment.settle()

    #expect(unasked == ["outer layout 100"])
    #expect(marked == [])
    #expect(witness.diary.take() == ["outer constraints", "outer layout 100"])
    #expect(!outer.needsUpdateConstraints())
  }

  @Test func `V09 a controller's view is told by its controller, which must call super`() {
    final class Silent: WitnessController {
      override func updateViewConstraints() { diary("kept") }
    }
    let (loud, _) = WitnessController.open()
    let silent = Silent()
    _ = TestWindow { silent }
    func constraints(_ witness: WitnessController) -> [String] {
      witness.diary.take().filter { $0.contains("onstraints") || $0 == "kept" }
    }

    #expect(constraints(loud) == ["updateViewConstraints", "root constraints"])
    #expect(constraints(silent) == ["kept"])
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `V10 V14 a resized view has its size and masks applied before its controller is told`(
    era: UIKitEra
  ) {
    let (witness, test) = WitnessController.open(era: era) { root, diary in
      let box = WitnessView("box", diary, frame: root.bounds)
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(box)
    }
    _ = witness.diary.take()
    witness.onWillLayout = {
      let box = witness.view.subviews[0]
      witness.diary("is \(witness.view.bounds.width.traceText), box \(box.bounds.width.traceText)")
      witness.view.setNeedsUpdateConstraints()
    }
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      witness.diary.take().filter { !$0.hasSuffix("traits") && !$0.hasSuffix("properties") } == [
        "updateViewConstraints", "root constraints", "viewWillLayoutSubviews", "is 667, box 667",
        "updateViewConstraints", "root constraints", "root layout 667", "viewDidLayoutSubviews",
        "box layout 667",
      ])
  }

  @Test(arguments: UIKitEra.allCases)
  func `V11 pending constraints come first, those made dirty by the hook in the same layout`(
    era: UIKitEra
  ) {
    let (witness, test) = nested(era)
    _ = witness.diary.take()
    witness.onWillLayout = {
      witness.diary.lines.append("hook")
      witness.view.subviews[0].setNeedsUpdateConstraints()
      witness.onWillLayout = {}
    }
    witness.view.setNeedsUpdateConstraints()
    witness.view.setNeedsLayout()
    test.environment.settle()

    #expect(
      witness.diary.take() == [
        "updateViewConstraints", "root constraints", "viewWillLayoutSubviews", "hook",
        "outer constraints", "root layout 375", "viewDidLayoutSubviews",
      ])
  }

  @Test func `V14 constraints changed before the layout are solved in it`() {
    let window = LayoutWindow { root in
      let box = autoView("box")
      root.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: 10)
      return corner(box, root) + [width, box.heightAnchor.constraint(equalToConstant: 10)]
    }
    final class Changing: UIViewController {
      var seen: [CGFloat] = []
      let box = autoView("box")
      lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
      override func viewDidLoad() {
        view.addSubview(box)
        NSLayoutConstraint.activate(corner(box, view) + [width])
      }
      override func viewWillLayoutSubviews() { width.constant = view.bounds.width / 5 }
      override func viewDidLayoutSubviews() { seen.append(box.frame.width) }
    }
    let changing = Changing()
    let test = TestWindow { changing }
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(window.root.subviews[0].frame.width == 10)
    #expect(changing.seen == [75, 133.5])
  }

  @Test func `V13 at the end of a controller's layout deeper views still wait for theirs`() {
    let inner = autoView("inner")
    let outer = autoView("outer")
    final class Looking: UIViewController {
      var look: () -> Void = {}
      override func viewDidLayoutSubviews() {
        look()
        look = {}
      }
    }
    var seen: [CGSize] = []
    let looking = Looking()
    _ = TestWindow {
      looking.view.addSubview(outer)
      outer.addSubview(inner)
      NSLayoutConstraint.activate(
        corner(outer, looking.view) + corner(inner, outer)
          + [outer, inner].flatMap {
            [
              $0.widthAnchor.constraint(equalToConstant: 40),
              $0.heightAnchor.constraint(equalToConstant: 40),
            ]
          })
      looking.look = { seen = [outer.bounds.size, inner.bounds.size] }
      return looking
    }

    #expect(seen == [CGSize(width: 40, height: 40), .zero])
    #expect(inner.bounds.size == CGSize(width: 40, height: 40))
  }

  @Test func `V15 passes repeat until nothing is pending`() {
    let (witness, test) = nested()
    guard let outer = witness.view.subviews.first as? WitnessView else { return }
    _ = witness.diary.take()
    var left = 3
    outer.onLayout = {
      left -= 1
      if left > 0 { witness.view.setNeedsLayout() }
      if left > 0 { outer.setNeedsLayout() }
    }
    outer.setNeedsLayout()
    test.environment.updateCycle.flush()

    #expect(left == 0)
    #expect(witness.diary.take().filter { $0 == "outer layout 100" }.count == 3)
  }

  @Test func `V10 a controller may place views once they are laid out, and comes to rest`() {
    final class Placing: UIViewController {
      let box = UIView()
      var count = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
        if box.superview == nil { view.addSubview(box) }
        // Two sizes one after the other, as programs write it.
        box.frame = view.bounds
        box.frame.size.height = 20
      }
    }
    let controller = Placing()
    let test = TestWindow("iphone_8") { controller }
    test.environment.settle()

    #expect(controller.count < 4)
    #expect(controller.box.frame.height == 20)
  }

  // MARK: Properties

  @Test func `V16 properties are updated after traits and before layout, each when asked for`() {
    let (witness, test) = nested()
    let first = witness.diary.take().filter { $0.contains("prop") || $0.contains("layout") }
    let outer = witness.view.subviews[0]

    outer.setNeedsUpdateProperties()
    let marked = witness.diary.take()
    test.environment.settle()
    let view = witness.diary.take()
    witness.setNeedsUpdateProperties()
    test.environment.settle()
    let controller = witness.diary.take()
    outer.setNeedsLayout()
    test.environment.settle()

    #expect(
      first == [
        "controller properties", "root properties", "root layout 375", "outer properties",
        "outer layout 100", "inner properties", "inner layout 50",
      ])
    #expect(marked == [])
    #expect(view == ["outer properties"])
    #expect(controller == ["controller properties"])
    #expect(witness.diary.take() == ["outer layout 100"])
    #expect(test.lines().filter { $0.hasSuffix(" updateProperties()") }.count == 1)
  }

  @Test func `V16 a layout that the update of properties asks for happens in the same pass`() {
    final class Asking: WitnessView {
      override func updateProperties() {
        super.updateProperties()
        setNeedsLayout()
      }
    }
    let diary = Diary()
    let view = Asking("it", diary)
    let test = TestWindow {
      let root = UIViewController()
      root.view.addSubview(view)
      return root
    }
    _ = diary.take()
    view.setNeedsUpdateProperties()
    test.window.layoutIfNeeded()

    #expect(diary.take() == ["it properties", "it layout 0"])
  }

  @Test func `V16 the older generation knows no update of properties`() {
    let (witness, test) = nested(.ios8)
    witness.setNeedsUpdateProperties()
    witness.view.setNeedsUpdateProperties()
    test.environment.settle()

    #expect(!witness.diary.take().contains { $0.hasSuffix("properties") })
  }
}
