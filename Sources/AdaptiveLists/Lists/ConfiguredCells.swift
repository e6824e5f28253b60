// Reference: UITableViewCell and UICollectionViewCell, configurations; iOS 18 documentation.
// Status: Complete; a table's row of text is drawn by the row itself, where it has no content view.
package import AdaptiveUI
import Foundation
import Typography

/// The configurations of a cell and the view that shows them.
struct ConfiguredContent {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  /// Whether the state has changed since the content was made for it.
  var wantsUpdate = true
}

extension UIView {
  /// The background that a cell or a heading draws instead of its background colour; `nil` for the colour.
  package var configuredBackground: UIBackgroundConfiguration? {
    switch self {
    case let cell as UITableViewCell: cell.backgroundConfiguration
    case let heading as UITableViewHeaderFooterView: heading.backgroundConfiguration
    case let cell as UICollectionViewCell: cell.backgroundConfiguration
    default: nil
    }
  }
}

/// A cell whose content is updated for its state before a layout.
@MainActor protocol ConfiguredCell: ConfigurationUpdating {
  var configured: ConfiguredContent { get set }
  var configurationState: UICellConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls the program's handler, which takes a cell of the concrete class.
  func callUpdateHandler()
  /// Shows the content, by a view or by the cell itself.
  func showContent()
}

extension ConfiguredCell {
  /// Updates the content if the state has changed.
  func updateConfigurationIfNeeded() {
    guard configured.wantsUpdate else { return }
    configured.wantsUpdate = false
    followTraits {
      updateConfiguration(using: configurationState)
      callUpdateHandler()
      guard automaticallyUpdatesContentConfiguration, let content = configured.content else {
        return
      }
      configured.content = content.updated(for: configurationState)
      showContent()
    }
  }
}

extension UITableViewCell: ConfiguredCell {
  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deleting it.
    case delete
    /// Inserting one.
    case insert
  }

  /// The lines that separate rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// The editing controls that a row shows.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the beginning of a row that can be edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button to delete the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The state of a row besides its text.
  struct Extras {
    var isEditing = false
    var separatorInset: UIEdgeInsets?
  }

  func callUpdateHandler() { configurationUpdateHandler?(self, configurationState) }

  func showContent() {
    let isDrawn = configured.content is UIListContentConfiguration && heldContentView == nil
    configured.contentView = viewShowing(
      isDrawn ? nil : configured.content, replacing: configured.contentView, in: contentView)
    setNeedsLayout()
    (superview as? UITableView)?.measureAgain()
  }

  /// The text that the row draws itself, without a subview.
  package var drawnList: UIListContentConfiguration? {
    configured.contentView == nil ? configured.content as? UIListContentConfiguration : nil
  }

  /// The height that the row's text needs at `width`; `nil` for rows without drawn text.
  func listHeight(width: CGFloat) -> CGFloat? {
    guard let list = drawnList else { return nil }
    return max(
      list.height(width: width, metrics: environment.textMetrics, scale: pixelScale),
      controlMetrics.rowHeight)
  }
}

extension UIView {
  /// Shows content in a part of the receiver: by `old` if that supports it, else by a new view.
  ///
  /// - Returns: The view that shows the content; `nil` without content, which needs no `part`.
  func viewShowing(
    _ content: (any UIContentConfiguration)?, replacing old: (any UIView & UIContentView)?,
    in part: @autoclosure () -> UIView
  ) -> (any UIView & UIContentView)? {
    (content as? UIListContentConfiguration)?.tellKeptMembers()
    if let content, let old, old.supports(content) {
      old.configuration = content
      return old
    }
    old?.removeFromSuperview()
    guard let content else { return nil }
    let view = content.makeContentView()
    let part = part()
    // It takes the place of what was there, a document's labels among it.
    part.subviews.forEach { $0.removeFromSuperview() }
    part.fill(with: view)
    return view
  }

  /// Puts a view behind all others, as large as the receiver, in place of `old`.
  func putBehind(_ background: UIView?, replacing old: UIView?) {
    old?.removeFromSuperview()
    guard let background else { return }
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(background, at: 0)
  }

  /// Draws a background instead of the receiver's colour, with its own view behind all others.
  func putBehind(
    _ background: UIBackgroundConfiguration?, replacing old: UIBackgroundConfiguration?
  ) {
    if background != nil { backgroundColor = nil }
    background?.tellKeptMembers()
    guard background?.customView !== old?.customView else { return }
    putBehind(background?.customView, replacing: old?.customView)
  }

  /// Adds `view` with constraints that make it as large as the receiver.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

extension UICollectionViewCell: ConfiguredCell {
  func callUpdateHandler() { configurationUpdateHandler?(self, configurationState) }

  func showContent() {
    configured.contentView = viewShowing(
      configured.content, replacing: configured.contentView, in: contentView)
    contentDidChange()
  }
}
