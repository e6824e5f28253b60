// Reference: UIContextMenuConfiguration, UIContextMenuInteraction, UIPointerInteraction; iOS 18
// documentation.
// Status: Partial — values; a terminal has no long press and no pointer that changes its form.
public import Foundation

/// Gives the controller that previews what a menu is about.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Gives the menu for what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press offers.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Which configuration it is.
  public let identifier: any NSCopying
  /// Gives the controller that previews what the menu is about.
  let previewProvider: UIContextMenuContentPreviewProvider?
  /// Gives the menu.
  let actionProvider: UIContextMenuActionProvider?

  /// Creates what a long press offers.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu as the program makes it now.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// Gives what a long press on a view offers.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What a long press at a point offers; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Lets a long press on a view offer a menu.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Gives what a long press offers.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Notes the view.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// What a long press at a point of the view offers.
  package func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}
