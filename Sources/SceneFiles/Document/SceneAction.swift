package import Documents

/// What a button, a bar item, a row or a key does.
package struct SceneAction: Sendable {
  package var verb: Verb
  /// What the verb works on: a presentation, a controller, a tab or a view.
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

    /// What has to follow the verb.
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

/// A key of the scene's own and what it does.
package struct SceneKey: Sendable {
  package var key: Character
  package var action: SceneAction
}
