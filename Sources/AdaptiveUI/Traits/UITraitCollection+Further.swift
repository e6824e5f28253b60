// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.
public import Foundation

extension UITraitCollection {
  /// The value of the trait of how strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The value of the trait of bold text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }  // T18
  /// The value of the trait of the colours that the display can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// The value of the trait of touches that press.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The value of the trait of windows that look active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  /// The value of the trait of the size of items in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }
  /// The value of the trait of scenes that are recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }  // T18
  /// The value of the trait of the list that a view stands in.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  /// The value of the trait of how bright images may get.
  public var imageDynamicRange: UIImageDynamicRange {
    self[UITraitImageDynamicRange.self]
  }
  /// The value of the trait of the language whose letters need room.
  public var typesettingLanguage: Locale.Language? {
    self[UITraitTypesettingLanguage.self]
  }
  /// The value of the trait of the place of what stands above a tab bar.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }
  /// The value of the trait of text that stands by its own direction.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
  /// The value of the trait of how the split view controller around a place stands.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
  /// The value of the trait of whether bright images shall hold back.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of how the split view controller around a place stands.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  /// The value of the trait of whether bright images shall hold back.
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
  /// The value of the trait of how strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The value of the trait of bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The value of the trait of the colours that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The value of the trait of touches that press.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The value of the trait of windows that look active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The value of the trait of the size of items in a Mac's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// The value of the trait of scenes that are recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The value of the trait of the list that a view stands in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  /// The value of the trait of how bright images may get.
  public var imageDynamicRange: UIImageDynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The value of the trait of the language whose letters need room.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// The value of the trait of the place of what stands above a tab bar.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  /// The value of the trait of text that stands by its own direction.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
