/// What a button, a bar item or a row does.
package struct SceneAction: Sendable {
  package var verb: Verb
  /// What the verb works on: a presentation, a controller, or a tab.
  package var target: Marked<String>?
  package var mark: SceneMark

  package enum Verb: String, Sendable, CaseIterable {
    case present
    case dismiss
    case push
    case pop
    case popToRoot
    case show
    case showDetail
    case select

    /// What has to follow the verb.
    package var needs: Target? {
      switch self {
      case .present: .presentation
      case .push, .show, .showDetail, .select: .controller
      case .dismiss, .pop, .popToRoot: nil
      }
    }
  }

  package enum Target: String, Sendable {
    case presentation
    case controller
  }
}
