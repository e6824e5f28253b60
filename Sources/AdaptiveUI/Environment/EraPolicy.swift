// Reference: section 11 of the rules. Everything in which eras differ is asked here and nowhere
// else.
import Foundation

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
  /// Whether `updateProperties` and `updateContentUnavailableConfiguration` exist.
  ///
  /// Rules V16, T45.
  let sendsUpdateProperties: Bool
  /// Whether reads of traits are followed, so that a change asks for just what depends on it.
  ///
  /// Rule T44; before, every change laid out again.
  let tracksTraits: Bool

  // MARK: Auto Layout

  /// Whether an active constraint may turn from required to optional and back.
  ///
  /// Rule LA2.2.
  package let allowsChangingRequiredPriority: Bool
  /// Whether a layout takes in a constraint between a place across and one down; from iOS 10 on it raises.
  ///
  /// Rule LA5.4.
  let layoutsMixAxes: Bool
  /// Whether scroll views keep content out from under bars by themselves, whatever their controller
  /// says.
  ///
  /// Rule W24.
  let adjustsScrolledContent: Bool

  // MARK: Split views

  /// What the line between columns side by side takes from the secondary, in points.
  ///
  /// Rule KS08.
  let splitLine: CGFloat
  /// Whether split views have inspectors and dividers that can be dragged.
  ///
  /// Rule KS17.
  let hasInspectorColumn: Bool
  /// Whether what a split view controller holds hears in a trait whether it is collapsed.
  ///
  /// Rule KS17.
  let hasSplitLayoutTrait: Bool

  // MARK: Windows and orientation

  /// Whether the user can give windows any size.
  ///
  /// Rule W04.
  let windowsResizeFreely: Bool
  /// Whether a controller can keep the interface as it is.
  ///
  /// Rule W08.
  let locksOrientation: Bool
  /// Whether a program can turn the interface by setting the device's orientation.
  ///
  /// Rules O21, O22.
  let deviceOrientationIsSettable: Bool
  /// Whether a root controller has to share an orientation with the application, as presented ones
  /// do.
  ///
  /// Rule O10.
  let rootNeedsCommonOrientation: Bool
  /// Whether bars and calls take room from the root view rather than from its safe area.
  ///
  /// Rules W20–W22.
  let statusBarTakesRoom: Bool

  // MARK: Sizes

  /// How high bars are.
  let bars: BarMetrics
  /// The natural sizes of controls.
  ///
  /// Section G of the layout rules.
  let controlMetrics: ControlMetrics

  package enum TraitSource: Sendable { case superview, parent }

  package static func of(_ era: UIKitEra) -> EraPolicy {
    switch era {
    case .ios8: ios8
    case .ios26: ios26
    }
  }

  package static let ios8 = EraPolicy(
    era: .ios8, controllerTraitsComeFrom: .parent, predictsTraits: false,
    firstInsertionTellsTraits: true, asksShouldAutorotate: true, sendsViewIsAppearing: false,
    sendsUpdateProperties: false, tracksTraits: false, allowsChangingRequiredPriority: false,
    layoutsMixAxes: true, adjustsScrolledContent: false, splitLine: 1, hasInspectorColumn: false,
    hasSplitLayoutTrait: false, windowsResizeFreely: false, locksOrientation: false,
    deviceOrientationIsSettable: true, rootNeedsCommonOrientation: true, statusBarTakesRoom: true,
    bars: .ios8, controlMetrics: .ios8)

  package static let ios26 = EraPolicy(
    era: .ios26, controllerTraitsComeFrom: .superview, predictsTraits: true,
    firstInsertionTellsTraits: false, asksShouldAutorotate: false, sendsViewIsAppearing: true,
    sendsUpdateProperties: true, tracksTraits: true, allowsChangingRequiredPriority: true,
    layoutsMixAxes: false, adjustsScrolledContent: true, splitLine: 0, hasInspectorColumn: true,
    hasSplitLayoutTrait: true, windowsResizeFreely: true, locksOrientation: true,
    deviceOrientationIsSettable: false, rootNeedsCommonOrientation: false,
    statusBarTakesRoom: false, bars: .ios26, controlMetrics: .ios26)
}
