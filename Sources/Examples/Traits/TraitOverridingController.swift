// Listing: a container overrides traits of a child once; they last until it changes them.
public import AdaptiveUI
import Foundation

/// Contains one child whose traits are always regular width and compact height.
public final class TraitOverridingController: UIViewController {
  /// The child whose traits are overridden.
  public let child = SizeClassController()

  public override func viewDidLoad() {
    super.viewDidLoad()
    child.view.frame = view.bounds.insetBy(dx: view.bounds.width / 16, dy: view.bounds.height / 16)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    child.traitOverrides.horizontalSizeClass = .regular
    child.traitOverrides.verticalSizeClass = .compact
  }
}
