import AdaptiveUI
import Foundation
import Testing

/// What raises in UIKit is an entry with UIKit's words here, and changes nothing.
@MainActor struct BreachTests {
  private func examine(_ breach: BreachCase) {
    let stage = BreachStage()
    let before = stage.picture()

    let rest = stage.commit(breach.act)

    #expect(
      stage.breaches.map { "\($0.name): \($0.message)" } == [
        "\(breach.exception): \(breach.message)"
      ])
    #expect(stage.picture() == before)
    #expect(rest == [])
    // The scene is usable afterwards.
    stage.test.environment.application.infoOrientations = .all
    stage.test.scene.turnDevice(1)
    stage.test.environment.settle()
    #expect(stage.root.view.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test(arguments: BreachCase.hierarchies)
  func `C27 C32 C34 KC10 P12 T28 hierarchies are left alone`(breach: BreachCase) {
    examine(breach)
  }

  @Test(arguments: BreachCase.containers)
  func `KN03 KT02 KP01 containers keep what they have`(breach: BreachCase) { examine(breach) }

  @Test(arguments: BreachCase.presentations)
  func `M04 M26 O10 nothing is presented`(breach: BreachCase) { examine(breach) }

  @Test(arguments: BreachCase.layouts)
  func `LA5.2 LA5.4 LA5.5 no constraint comes in`(breach: BreachCase) { examine(breach) }
}
