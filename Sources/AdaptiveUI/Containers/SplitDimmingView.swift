import Foundation

/// Lies over a secondary column that others cover or push; touching it takes them away.
///
/// Rule KS06.
final class SplitDimmingView: UIView, UserActivatable {
  var dismiss: (@MainActor () -> Void)?

  var canBeActivated: Bool { true }

  func activateAsUser() {
    if let dismiss { environment.perform(dismiss) }
  }
}
