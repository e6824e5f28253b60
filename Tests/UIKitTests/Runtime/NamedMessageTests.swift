import Foundation
import Testing
import UIKit

/// Messages that only a name tells, as a program's `#selector` becomes on Linux.
@MainActor struct NamedMessageTests {
  @MainActor private class Listener: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func tapped(_ sender: UIButton) { log.append("tapped \(sender.tag)") }
    func any(_ sender: Any) { log.append("any \(type(of: sender))") }
    func maybe(_ sender: Any?) { log.append("maybe \(sender == nil)") }
    func number(_ sender: Int) { log.append("number") }
    func title() -> String { "title" }
  }

  private final class Heir: Listener {
    override func plain() { log.append("heir") }
  }

  private func send(_ selectors: [Selector], to listener: Listener) -> [String] {
    let button = UIButton()
    button.tag = 7
    for selector in selectors { button.addTarget(listener, action: selector, for: .touchUpInside) }
    button.sendActions(for: .touchUpInside)
    return listener.log
  }

  @Test func `a name finds the method, whatever its argument is called and whoever may see it`() {
    #expect(
      send(["plain", "tapped:", "any:", "maybe:"], to: Listener())
        == ["plain", "tapped 7", "any UIButton", "maybe false"])
  }

  @Test func `a name finds what a class inherits, and what it overrides`() {
    #expect(send(["plain", "tapped:"], to: Heir()) == ["heir", "tapped 7"])
  }

  @Test func `methods that take a value or give one back are no messages`() throws {
    let stage = try NameStage { UIViewController() }
    let listener = Listener()
    stage.perform { _ = send(["number:", "title"], to: listener) }

    #expect(listener.log.isEmpty)
  }
}
