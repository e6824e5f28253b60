import UIKit

// Further uses of names that adaptive programs call.

@MainActor extension UsedNames {
  static func uiLayoutGuide() {
    // B UILayoutGuide.topAnchor
    _ = { (value: UILayoutGuide) in value.topAnchor }
    // B UILayoutGuide.bottomAnchor
    _ = { (value: UILayoutGuide) in value.bottomAnchor }
    // B UILayoutGuide.trailingAnchor
    _ = { (value: UILayoutGuide) in value.trailingAnchor }
    // B UILayoutGuide.leadingAnchor
    _ = { (value: UILayoutGuide) in value.leadingAnchor }
    // B UILayoutGuide.widthAnchor
    _ = { (value: UILayoutGuide) in value.widthAnchor }
    // B UILayoutGuide.heightAnchor
    _ = { (value: UILayoutGuide) in value.heightAnchor }
    // B UILayoutGuide.centerXAnchor
    _ = { (value: UILayoutGuide) in value.centerXAnchor }
    // B UILayoutGuide.centerYAnchor
    _ = { (value: UILayoutGuide) in value.centerYAnchor }
  }

  static func nsLayoutConstraint() {
    // A NSLayoutConstraint
    _ = NSLayoutConstraint.self
    // A NSLayoutConstraint.constant
    _ = { (value: NSLayoutConstraint) in value.constant }
    // A NSLayoutConstraint.activate(_:)
    _ = NSLayoutConstraint.activate(_:)
    // A NSLayoutConstraint.deactivate(_:)
    _ = NSLayoutConstraint.deactivate(_:)
    // B NSLayoutConstraint.isActive
    _ = { (value: NSLayoutConstraint) in value.isActive }
    // B NSLayoutConstraint.Axis.horizontal
    _ = NSLayoutConstraint.Axis.horizontal
    // B NSLayoutConstraint.Axis.vertical
    _ = NSLayoutConstraint.Axis.vertical
    // B NSLayoutConstraint.multiplier
    _ = { (value: NSLayoutConstraint) in value.multiplier }
    // B NSLayoutConstraint.Attribute.leading
    _ = NSLayoutConstraint.Attribute.leading
    // B NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    _ = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
  }

  static func nsLayoutAnchor() {
    // A NSLayoutAnchor.constraint(equalTo:)
    _ = { (value: NSLayoutXAxisAnchor) in value.constraint(equalTo: value) }
    // A NSLayoutAnchor.constraint(equalTo:constant:)
    _ = { (value: NSLayoutXAxisAnchor) in value.constraint(equalTo: value, constant: 1) }
  }

  static func nsLayoutDimension() {
    // A NSLayoutDimension.constraint(equalTo:multiplier:)
    _ = { (value: NSLayoutDimension) in value.constraint(equalTo: value, multiplier: 2) }
    // A NSLayoutDimension.constraint(equalTo:multiplier:constant:)
    _ = { (value: NSLayoutDimension) in value.constraint(equalTo:multiplier:constant:) }
    // B NSLayoutDimension.constraint(equalToConstant:)
    _ = { (value: NSLayoutDimension) in value.constraint(equalToConstant:) }
  }

  static func uiLayoutPriority() {
    // B UILayoutPriority.required
    _ = UILayoutPriority.required
  }

  static func uiStackView() {
    // B UIStackView
    _ = UIStackView.self
    // B UIStackView.axis
    _ = { (value: UIStackView) in value.axis }
    // B UIStackView.init(frame:)
    _ = UIStackView.init(frame:)
    // B UIStackView.spacing
    _ = { (value: UIStackView) in value.spacing }
    // B UIStackView.alignment
    _ = { (value: UIStackView) in value.alignment }
    // B UIStackView.Alignment.leading
    _ = UIStackView.Alignment.leading
    // B UIStackView.addArrangedSubview(_:)
    _ = { (value: UIStackView) in value.addArrangedSubview(_:) }
    // B UIStackView.distribution
    _ = { (value: UIStackView) in value.distribution }
    // B UIStackView.arrangedSubviews
    _ = { (value: UIStackView) in value.arrangedSubviews }
  }

  static func uiControl() {
    // B UIControl.addTarget(_:action:for:)
    _ = { (value: UIControl) in value.addTarget(_:action:for:) }
    // B UIControl.touchUpInside
    _ = UIControl.Event.touchUpInside
    // B UIControl.addAction(_:for:)
    _ = { (value: UIControl) in value.addAction(_:for:) }
    // B UIControl.init(frame:)
    _ = UIControl.init(frame:)
    // B UIControl.init(frame:primaryAction:)
    _ = UIControl.init(frame:primaryAction:)
    // B UIControl.ContentHorizontalAlignment.leading
    _ = UIControl.ContentHorizontalAlignment.leading
    // B UIControl.isEnabled
    _ = { (value: UIControl) in value.isEnabled }
    // B UIControl.application
    _ = UIControl.State.application
  }

  static func uiButton() {
    // A UIButton
    _ = UIButton.self
    // B UIButton.Configuration.Indicator.automatic
    _ = UIButton.Configuration.Indicator.automatic
    // B UIButton.Configuration.MacIdiomStyle.automatic
    _ = UIButton.Configuration.MacIdiomStyle.automatic
    // B UIButton.Configuration.TitleAlignment.automatic
    _ = UIButton.Configuration.TitleAlignment.automatic
    // B UIButton.Role.primary
    _ = UIButton.Role.primary
    // B UIButton.init(frame:)
    _ = UIButton.init(frame:)
    // B UIButton.init(frame:primaryAction:)
    _ = UIButton.init(frame:primaryAction:)
    // B UIButton.tintColor
    _ = { (value: UIButton) in value.tintColor }
    // B UIButton.setTitle(_:for:)
    _ = { (value: UIButton) in value.setTitle(_:for:) }
    // B UIButton.imageView
    _ = { (value: UIButton) in value.imageView }
    // B UIButton.configuration
    _ = { (value: UIButton) in value.configuration }
    // B UIButton.Configuration.TitleAlignment.leading
    _ = UIButton.Configuration.TitleAlignment.leading
    // B UIButton.titleLabel
    _ = { (value: UIButton) in value.titleLabel }
  }

  static func uiButton2() {
    // B UIButton.setImage(_:for:)
    _ = { (value: UIButton) in value.setImage(_:for:) }
    // B UIButton.init(type:)
    _ = UIButton.init(type:)
    // B UIButton.init(type:primaryAction:)
    _ = UIButton.init(type:primaryAction:)
    // B UIButton.menu
    _ = { (value: UIButton) in value.menu }
    // B UIButton.setTitleColor(_:for:)
    _ = { (value: UIButton) in value.setTitleColor(_:for:) }
    // B UIButton.background
    _ = { (value: UIButton.Configuration) in value.background }
    // B UIButton.Role.destructive
    _ = UIButton.Role.destructive
  }

  static func uiSwitch() {
    // B UISwitch.preferredStyle
    _ = { (value: UISwitch) in value.preferredStyle }
  }

  static func uiTextField() {
    // B UITextField
    _ = UITextField.self
  }

  static func uiAction() {
    // B UIAction
    _ = UIAction.self
  }

  static func uiMenu() {
    // B UIMenu
    _ = UIMenu.self
    // B UIMenu.application
    _ = UIMenu.Identifier.application
    // B UIMenu.displayInline
    _ = UIMenu.Options.displayInline
    // B UIMenu.format
    _ = UIMenu.Identifier.format
  }

  static func uiViewController() {
    // A UIViewController
    _ = UIViewController.self
    // A UIViewController.view
    _ = { (value: UIViewController) in value.view }
    // A UIViewController.viewDidLoad()
    _ = { (value: UIViewController) in value.viewDidLoad() }
    // A UIViewController.dismiss(animated:completion:)
    _ = { (value: UIViewController) in value.dismiss(animated:completion:) }
    // A UIViewController.presentedViewController
    _ = { (value: UIViewController) in value.presentedViewController }
    // A UIViewController.presentingViewController
    _ = { (value: UIViewController) in value.presentingViewController }
    // A UIViewController.present(_:animated:completion:)
    _ = { (value: UIViewController) in value.present(_:animated:completion:) }
    // A UIViewController.modalPresentationStyle
    _ = { (value: UIViewController) in value.modalPresentationStyle }
    // A UIViewController.preferredContentSize
    _ = { (value: UIViewController) in value.preferredContentSize }
    // A UIViewController.presentationController
    _ = { (value: UIViewController) in value.presentationController }
    // A UIViewController.navigationItem
    _ = { (value: UIViewController) in value.navigationItem }
    // A UIViewController.popoverPresentationController
    _ = { (value: UIViewController) in value.popoverPresentationController }
    // A UIViewController.viewWillLayoutSubviews()
    _ = { (value: UIViewController) in value.viewWillLayoutSubviews() }
  }

  static func uiViewController2() {
    // A UIViewController.title
    _ = { (value: UIViewController) in value.title }
    // A UIViewController.didMove(toParent:)
    _ = { (value: UIViewController) in value.didMove(toParent:) }
    // A UIViewController.transitionCoordinator
    _ = { (value: UIViewController) in value.transitionCoordinator }
    // A UIViewController.viewDidAppear(_:)
    _ = { (value: UIViewController) in value.viewDidAppear(_:) }
    // A UIViewController.viewWillAppear(_:)
    _ = { (value: UIViewController) in value.viewWillAppear(_:) }
    // A UIViewController.nibName
    _ = { (value: UIViewController) in value.nibName }
    // A UIViewController.addChild(_:)
    _ = { (value: UIViewController) in value.addChild(_:) }
    // A UIViewController.supportedInterfaceOrientations
    _ = { (value: UIViewController) in value.supportedInterfaceOrientations }
    // A UIViewController.navigationController
    _ = { (value: UIViewController) in value.navigationController }
    // A UIViewController.viewDidLayoutSubviews()
    _ = { (value: UIViewController) in value.viewDidLayoutSubviews() }
    // A UIViewController.splitViewController
    _ = { (value: UIViewController) in value.splitViewController }
    // A UIViewController.children
    _ = { (value: UIViewController) in value.children }
    // A UIViewController.parent
    _ = { (value: UIViewController) in value.parent }
  }

  static func uiViewController3() {
    // A UIViewController.shouldAutorotate
    _ = { (value: UIViewController) in value.shouldAutorotate }
    // A UIViewController.preferredInterfaceOrientationForPresentation
    _ = { (value: UIViewController) in value.preferredInterfaceOrientationForPresentation }
    // A UIViewController.updateViewConstraints()
    _ = { (value: UIViewController) in value.updateViewConstraints() }
    // A UIViewController.setOverrideTraitCollection(_:forChild:)
    _ = { (value: UIViewController) in value.setOverrideTraitCollection(_:forChild:) }
    // B UIViewController.willMove(toParent:)
    _ = { (value: UIViewController) in value.willMove(toParent:) }
    // B UIViewController.init(nibName:bundle:)
    _ = UIViewController.init(nibName:bundle:)
    // B UIViewController.viewDidDisappear(_:)
    _ = { (value: UIViewController) in value.viewDidDisappear(_:) }
    // B UIViewController.viewWillDisappear(_:)
    _ = { (value: UIViewController) in value.viewWillDisappear(_:) }
    // B UIViewController.storyboard
    _ = { (value: UIViewController) in value.storyboard }
    // B UIViewController.show(_:sender:)
    _ = { (value: UIViewController) in value.show(_:sender:) }
    // B UIViewController.removeFromParent()
    _ = { (value: UIViewController) in value.removeFromParent() }
    // B UIViewController.transitioningDelegate
    _ = { (value: UIViewController) in value.transitioningDelegate }
    // B UIViewController.showDetailViewController(_:sender:)
    _ = { (value: UIViewController) in value.showDetailViewController(_:sender:) }
  }

  static func uiViewController4() {
    // B UIViewController.prefersStatusBarHidden
    _ = { (value: UIViewController) in value.prefersStatusBarHidden }
    // B UIViewController.loadView()
    _ = { (value: UIViewController) in value.loadView() }
    // B UIViewController.isViewLoaded
    _ = { (value: UIViewController) in value.isViewLoaded }
    // B UIViewController.modalTransitionStyle
    _ = { (value: UIViewController) in value.modalTransitionStyle }
    // B UIViewController.prepare(for:sender:)
    _ = { (value: UIViewController) in value.prepare(for:sender:) }
    // B UIViewController.crossDissolve
    _ = UIViewController.Transition.crossDissolve
    // B UIViewController.transition(from:to:duration:options:animations:completion:)
    _ = { (value: UIViewController) in
      value.transition(from:to:duration:options:animations:completion:)
    }
    // B UIViewController.isBeingDismissed
    _ = { (value: UIViewController) in value.isBeingDismissed }
    // B UIViewController.isBeingPresented
    _ = { (value: UIViewController) in value.isBeingPresented }
  }

  static func uiContentContainer() {
    // A UIContentContainer
    _ = (any UIContentContainer).self
    // A UIContentContainer.viewWillTransition(to:with:)
    _ = { (value: any UIContentContainer) in value.viewWillTransition(to:with:) }
    // A UIContentContainer.preferredContentSize
    _ = { (value: any UIContentContainer) in value.preferredContentSize }
    // A UIContentContainer.willTransition(to:with:)
    _ = { (value: any UIContentContainer) in value.willTransition(to:with:) }
    // B UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)
    _ = { (value: any UIContentContainer) in
      value.preferredContentSizeDidChange(forChildContentContainer:)
    }
    // B UIContentContainer.size(forChildContentContainer:withParentContainerSize:)
    _ = { (value: any UIContentContainer) in
      value.size(forChildContentContainer:withParentContainerSize:)
    }
  }
}
