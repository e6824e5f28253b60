import AdaptiveLists
import AdaptiveUI

extension PictureNode {
  /// What a view is, as far as pictures of it differ; the kind of a subclass is that of its superclass.
  package enum Kind: Sendable, Hashable {
    case bar(Bar)
    case button
    /// A button of a bar, or a tab.
    case barButton
    case collectionView
    case collectionViewCell
    case datePicker
    case imageView
    case label
    case popover
    case scrollView
    case segmentedControl
    case tableView
    case tableViewCell
    case tableViewHeading
    case textField
    /// The text field of a search bar.
    case searchField
    case textView
    /// Any other view.
    case view
  }

  /// The bars at the edges of a window.
  package enum Bar: Sendable, Hashable { case navigation, tab, tool }
}

extension PictureNode.Kind {
  /// Whether it scrolls; text views and lists do.
  package var isScrollView: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }

  /// Whether it is a field for one line of text.
  package var isField: Bool {
    switch self {
    case .textField, .searchField: true
    default: false
    }
  }

  var row: PictureNode.Row? {
    switch self {
    case .tableViewCell, .collectionViewCell: .cell
    case .tableViewHeading: .heading
    default: nil
    }
  }
}

/// What the class of a view says about its pictures; each class is examined once.
@MainActor struct PictureClass {
  let kind: PictureNode.Kind
  /// Whether such views answer by themselves what pictures ask.
  let isPictured: Bool
  /// Whether such views present their content themselves.
  let isPresentable: Bool
  /// Whether such views have content of their own: a list, a bar, a control, a text.
  let showsContent: Bool
  /// The role of such views, unless another view has the box for them.
  private let role: UIView.DrawingRole

  private static var known: [ObjectIdentifier: PictureClass] = [:]

  static func of(_ view: UIView) -> PictureClass {
    let id = ObjectIdentifier(type(of: view))
    if let answer = known[id] { return answer }
    let answer = PictureClass(view)
    known[id] = answer
    return answer
  }

  /// The role of a view of the class in a picture.
  func role(of view: UIView) -> UIView.DrawingRole {
    role == .box && view.isHeldContent ? .structure : role
  }

  /// What a view of the class presents, or else what it drew; `nil` for nothing.
  func content(of view: UIView) -> ShownContent? {
    if isPresentable, let content = view.asContentPresentable?.shownContent { return content }
    return view.drawnArt.map { ShownContent(.picture(art: $0)) }
  }

  private init(_ view: UIView) {
    // Conformances are checked once: the runtime searches all conformances of the program for them, each time
    // anew for a class that does not conform.
    isPresentable = view.asContentPresentable != nil
    let pictured = isPresentable ? view as? any PicturedView : nil
    isPictured = pictured != nil
    kind = pictured?.pictureKind ?? PictureNode.Kind(view)
    showsContent =
      isPresentable || view is UIControl || view is UITableView || view is UICollectionView
      || view is UINavigationBar || view is UITabBar || view.isSearchBar
    role =
      switch view {
      case is UIDimmingView: .shading
      case is UITransitionView, is UIWindow: .structure
      default: .box
      }
  }
}

extension PictureNode.Kind {
  /// What views are that do not answer by themselves.
  @MainActor fileprivate init(_ view: UIView) {
    self =
      switch view {
      case is UINavigationBar: .bar(.navigation)
      case is UITabBar: .bar(.tab)
      case is UIToolbar: .bar(.tool)
      case is UICollectionView: .collectionView
      case is UICollectionViewCell: .collectionViewCell
      case is UIPopoverView: .popover
      case is UITableView: .tableView
      case is UITableViewCell: .tableViewCell
      case is UITableViewHeaderFooterView: .tableViewHeading
      case is UIScrollView: .scrollView
      default: .view
      }
  }
}
