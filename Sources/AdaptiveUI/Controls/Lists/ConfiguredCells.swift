// Reference: UITableViewCell and UICollectionViewCell, configurations; iOS 18 documentation.
// Status: Complete; a table's row of text is drawn by the row itself.
import Foundation

extension UITableViewCell {
  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deleting it.
    case delete
    /// Inserting one.
    case insert
  }

  /// What lines stand between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// What a row shows of its state.
  public struct StateMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sign to edit the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button to delete the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// What a row keeps besides its text.
  struct Extras {
    var isEditing = false
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var wantsUpdate = true
  }

  func updateConfigurationIfNeeded() {
    guard extras.wantsUpdate else { return }
    extras.wantsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    guard automaticallyUpdatesContentConfiguration, let content = extras.content else { return }
    extras.content = content.updated(for: configurationState)
    showContent()
  }

  func showContent() {
    let list = extras.content as? UIListContentConfiguration
    if list == nil, let content = extras.content {
      if let view = extras.contentView, view.supports(content) {
        view.configuration = content
        return
      }
      extras.contentView?.removeFromSuperview()
      let view = content.makeContentView()
      extras.contentView = view
      contentView.fill(with: view)
    } else {
      extras.contentView?.removeFromSuperview()
      extras.contentView = nil
    }
    setNeedsLayout()
    (superview as? UITableView)?.measureAgain()
  }

  /// The height that the row's text needs at `width`; `nil` for rows without such text.
  func listHeight(width: CGFloat) -> CGFloat? {
    guard let list = extras.content as? UIListContentConfiguration else { return nil }
    return max(
      list.height(width: width, metrics: environment.textMetrics, scale: pixelScale),
      controlMetrics.rowHeight)
  }
}

extension UIView {
  /// Adds `view` so that constraints keep it as large as the receiver.
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

extension UICollectionViewCell {
  /// What a cell keeps besides its views.
  struct Extras {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var wantsUpdate = true
  }

  var shownContentView: UIView? { extras.contentView }

  func updateConfigurationIfNeeded() {
    guard extras.wantsUpdate else { return }
    extras.wantsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    guard automaticallyUpdatesContentConfiguration, let content = extras.content else { return }
    extras.content = content.updated(for: configurationState)
    showContent()
  }

  func showContent() {
    guard let content = extras.content else {
      extras.contentView?.removeFromSuperview()
      extras.contentView = nil
      return
    }
    if let view = extras.contentView, view.supports(content) {
      view.configuration = content
    } else {
      extras.contentView?.removeFromSuperview()
      let view = content.makeContentView()
      extras.contentView = view
      contentView.fill(with: view)
    }
    contentDidChange()
  }
}
