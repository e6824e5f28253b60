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
  /// What `modalPresentationStyle` is before anybody sets it.
  ///
  /// Rule M02.
  package let defaultModalStyle: UIModalPresentationStyle
  /// What `.automatic` means for an ordinary controller.
  ///
  /// Rule M03.
  package let automaticModalStyle: UIModalPresentationStyle
  /// How built-in styles adapt to small environments.
  ///
  /// Rules M30–M36.
  package let adaptation: Adaptation
  /// Whether `shouldAutorotate` may forbid a turn.
  ///
  /// Rule O09.
  package let asksShouldAutorotate: Bool
  /// Whether `viewIsAppearing` exists.
  ///
  /// Rule C03.
  package let sendsViewIsAppearing: Bool

  /// What presentations look like and whom they ask.
  ///
  /// Rules D03, D14, M16–M19, PO02, PO05, SH01.
  package let presentation: PresentationPolicy

  /// How high bars are.
  let bars: BarMetrics

  package enum TraitSource: Sendable { case superview, parent }
  package enum Adaptation: Sendable { case fullScreen, sheet }

  package static func of(_ era: UIKitEra) -> EraPolicy {
    switch era {
    case .legacy8: legacy8
    case .current: current
    }
  }

  package static let legacy8 = EraPolicy(
    era: .legacy8, controllerTraitsComeFrom: .parent, predictsTraits: false,
    firstInsertionTellsTraits: true,
    defaultModalStyle: .fullScreen, automaticModalStyle: .fullScreen, adaptation: .fullScreen,
    asksShouldAutorotate: true, sendsViewIsAppearing: false,
    presentation: .legacy8, bars: .legacy)

  package static let current = EraPolicy(
    era: .current, controllerTraitsComeFrom: .superview, predictsTraits: true,
    firstInsertionTellsTraits: false,
    defaultModalStyle: .automatic, automaticModalStyle: .formSheet, adaptation: .sheet,
    asksShouldAutorotate: false, sendsViewIsAppearing: true,
    presentation: .current, bars: .current)
}
