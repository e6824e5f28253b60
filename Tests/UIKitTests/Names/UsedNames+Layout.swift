import UIKit

// Names of constraints, anchors, guides and stacks.

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
}
