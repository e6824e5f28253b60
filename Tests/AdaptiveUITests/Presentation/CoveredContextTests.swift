import AdaptiveUI
import Foundation
import Testing

/// Rules C16, C17, M07: a context that its controller's view left, and what covers it.
///
/// Up to iOS 13 what covers a context covers all of a compact window (M36).
@MainActor struct CoveredContextTests {
  /// What places the context in the root view.
  enum Place: CaseIterable { case constraints, half, mask, stack }

  /// A phone with a context `left` and a child `inner` in it.
  private func open(_ place: Place) -> PresentationStage {
    let stage = PresentationStage(host: .device(.default))
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
    guard place != .mask else {
      view.frame = above.bounds.insetBy(dx: 20, dy: 20)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return above.addSubview(view)
    }
    guard place != .stack else {
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.distribution = .fillEqually
      stack.frame = above.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return above.addSubview(stack)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    above.addSubview(view)
    let gap: CGFloat = place == .half ? 0 : 20
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: above.leadingAnchor, constant: gap),
      view.topAnchor.constraint(equalTo: above.topAnchor, constant: gap),
      view.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: -gap),
      place == .half
        ? view.widthAnchor.constraint(equalTo: above.widthAnchor, multiplier: 0.5)
        : view.trailingAnchor.constraint(equalTo: above.trailingAnchor, constant: -gap),
    ])
  }

  /// The context's frame upright and in landscape.
  private func frames(_ place: Place) -> (CGRect, CGRect) {
    switch place {
    case .constraints, .mask:
      (
        CGRect(x: 20, y: 20, width: 335, height: 627), CGRect(x: 20, y: 20, width: 627, height: 335)
      )
    case .half, .stack:
      (
        CGRect(x: 0, y: 0, width: 187.5, height: 667), CGRect(x: 0, y: 0, width: 333.5, height: 375)
      )
    }
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

  @Test(arguments: Place.allCases)
  func
    `M07 the nearest controller above that defines a context is covered, and comes back as it was`(
      _ kind: Place
    )
  {
    let stage = open(kind)
    let left = stage.home.children[0]
    let before = left.view.superview?.constraints.count

    let info = stage.present(stage.controller(.currentContext), from: left.children[0])
    #expect(info.presentingViewController === left)
    #expect(place(of: info) == frames(kind).0)
    #expect(left.view.window == nil)
    stage.dismiss(info)
    stage.environment.settle()

    #expect(place(of: left) == frames(kind).0)
    #expect(place(of: left.children[0]) == frames(kind).0)
    #expect(left.view.superview?.constraints.count == before)
    stage.scene.turnDevice(1)
    stage.environment.settle()
    #expect(place(of: left) == frames(kind).1)
    #expect(stage.breaches.isEmpty)
  }

  @Test(arguments: Place.allCases)
  func
    `M07 C17 what covers a context turns with its place, and the context comes back in the new size`(
      _ kind: Place
    )
  {
    let stage = open(kind)
    let left = stage.home.children[0]
    let info = stage.present(stage.controller(.currentContext), from: left)

    stage.scene.turnDevice(1)
    stage.environment.settle()
    #expect(place(of: info) == frames(kind).1)
    #expect(left.view.frame.size == frames(kind).1.size)
    stage.scene.turnDevice(-1)
    stage.environment.settle()
    #expect(place(of: info) == frames(kind).0)
    stage.scene.turnDevice(1)
    stage.environment.settle()
    stage.dismiss(info)
    stage.environment.settle()

    #expect(place(of: left) == frames(kind).1)
    #expect(place(of: left.children[0]) == frames(kind).1)
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

  @Test(arguments: [Place.constraints, .half, .stack])
  func `C16 C17 a covered context and what covers it are told of the size that they get`(
    _ kind: Place
  ) {
    let stage = PresentationStage(host: .device(.default)) { Foretelling() }
    stage.environment.perform {
      let left = controller("left")
      left.definesPresentationContext = true
      stage.home.addChild(left)
      Self.put(left.view, by: kind, into: stage.home.view)
      left.didMove(toParent: stage.home)
      stage.environment.updateCycle.flush()
    }
    stage.present(stage.controller(.currentContext), from: stage.home.children[0])

    stage.scene.turnDevice(1)
    stage.environment.settle()

    let size = frames(kind).1.size.traceText
    #expect(
      told("viewWillTransition", on: stage)
        == ["home → 667×375", "left → \(size)", "info → \(size)"])
    #expect(told("willTransition(to", on: stage).map { $0.prefix(4) } == ["home", "info"])
    #expect(
      stage.lines([.skipped]).contains(
        "left willTransition(to:with:) (covered by a presentation in its context)"))
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
}
