import UIKit

/// Uses of the names that adaptive programs call: the compiler checks that each is there.
@MainActor enum UsedNames {
  static func uiTraitCollection() {
    // A UITraitCollection
    _ = UITraitCollection.self
    // A UITraitCollection.horizontalSizeClass
    _ = { (value: UITraitCollection) in value.horizontalSizeClass }
    // A UITraitCollection.verticalSizeClass
    _ = { (value: UITraitCollection) in value.verticalSizeClass }
    // A UITraitCollection.current
    _ = UITraitCollection.current
    // A UITraitCollection.userInterfaceIdiom
    _ = { (value: UITraitCollection) in value.userInterfaceIdiom }
    // A UITraitCollection.init(verticalSizeClass:)
    _ = UITraitCollection.init(verticalSizeClass:)
    // A UITraitCollection.init(horizontalSizeClass:)
    _ = UITraitCollection.init(horizontalSizeClass:)
    // A UITraitCollection.init(traitsFrom:)
    _ = UITraitCollection.init(traitsFrom:)
    // A UITraitCollection.displayScale
    _ = { (value: UITraitCollection) in value.displayScale }
    // B UITraitCollection.preferredContentSizeCategory
    _ = { (value: UITraitCollection) in value.preferredContentSizeCategory }
    // B UITraitCollection.hasDifferentColorAppearance(comparedTo:)
    _ = { (value: UITraitCollection) in value.hasDifferentColorAppearance(comparedTo:) }
    // B UITraitCollection.userInterfaceStyle
    _ = { (value: UITraitCollection) in value.userInterfaceStyle }
  }

  static func uiTraitEnvironment() {
    // A UITraitEnvironment
    _ = (any UITraitEnvironment).self
    // A UITraitEnvironment.traitCollection
    _ = { (value: any UITraitEnvironment) in value.traitCollection }
    // A UITraitEnvironment.traitCollectionDidChange(_:)
    _ = { (value: any UITraitEnvironment) in value.traitCollectionDidChange(_:) }
  }

  static func uiUserInterfaceSizeClass() {
    // A UIUserInterfaceSizeClass
    _ = UIUserInterfaceSizeClass.self
    // A UIUserInterfaceSizeClass.compact
    _ = UIUserInterfaceSizeClass.compact
    // A UIUserInterfaceSizeClass.regular
    _ = UIUserInterfaceSizeClass.regular
    // A UIUserInterfaceSizeClass.unspecified
    _ = UIUserInterfaceSizeClass.unspecified
  }

  static func uiUserInterfaceIdiom() {
    // A UIUserInterfaceIdiom
    _ = UIUserInterfaceIdiom.self
    // A UIUserInterfaceIdiom.pad
    _ = UIUserInterfaceIdiom.pad
    // A UIUserInterfaceIdiom.unspecified
    _ = UIUserInterfaceIdiom.unspecified
    // A UIUserInterfaceIdiom.phone
    _ = UIUserInterfaceIdiom.phone
  }

  static func uiUserInterfaceStyle() {
    // A UIUserInterfaceStyle.unspecified
    _ = UIUserInterfaceStyle.unspecified
    // B UIUserInterfaceStyle.dark
    _ = UIUserInterfaceStyle.dark
    // B UIUserInterfaceStyle.light
    _ = UIUserInterfaceStyle.light
  }

  static func uiTraitEnvironmentLayoutDirection() {
    // B UITraitEnvironmentLayoutDirection.unspecified
    _ = UITraitEnvironmentLayoutDirection.unspecified
    // B UITraitEnvironmentLayoutDirection.leftToRight
    _ = UITraitEnvironmentLayoutDirection.leftToRight
    // B UITraitEnvironmentLayoutDirection.rightToLeft
    _ = UITraitEnvironmentLayoutDirection.rightToLeft
  }

  static func uiContentSizeCategory() {
    // B UIContentSizeCategory.unspecified
    _ = UIContentSizeCategory.unspecified
    // B UIContentSizeCategory.isAccessibilityCategory
    _ = { (value: UIContentSizeCategory) in value.isAccessibilityCategory }
  }

  static func uiTraitChangeObservable() {
    // B UITraitChangeObservable
    _ = (any UITraitChangeObservable).self
    // B UITraitChangeObservable.registerForTraitChanges(_:action:)
    _ = { (value: UIView) in value.registerForTraitChanges([], action: "changed") }
    // B UITraitChangeObservable.registerForTraitChanges(_:handler:)
    _ = { (value: UIView) in value.registerForTraitChanges([]) { (_: UIView, _) in } }
    // B UITraitChangeObservable.registerForTraitChanges(_:target:action:)
    _ = { (value: UIView) in value.registerForTraitChanges([], target: value, action: "changed") }
    // B UITraitChangeObservable.unregisterForTraitChanges(_:)
    _ = { (value: any UITraitChangeObservable) in value.unregisterForTraitChanges(_:) }
  }

  static func uiTraitDefinition() {
    // B UITraitDefinition
    _ = (any UITraitDefinition).self
    // B UITraitDefinition.name
    _ = UITraitHorizontalSizeClass.name
    // B UITraitDefinition.identifier
    _ = UITraitHorizontalSizeClass.identifier
  }

  static func uiMutableTraits() {
    // B UIMutableTraits
    _ = (any UIMutableTraits).self
    // A UIMutableTraits.horizontalSizeClass
    _ = { (value: any UIMutableTraits) in value.horizontalSizeClass }
    // A UIMutableTraits.verticalSizeClass
    _ = { (value: any UIMutableTraits) in value.verticalSizeClass }
    // A UIMutableTraits.userInterfaceIdiom
    _ = { (value: any UIMutableTraits) in value.userInterfaceIdiom }
    // B UIMutableTraits.displayScale
    _ = { (value: any UIMutableTraits) in value.displayScale }
    // B UIMutableTraits.preferredContentSizeCategory
    _ = { (value: any UIMutableTraits) in value.preferredContentSizeCategory }
    // B UIMutableTraits.userInterfaceStyle
    _ = { (value: any UIMutableTraits) in value.userInterfaceStyle }
  }

  static func uiTraitOverrides() {
    // B UITraitOverrides
    _ = (any UITraitOverrides).self
    // B UITraitOverrides.contains(_:)
    _ = { (value: any UITraitOverrides) in value.contains(_:) }
  }

  static func uiEdgeInsets() {
    // B UIEdgeInsets
    _ = UIEdgeInsets.self
    // B UIEdgeInsets.zero
    _ = UIEdgeInsets.zero
    // B UIEdgeInsets.top
    _ = { (value: UIEdgeInsets) in value.top }
    // B UIEdgeInsets.bottom
    _ = { (value: UIEdgeInsets) in value.bottom }
    // B UIEdgeInsets.left
    _ = { (value: UIEdgeInsets) in value.left }
    // B UIEdgeInsets.right
    _ = { (value: UIEdgeInsets) in value.right }
    // B UIEdgeInsets.init(top:left:bottom:right:)
    _ = UIEdgeInsets.init(top:left:bottom:right:)
  }

  static func uiView() {
    // A UIView
    _ = UIView.self
    // A UIView.bounds
    _ = { (value: UIView) in value.bounds }
    // A UIView.frame
    _ = { (value: UIView) in value.frame }
    // A UIView.addSubview(_:)
    _ = { (value: UIView) in value.addSubview(_:) }
    // A UIView.backgroundColor
    _ = { (value: UIView) in value.backgroundColor }
    // A UIView.translatesAutoresizingMaskIntoConstraints
    _ = { (value: UIView) in value.translatesAutoresizingMaskIntoConstraints }
    // A UIView.alpha
    _ = { (value: UIView) in value.alpha }
    // A UIView.removeFromSuperview()
    _ = { (value: UIView) in value.removeFromSuperview() }
    // A UIView.layer
    _ = { (value: UIView) in value.layer }
    // A UIView.window
    _ = { (value: UIView) in value.window }
    // A UIView.topAnchor
    _ = { (value: UIView) in value.topAnchor }
    // A UIView.addGestureRecognizer(_:)
    _ = { (value: UIView) in value.addGestureRecognizer(_:) }
    // A UIView.autoresizingMask
    _ = { (value: UIView) in value.autoresizingMask }
  }

  static func uiView2() {
    // A UIView.layoutSubviews()
    _ = { (value: UIView) in value.layoutSubviews() }
    // A UIView.updateConstraints()
    _ = { (value: UIView) in value.updateConstraints() }
    // A UIView.intrinsicContentSize
    _ = { (value: UIView) in value.intrinsicContentSize }
    // A UIView.invalidateIntrinsicContentSize()
    _ = { (value: UIView) in value.invalidateIntrinsicContentSize() }
    // B UIView.bottomAnchor
    _ = { (value: UIView) in value.bottomAnchor }
    // B UIView.trailingAnchor
    _ = { (value: UIView) in value.trailingAnchor }
    // B UIView.center
    _ = { (value: UIView) in value.center }
    // B UIView.init(frame:)
    _ = UIView.init(frame:)
    // A UIView.animate(withDuration:animations:)
    _ = UIView.animate(withDuration:animations:)
    // A UIView.animate(withDuration:animations:completion:)
    _ = UIView.animate(withDuration:animations:completion:)
    // B UIView.animate(withDuration:delay:options:animations:completion:)
    _ = UIView.animate(withDuration:delay:options:animations:completion:)
    // B UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    _ =
      UIView.animate(
        withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:
        completion:)
    // B UIView.leadingAnchor
    _ = { (value: UIView) in value.leadingAnchor }
  }

  static func uiView3() {
    // B UIView.widthAnchor
    _ = { (value: UIView) in value.widthAnchor }
    // B UIView.transform
    _ = { (value: UIView) in value.transform }
    // B UIView.flexibleHeight
    _ = UIView.AutoresizingMask.flexibleHeight
    // B UIView.flexibleWidth
    _ = UIView.AutoresizingMask.flexibleWidth
    // B UIView.heightAnchor
    _ = { (value: UIView) in value.heightAnchor }
    // B UIView.TintAdjustmentMode.automatic
    _ = UIView.TintAdjustmentMode.automatic
    // B UIView.isHidden
    _ = { (value: UIView) in value.isHidden }
    // B UIView.layoutIfNeeded()
    _ = { (value: UIView) in value.layoutIfNeeded() }
    // B UIView.centerXAnchor
    _ = { (value: UIView) in value.centerXAnchor }
    // B UIView.constraints
    _ = { (value: UIView) in value.constraints }
    // B UIView.insertSubview(_:aboveSubview:)
    _ = { (value: UIView) in value.insertSubview(_:aboveSubview:) }
    // B UIView.insertSubview(_:at:)
    _ = { (value: UIView) in value.insertSubview(_:at:) }
    // B UIView.insertSubview(_:belowSubview:)
    _ = { (value: UIView) in value.insertSubview(_:belowSubview:) }
  }

  static func uiView4() {
    // B UIView.tintColor
    _ = { (value: UIView) in value.tintColor }
    // B UIView.superview
    _ = { (value: UIView) in value.superview }
    // B UIView.convert(_:from:)
    _ = { (value: UIView) in value.convert(CGRect.zero, from: nil) }
    // B UIView.convert(_:to:)
    _ = { (value: UIView) in value.convert(CGPoint.zero, to: nil) }
    // B UIView.safeAreaLayoutGuide
    _ = { (value: UIView) in value.safeAreaLayoutGuide }
    // B UIView.setNeedsLayout()
    _ = { (value: UIView) in value.setNeedsLayout() }
    // B UIView.subviews
    _ = { (value: UIView) in value.subviews }
    // B UIView.systemLayoutSizeFitting(_:)
    _ = { (value: UIView) in value.systemLayoutSizeFitting(_:) }
    // B UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    _ = { (value: UIView) in
      value.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    }
    // B UIView.gestureRecognizers
    _ = { (value: UIView) in value.gestureRecognizers }
    // B UIView.transition(from:to:duration:options:completion:)
    _ = UIView.transition(from:to:duration:options:completion:)
    // B UIView.transitionFlipFromLeft
    _ = UIView.AnimationOptions.transitionFlipFromLeft
    // B UIView.contentMode
    _ = { (value: UIView) in value.contentMode }
  }

  static func uiView5() {
    // B UIView.layoutSubviews
    _ = UIView.AnimationOptions.layoutSubviews
    // B UIView.isUserInteractionEnabled
    _ = { (value: UIView) in value.isUserInteractionEnabled }
    // B UIView.clipsToBounds
    _ = { (value: UIView) in value.clipsToBounds }
    // B UIView.centerYAnchor
    _ = { (value: UIView) in value.centerYAnchor }
    // B UIView.safeAreaInsets
    _ = { (value: UIView) in value.safeAreaInsets }
    // B UIView.sizeToFit()
    _ = { (value: UIView) in value.sizeToFit() }
    // B UIView.layoutMargins
    _ = { (value: UIView) in value.layoutMargins }
    // B UIView.tag
    _ = { (value: UIView) in value.tag }
    // B UIView.addInteraction(_:)
    _ = { (value: UIView) in value.addInteraction(_:) }
  }

  static func uiResponder() {
    // B UIResponder
    _ = UIResponder.self
    // B UIResponder.keyCommands
    _ = { (value: UIResponder) in value.keyCommands }
    // B UIResponder.resignFirstResponder()
    _ = { (value: UIResponder) in value.resignFirstResponder() }
    // B UIResponder.becomeFirstResponder()
    _ = { (value: UIResponder) in value.becomeFirstResponder() }
  }

  static func uiEvent() {
    // B UIEvent
    _ = UIEvent.self
    // B UIEvent.secondary
    _ = UIEvent.ButtonMask.secondary
  }
}
