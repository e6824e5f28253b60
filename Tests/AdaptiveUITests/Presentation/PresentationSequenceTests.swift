import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Thousands of random steps keep what must always hold.
///
/// Rules C36, D12, M20–M27, O12, SH04, X13.
@MainActor struct PresentationSequenceTests {
  /// Notes appearance callbacks that do not follow each other.
  final class Witness: UIViewController {
    enum State { case gone, coming, there, going }
    private(set) var state = State.gone
    private(set) var faults: [String] = []

    private func step(_ name: String, from: [State], to: State) {
      if !from.contains(state) { faults.append("\(identifier ?? ""): \(name) while \(state)") }
      state = to
    }
    override func viewWillAppear(_ animated: Bool) {
      step("viewWillAppear", from: [.gone, .going], to: .coming)
    }
    override func viewDidAppear(_ animated: Bool) {
      step("viewDidAppear", from: [.coming], to: .there)
    }
    override func viewWillDisappear(_ animated: Bool) {
      step("viewWillDisappear", from: [.there, .coming], to: .going)
    }
    override func viewDidDisappear(_ animated: Bool) {
      step("viewDidDisappear", from: [.going], to: .gone)
    }
  }

  @MainActor final class Run {
    let stage: PresentationStage
    var random: SeededNumbers
    var all: [WeakWitness] = []
    var recent: [String] = []
    private var count = 0

    private let device: Device

    struct WeakWitness { weak var controller: Witness? }

    private static let styles: [UIModalPresentationStyle] = [
      .automatic, .popover, .formSheet, .pageSheet, .fullScreen, .overFullScreen,
      .currentContext, .overCurrentContext, .custom,
    ]

    init(seed: UInt64, device: String, era: UIKitEra) {
      random = SeededNumbers(seed)
      let device = Device.all.first { $0.id == device } ?? .default
      self.device = device
      stage = PresentationStage(host: .device(device), era: era) {
        UINavigationController(rootViewController: UIViewController())
      }
    }

    var window: UIWindow { stage.window }
    var top: UIViewController { window.presentedControllers.last ?? stage.home }

    func make() -> Witness {
      count += 1
      let witness = stage.environment.perform { Witness() }
      witness.identifier = "w\(count)"
      all.append(WeakWitness(controller: witness))
      return witness
    }

    func step() {
      let isAnimated = Bool.random(using: &random)
      let choice = Int.random(in: 0..<10, using: &random)
      recent = (recent + ["\(choice)\(isAnimated ? "a" : "")"]).suffix(10)
      stage.environment.recorder.begin(.presentation, "step")
      stage.environment.perform { perform(choice, isAnimated) }
      if Bool.random(using: &random) {
        stage.environment.settle()
      } else {
        stage.environment.advance(to: stage.environment.animations.now + 0.1)
      }
    }

    private func perform(_ choice: Int, _ isAnimated: Bool) {
      switch choice {
      case 0, 1, 2: present(isAnimated)
      case 3:
        let targets = [stage.home] + window.presentedControllers
        targets.randomElement(using: &random)?.dismiss(animated: isAnimated)
      case 4: window.attemptUserDismissal(animated: isAnimated)
      case 5: drag()
      case 6: window.windowScene?.turnDevice(Bool.random(using: &random) ? 1 : -1)
      case 7: stack?.pushViewController(make(), animated: isAnimated)
      case 8: _ = stack?.popViewController(animated: isAnimated)
      default:
        let sheet = top.activePresentationController as? UISheetPresentationController
        sheet?.moveByUser(isUp: isAnimated)
      }
    }

    private var stack: UINavigationController? {
      top as? UINavigationController ?? stage.home as? UINavigationController
    }

    private func present(_ isAnimated: Bool) {
      let content: UIViewController =
        Bool.random(using: &random)
        ? make() : UINavigationController(rootViewController: make())
      show(content, style: Self.styles.randomElement(using: &random) ?? .popover, isAnimated)
    }

    private func show(
      _ content: UIViewController, style: UIModalPresentationStyle, _ isAnimated: Bool
    ) {
      content.modalPresentationStyle = style
      content.popoverPresentationController?.sourceView = top.view
      content.sheetPresentationController?.detents = [.medium(), .large()]
      top.present(content, animated: isAnimated)
    }

    private func drag() {
      let view = top.activePresentationController?.presentedView
      guard let view, view.window === window else { return }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard let drag = window.beginDrag(at: middle) else { return }
      drag.move(to: CGFloat.random(in: -300...600, using: &random))
      drag.end()
    }

    /// The picture of a program that came to this state without detours and without animation.
    func freshPicture() -> String? {
      guard let fresh = freshRun() else { return nil }
      fresh.stage.environment.perform {
        fresh.fill(fresh.stage.home, like: stage.home)
        window.presentedControllers.forEach(fresh.present(like:))
        fresh.stage.environment.updateCycle.flush()
      }
      return fresh.stage.picture()
    }

    /// A new program whose device was turned until it is held, and shown, as this one's.
    private func freshRun() -> Run? {
      let turns: [[Int]] = [[], [1], [-1], [1, 1], [-1, -1], [1, 1, 1], [-1, -1, -1]]
      let wanted = [stage.scene.interfaceOrientation.rawValue, held]
      for turns in turns {
        let run = Run(seed: 0, device: device.id, era: stage.environment.policy.era)
        for turn in turns { run.stage.scene.turnDevice(turn) }
        if [run.stage.scene.interfaceOrientation.rawValue, run.held] == wanted { return run }
      }
      return nil
    }

    private var held: Int { stage.environment.device.orientation.rawValue }

    /// Pushes as many controllers as the other stack holds.
    private func fill(_ new: UIViewController, like old: UIViewController) {
      guard let new = new as? UINavigationController, let old = old as? UINavigationController
      else { return }
      for _ in old.viewControllers.dropFirst() { new.pushViewController(make(), animated: false) }
    }

    private func present(like old: UIViewController) {
      let content: UIViewController =
        old is UINavigationController
        ? UINavigationController(rootViewController: make()) : make()
      show(content, style: old.presentationController?.presentationStyle ?? .none, false)
      fill(content, like: old)
      content.sheetPresentationController?.selectedDetentIdentifier =
        old.sheetPresentationController?.selectedDetentIdentifier
    }

    /// What does not hold although nothing runs any more.
    func faults() -> [String] {
      let presented = window.presentedControllers
      var faults = all.flatMap { $0.controller?.faults ?? [] }
      for (index, controller) in presented.enumerated() {
        if controller.presentingViewController?.presentedViewController !== controller {
          faults.append("presenter and presented differ at \(index)")
        }
        if controller.isBeingPresented || controller.isBeingDismissed {
          faults.append("\(index) is still on its way")
        }
      }
      for case let witness? in all.map(\.controller) {
        let isShown = witness.viewIfLoaded?.window != nil
        if witness.state != (isShown ? .there : .gone) {
          faults.append("\(witness.identifier ?? "") is \(witness.state), shown \(isShown)")
        }
      }
      if presented.last.map({ $0.viewIfLoaded?.window == nil }) == true {
        faults.append("the topmost presentation is not in the window")
      }
      return faults
    }
  }

  @Test(arguments: ["iphone_8", "ipad_9_7"], [UInt64](1...5))
  func `C36 D20 M21 M22 a thousand steps keep every pair and every link, and end as a fresh start`(
    _ device: String, _ seed: UInt64
  ) throws {
    for era in UIKitEra.allCases {
      let run = Run(seed: seed, device: device, era: era)
      for index in 0..<250 {
        run.step()
        guard !run.stage.environment.animations.isRunning else { continue }
        try #require(run.faults() == [], "\(era) after \(run.recent)")
        guard index.isMultiple(of: 5) else { continue }
        try #require(run.stage.picture() == run.freshPicture(), "\(era) after \(run.recent)")
      }
      run.stage.environment.settle()
      while let bottom = run.window.presentedControllers.first {
        run.stage.dismiss(bottom.presentingViewController ?? bottom)
        run.stage.environment.settle()
      }
      run.stage.environment.perform {
        _ = (run.stage.home as? UINavigationController)?.popToRootViewController(animated: false)
      }
      run.stage.environment.settle()
      run.stage.environment.recorder.begin(.presentation, "end")
      #expect(run.all.allSatisfy { $0.controller == nil }, "\(era)")
      #expect(run.window.subviews == [run.stage.home.view])
    }
  }
}
