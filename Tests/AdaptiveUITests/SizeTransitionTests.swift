import AdaptiveUI
import Foundation
import Testing

/// Rules C10–C20: what one change of the window's geometry tells to whom, in which order.
@MainActor @Suite struct SizeTransitionTests {
  private func launch(_ device: String) throws -> (Environment, UIWindowScene) {
    let device = try #require(Device.all.first { $0.id == device })
    let environment = Environment(host: .device(device))
    let scene = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      let root = UIViewController()
      root.identifier = "root"
      let child = UIViewController()
      child.identifier = "child"
      window.rootViewController = root
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      window.makeKeyAndVisible()
      environment.updateCycle.flush()
      return scene
    }
    return (environment, scene)
  }

  private func lines(_ environment: Environment) -> [String] {
    (environment.recorder.steps.last?.events ?? []).filter { $0.kind == .callback }.map {
      "\($0.subject?.identifier ?? "-") \($0.name)" + ($0.new.map { " → \($0)" } ?? "")
    }
  }

  @Test func `C13 the whole tree hears of traits before anybody hears of the size`() throws {
    let (environment, scene) = try launch("iphone_8")

    scene.turnDevice(1)
    environment.settle()

    #expect(
      lines(environment) == [
        "root willTransition(to:with:) → vertical compact",
        "child willTransition(to:with:) → vertical compact",
        "root viewWillTransition(to:with:) → 667×375",
        "child viewWillTransition(to:with:) → 667×375",
        "root traitCollectionDidChange(_:) → vertical compact",
        "root viewSafeAreaInsetsDidChange()",
        "root viewWillLayoutSubviews()",
        "root viewDidLayoutSubviews()",
        "child traitCollectionDidChange(_:) → vertical compact",
        "child viewSafeAreaInsetsDidChange()",
        "child viewWillLayoutSubviews()",
        "child viewDidLayoutSubviews()",
        "- windowScene(_:didUpdateEffectiveGeometry:)",
      ])
  }

  @Test func `P22 an iPad's rotation changes no trait, only sizes`() throws {
    let (environment, scene) = try launch("ipad_9_7")

    scene.turnDevice(1)
    environment.settle()

    let told = lines(environment)
    #expect(told.contains("root viewWillTransition(to:with:) → 1024×768"))
    #expect(!told.contains { $0.contains("willTransition(to:with:) → ") && !$0.contains("view") })
    #expect(!told.contains { $0.contains("traitCollectionDidChange") })
  }
}
