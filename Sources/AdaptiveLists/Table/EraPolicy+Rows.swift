import AdaptiveUI

extension EraPolicy {
  /// Whether rows count with an estimate until they are in sight though the program gives none.
  ///
  /// Rule LE2.1: since iOS 11.
  var estimatesRows: Bool {
    switch era {
    case .ios8: false
    case .ios26: true
    }
  }
}
