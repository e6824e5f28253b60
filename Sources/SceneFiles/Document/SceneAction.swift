package import Documents

/// The action of a button, a bar item, a row or a key.
package struct SceneAction: Sendable {
  package var verb: Verb
  /// The object of the verb: a presentation, a controller, a tab or a view.
  package var target: Marked<String>?
  package var mark: SourceMark

  package enum Verb: String, Sendable, CaseIterable {
    case present
    case dismiss
    case push
    case pop
    case popToRoot
    case show
    case showDetail
    case select
    case nextPage
    case previousPage
    case clearOverrides
    case toggleNavigationBar
    case toggleToolbar
    case toggleStatusBar
    case toggleCall
    case tap

    /// The kind of object that the verb requires.
    package var needs: Target? {
      switch self {
      case .present: .presentation
      case .tap: .view
      case .push, .show, .showDetail, .select, .nextPage, .previousPage, .clearOverrides:
        .controller
      case .dismiss, .pop, .popToRoot, .toggleNavigationBar, .toggleToolbar, .toggleStatusBar,
        .toggleCall:
        nil
      }
    }
  }

  package enum Target: String, Sendable {
    case presentation
    case controller
    case view
  }
}

/// A key that the scene defines, and its action.
package struct SceneKey: Sendable {
  package var key: Character
  package var action: SceneAction
}
