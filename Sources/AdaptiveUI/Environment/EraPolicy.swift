// Reference: section 11 of the rules. Everything in which eras differ is asked here and nowhere
// else.

/// The answers in which generations of UIKit differ.
package struct EraPolicy: Sendable {
  package let era: UIKitEra
  /// Whom a controller inherits its traits from.
  ///
  /// Rules P05, P06.
  package let controllerTraitsComeFrom: TraitSource
  /// Whether new objects have traits before they have a place.
  ///
  /// Rule T46.
  package let predictsTraits: Bool
  /// Whether the first insertion sends `traitCollectionDidChange(nil)`.
  ///
  /// Rule T47.
  package let firstInsertionTellsTraits: Bool
  /// Whether `shouldAutorotate` may forbid a turn.
  ///
  /// Rule O09.
  package let asksShouldAutorotate: Bool
  /// Whether `viewIsAppearing` exists.
  ///
  /// Rule C03.
  package let sendsViewIsAppearing: Bool

  /// How high bars are.
  let bars: BarMetrics

  package enum TraitSource: Sendable { case superview, parent }

  package static func of(_ era: UIKitEra) -> EraPolicy {
    switch era {
    case .legacy8: legacy8
    case .current: current
    }
  }

  package static let legacy8 = EraPolicy(
    era: .legacy8, controllerTraitsComeFrom: .parent, predictsTraits: false,
    firstInsertionTellsTraits: true, asksShouldAutorotate: true, sendsViewIsAppearing: false,
    bars: .legacy)

  package static let current = EraPolicy(
    era: .current, controllerTraitsComeFrom: .superview, predictsTraits: true,
    firstInsertionTellsTraits: false, asksShouldAutorotate: false, sendsViewIsAppearing: true,
    bars: .current)
}
