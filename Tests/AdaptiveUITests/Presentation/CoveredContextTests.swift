import AdaptiveUI
import Foundation
import Testing

/// Rules C16, C17, M07: a context that its controller's view left, and what covers it.
@MainActor struct CoveredContextTests {
  /// What places the context in the root view.
  enum Place: CaseIterable { case constraints, half, mask, corner, stack }

  /// A phone of today, and an iPad, whose rotation changes no trait, before iOS 13.
  enum Screen: CaseIterable {
    case phone, padOfIOS8

    var era: UIKitEra { self == .phone ? .ios26 : .ios8 }
    var host: WindowHost {
      .device((self == .phone ? nil : Device.named("iPad Air 2")) ?? .default)
    }
    /// Upright and in landscape.
    var sizes: [CGSize] {
      let (short, long): (CGFloat, CGFloat) = self == .phone ? (375, 667) : (768, 1024)
      return [CGSize(width: short, height: long), CGSize(width: long, height: short)]
    }
  }

  /// A device with a context `left` and a child `inner` in it.
  private func open(
    _ place: Place, _ screen: Screen = .phone, era: UIKitEra? = nil,
    in home: () -> UIViewController = { UIViewController() }
  ) -> PresentationStage {
    let stage = PresentationStage(host: screen.host, era: era ?? screen.era, home: home)
    stage.environment.perform {
      let (left, inner) = (controller("left"), controller("inner"))
      left.definesPresentationContext = true
      stage.home.addChild(left)
      Self.put(left.view, by: place, into: stage.home.view)
      left.didMove(toParent: stage.home)
      left.view.layoutIfNeeded()
      left.adopt(inner)
      stage.environment.updateCycle.flush()
    }
    return stage
  }

  private static func put(_ view: UIView, by place: Place, into above: UIView) {
    switch place {
    case .mask:
      view.frame = above.bounds.insetBy(dx: 20, dy: 20)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      above.addSubview(view)
    case .corner:
      view.frame = CGRect(x: 20, y: 40, width: 200, height: 300)
      view.autoresizingMask = []
      above.addSubview(view)
    case .stack:
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.distribution = .fillEqually
      stack.frame = above.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      above.addSubview(stack)
    case .constraints, .half: constrain(view, isHalf: place == .half, in: above)
    }
  }

  private static func constrain(_ view: UIView, isHalf: Bool, in above: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    above.addSubview(view)
    let gap: CGFloat = isHalf ? 0 : 20
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: above.leadingAnchor, constant: gap),
      view.topAnchor.constraint(equalTo: above.topAnchor, constant: gap),
      view.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: -gap),
      isHalf
        ? view.widthAnchor.constraint(equalTo: above.widthAnchor, multiplier: 0.5)
        : view.trailingAnchor.constraint(equalTo: above.trailingAnchor, constant: -gap),
    ])
  }

  /// The context's frame upright and in landscape.
  private func frames(_ place: Place, _ screen: Screen = .phone) -> (CGRect, CGRect) {
    let frames = screen.sizes.map { size in
      let window = CGRect(origin: .zero, size: size)
      return switch place {
      case .constraints, .mask: window.insetBy(dx: 20, dy: 20)
      case .half, .stack: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
      case .corner: CGRect(x: 20, y: 40, width: 200, height: 300)
      }
    }
    return (frames[0], frames[1])
  }

  /// What the last step told controllers whose name has `word` in it; presentations are left out.
  private func told(_ word: String, on stage: PresentationStage) -> [String] {
    (stage.environment.recorder.steps.last?.events ?? [])
      .filter { $0.kind == .callback && $0.subject?.part == nil && $0.name.contains(word) }
      .map { "\($0.subject?.identifier ?? "-") → \($0.new ?? "")" }
  }

  private func place(of controller: UIViewController?) -> CGRect? {
    controller?.view.map { $0.convert($0.bounds, to: nil) }
  }

  @Test(arguments: Place.allCases, Screen.allCases)
  func
    `M07 the nearest controller above that defines a context is covered, and comes back as it was`(
      _ kind: Place, _ screen: Screen
    )
  {
    let stage = open(kind, screen)
    let left = stage.home.children[0]
    let before = left.view.superview?.constraints.count

    let info = stage.present(stage.controller(.currentContext), from: left.children[0])
    #expect(info.presentingViewController === left)
    #expect(place(of: info) == frames(kind, screen).0)
    #expect(left.view.window == nil)
    stage.dismiss(info)
    stage.environment.settle()

    #expect(place(of: left) == frames(kind, screen).0)
    #expect(place(of: left.children[0]) == frames(kind, screen).0)
    #expect(left.view.superview?.constraints.count == before)
    stage.scene.turnDevice(1)
    stage.environment.settle()
    #expect(place(of: left) == frames(kind, screen).1)
    #expect(stage.breaches.isEmpty)
  }

  @Test(arguments: Place.allCases, Screen.allCases)
  func
    `M07 C17 what covers a context turns with its place, and the context comes back in the new size`(
      _ kind: Place, _ screen: Screen
    )
  {
    let stage = open(kind, screen)
    let left = stage.home.children[0]
    let info = stage.present(stage.controller(.currentContext), from: left)

    stage.scene.turnDevice(1)
    stage.environment.settle()
    #expect(place(of: info) == frames(kind, screen).1)
    #expect(left.view.frame.size == frames(kind, screen).1.size)
    stage.scene.turnDevice(-1)
    stage.environment.settle()
    #expect(place(of: info) == frames(kind, screen).0)
    stage.scene.turnDevice(1)
    stage.environment.settle()
    stage.dismiss(info)
    stage.environment.settle()

    #expect(place(of: left) == frames(kind, screen).1)
    #expect(place(of: left.children[0]) == frames(kind, screen).1)
    #expect(stage.breaches.isEmpty)
  }

  /// A container that foretells the sizes of its children.
  private final class Foretelling: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
      return view.predictedSize(of: child, whenSizeIs: parentSize)
    }
  }

  @Test(arguments: Place.allCases, Screen.allCases)
  func `C16 C17 a covered context and what covers it are told of the size that they get`(
    _ kind: Place, _ screen: Screen
  ) {
    let stage = open(kind, screen) { Foretelling() }
    stage.present(stage.controller(.currentContext), from: stage.home.children[0])

    stage.scene.turnDevice(1)
    stage.environment.settle()

    let size = frames(kind, screen).1.size.traceText
    let home = "home → \(screen.sizes[1].traceText)"
    let others = ["left", "info", "inner"].map { "\($0) → \(size)" }
    #expect(told("viewWillTransition", on: stage) == [home] + (kind == .corner ? [] : others))
    // An iPad's rotation changes no trait.
    guard screen == .phone else { return }
    #expect(told("willTransition(to", on: stage).map { $0.prefix(4) } == ["home", "info"])
    #expect(
      stage.lines([.skipped]).contains(
        "left willTransition(to:with:) (covered by a presentation in its context)"))
  }

  @Test(.bothEras, arguments: Place.allCases)
  func `M36 C16 C17 a child that full screen covers is told of its own size, and takes it`(
    _ kind: Place
  ) {
    let stage = open(kind, era: BothEras.era) { Foretelling() }
    let left = stage.home.children[0]
    let delegate = FullScreen()
    let info = stage.present(stage.controller(.currentContext, delegate: delegate), from: left)
    #expect(place(of: info)?.size == CGSize(width: 375, height: 667))
    #expect(left.view.window == nil)

    stage.scene.turnDevice(1)
    stage.environment.settle()

    let size = frames(kind).1.size.traceText
    #expect(
      told("viewWillTransition", on: stage).filter { !$0.hasPrefix("inner") }
        == ["home → 667×375"] + (kind == .corner ? [] : ["left → \(size)"]) + ["info → 667×375"])
    #expect(left.view.frame.size == frames(kind).1.size)
    stage.dismiss(info)
    stage.environment.settle()
    #expect(place(of: left) == frames(kind).1)
    #expect(place(of: left.children[0]) == frames(kind).1)
    // The anchor, and the context or its stack.
    #expect(stage.home.view.subviews.count == 2)
    #expect(stage.breaches.isEmpty)
  }

  /// Has context styles cover the window in both eras.
  private final class FullScreen: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }
  }

  @Test(.bothEras)
  func `C17 every covered presenter is passed over alike, however many cover one another`() {
    let stage = PresentationStage(host: .device(.default))
    let first = stage.present(stage.controller(.fullScreen, "first"))
    stage.present(stage.controller(.fullScreen, "second"), from: first)

    stage.scene.turnDevice(1)
    stage.environment.settle()

    #expect(
      told("viewWillTransition", on: stage)
        == ["home → 667×375", "first → 667×375", "second → 667×375"])
    #expect(told("willTransition(to", on: stage) == ["second → vertical compact"])
    #expect(
      stage.lines([.skipped]).filter { $0.contains(" willTransition") } == [
        "home willTransition(to:with:) (covered by a full-screen presentation)",
        "first willTransition(to:with:) (covered by a full-screen presentation)",
      ])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(.bothEras) func `C17 a turn by what covers them passes over all that are covered`() {
    let stage = PresentationStage(host: .device(.default))
    let first = stage.present(stage.controller(.fullScreen, "first"))
    let last = stage.environment.perform { PresentationOrientationTests.Landscape() }
    last.identifier = "last"
    last.modalPresentationStyle = .fullScreen

    stage.present(last, from: first)

    let reason = "viewWillTransition(to:with:) (covered by a full-screen presentation)"
    #expect(
      stage.lines([.skipped]).filter { $0.contains("viewWill") } == [
        "home \(reason)", "first \(reason)",
      ])
    #expect(told("viewWillTransition", on: stage) == ["last → 667×375"])
  }

  /// A context whose inside is tied to what is outside, in both directions: `outer` is beside and as high as
  /// `label`, which is half as wide as the context; `follower` is as wide as `outer`.
  private func tie(_ stage: PresentationStage) -> (outer: UIView, width: NSLayoutConstraint) {
    let (home, context) = (stage.home, stage.home.children[0])
    return stage.environment.perform {
      let (outer, label, follower) = (UIView(), UIView(), UIView())
      for view in [outer, label, follower] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      context.view.addSubview(label)
      context.view.addSubview(follower)
      home.view.addSubview(outer)
      let width = outer.widthAnchor.constraint(equalToConstant: 50)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: context.view.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: context.view.topAnchor, constant: 30),
        label.widthAnchor.constraint(equalTo: context.view.widthAnchor, multiplier: 0.5),
        label.heightAnchor.constraint(equalToConstant: 20),
        follower.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        follower.topAnchor.constraint(equalTo: label.bottomAnchor),
        follower.heightAnchor.constraint(equalToConstant: 20),
        follower.widthAnchor.constraint(equalTo: outer.widthAnchor),
        outer.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        outer.topAnchor.constraint(equalTo: label.topAnchor),
        outer.heightAnchor.constraint(equalTo: label.heightAnchor),
        width,
      ])
      stage.environment.updateCycle.flush()
      return (outer, width)
    }
  }

  @Test(
    arguments: [Place.constraints, .mask], [UIModalPresentationStyle.currentContext, .fullScreen])
  func `M07 what is tied to the inside of a covered context stays tied while it is away`(
    _ kind: Place, _ style: UIModalPresentationStyle
  ) {
    let stage = open(kind)
    let context = stage.home.children[0]
    let (outer, width) = tie(stage)
    let upright = CGRect(x: 205.5, y: 50, width: 50, height: 20)
    #expect(outer.frame == upright)
    let delegate = FullScreen()
    let info = stage.present(
      stage.controller(.currentContext, delegate: style == .fullScreen ? delegate : nil),
      from: context)

    #expect(context.view.window == nil)
    #expect(outer.frame == upright)
    stage.environment.perform { width.constant = 70 }
    stage.scene.turnDevice(1)
    stage.environment.settle()
    let turned = CGRect(x: 351.5, y: 50, width: 70, height: 20)
    #expect(outer.frame == turned)
    stage.dismiss(info)
    stage.environment.settle()

    #expect(outer.frame == turned)
    #expect(context.view.subviews.last?.frame == CGRect(x: 10, y: 50, width: 70, height: 20))
    #expect(stage.window.brokenConstraints.isEmpty)
    #expect(context.view.layoutGuides.isEmpty && stage.breaches.isEmpty)
  }
}
