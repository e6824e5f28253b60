import UIKit

// Names of views, responders and gestures.

@MainActor extension UsedNames {
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

  static func uiGestureRecognizer() {
    // B UIGestureRecognizer
    _ = UIGestureRecognizer.self
    // A UIGestureRecognizer.delegate
    _ = { (value: UIGestureRecognizer) in value.delegate }
    // B UIGestureRecognizer.addTarget(_:action:)
    _ = { (value: UIGestureRecognizer) in value.addTarget(_:action:) }
    // B UIGestureRecognizer.State.began
    _ = UIGestureRecognizer.State.began
    // B UIGestureRecognizer.State.changed
    _ = UIGestureRecognizer.State.changed
    // B UIGestureRecognizer.State.ended
    _ = UIGestureRecognizer.State.ended
    // B UIGestureRecognizer.State.cancelled
    _ = UIGestureRecognizer.State.cancelled
    // B UIGestureRecognizer.isEnabled
    _ = { (value: UIGestureRecognizer) in value.isEnabled }
  }

  static func uiTapGestureRecognizer() {
    // B UITapGestureRecognizer
    _ = UITapGestureRecognizer.self
  }

  static func uiPanGestureRecognizer() {
    // B UIPanGestureRecognizer
    _ = UIPanGestureRecognizer.self
    // B UIPanGestureRecognizer.translation(in:)
    _ = { (value: UIPanGestureRecognizer) in value.translation(in:) }
    // B UIPanGestureRecognizer.velocity(in:)
    _ = { (value: UIPanGestureRecognizer) in value.velocity(in:) }
    // B UIPanGestureRecognizer.setTranslation(_:in:)
    _ = { (value: UIPanGestureRecognizer) in value.setTranslation(_:in:) }
  }

  static func uiGestureRecognizerDelegate() {
    // B UIGestureRecognizerDelegate
    _ = (any UIGestureRecognizerDelegate).self
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
    _ = { (value: any UIGestureRecognizerDelegate) in value.gestureRecognizer(_:shouldReceive:) }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldRequireFailureOf:)
    }
  }
}
