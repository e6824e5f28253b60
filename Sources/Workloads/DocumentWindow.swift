package import AdaptiveUI
package import Foundation
package import InterfaceBuilder

/// A document in a window of any size.
@MainActor package struct DocumentWindow {
  package let environment: Environment
  let scene: UIWindowScene
  package let window: UIWindow
  private let instance: DocumentInstance

  /// Opens the document and lays it out.
  package init(_ document: InterfaceBuilderDocument) {
    let environment = Environment(host: .terminal(TerminalHost(columns: 80, rows: 40)))
    self.environment = environment
    (instance, scene, window) = environment.perform {
      let instance = DocumentInstance(document, in: environment)
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      environment.updateCycle.flush()
      return (instance, scene, window)
    }
    environment.settle()
  }

  /// How many views there are below the window.
  package var viewCount: Int { Self.count(window) - 1 }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }

  /// Gives the window another size.
  package func resize(columns: Int) {
    let host = WindowHost.terminal(TerminalHost(columns: columns, rows: 40))
    scene.transition(
      to: host.geometry(host.naturalOrientation), cause: .terminal, title: "", animated: false)
    environment.settle()
  }

  /// Gives a constraint another constant and lays out what that moves.
  package func change(_ constraint: NSLayoutConstraint?, to constant: CGFloat) {
    environment.perform {
      constraint?.constant = constant
      environment.updateCycle.flush()
    }
    environment.settle()
  }

  /// The constraint that the document calls `identifier`.
  package func constraint(_ identifier: String) -> NSLayoutConstraint? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if let found = view.constraints.first(where: { $0.identifier == identifier }) {
        return found
      }
      waiting += view.subviews
    }
    return nil
  }
}
