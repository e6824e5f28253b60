import AdaptiveLists
import AdaptiveUI
import Documents
import Foundation

/// The place of all visible content of a window, to determine later what was lost.
@MainActor struct ContentCensus {
  /// A view with content: a text, a control, an image, a list, or a view that draws itself.
  struct Entry {
    /// The name of the view in the file, with a number if several have the same.
    let key: String
    /// The name that findings use.
    let subject: String
    /// The name for users.
    let name: String
    /// The views around it, by their names in findings.
    let holders: [String]
    let size: CGSize
    /// The part that is visible, or that scrolling can bring into sight, in the window's
    /// coordinates.
    let reachable: CGRect
    /// The part that is visible without scrolling, in the window's coordinates.
    let seen: CGRect
    /// The written part of a text or a control, all of other content, in the window's coordinates.
    let mark: CGRect
    /// Whether it is a text or a control.
    let isWritten: Bool
    let isPicture: Bool
    /// The place in the order of drawing.
    let order: Int
    /// The place of the nearest scroll view around it; 0 for none.
    let scroll: Int
    /// Whether half of its size is half of its worth, as half a button is to press; complete text is as
    /// good in less.
    let fillsItsFrame: Bool

    /// The part of the view that can be brought into sight, from 0 to 1.
    var reach: CGFloat {
      let area = size.width * size.height
      return area > 0 ? min(reachable.width * reachable.height / area, 1) : 0
    }
  }

  /// A view with an opaque colour, which hides what is behind it.
  private struct Cover {
    let order: Int
    let scroll: Int
    let rect: CGRect
    let number: Int
  }

  /// Parents first, back to front.
  private(set) var entries: [Entry] = []
  private var covers: [Cover] = []
  /// By the order of drawing, the place of the last view inside of each.
  private var ends: [Int] = [0]
  let window: CGRect
  private let document: any OpenDocument
  private let table: SubjectTable
  /// The number of times that each name was used.
  private var met: [String: Int] = [:]

  /// Reads a window that is at rest; nothing in it changes.
  init(of window: UIWindow, showing document: any OpenDocument) {
    self.document = document
    self.window = CGRect(origin: .zero, size: window.bounds.size)
    table = SubjectTable(document, joinsNames: false)
    let context = Context(origin: .zero, reachable: self.window, seen: self.window)
    if let top = window.presentedControllers.last?.viewIfLoaded {
      var presented = context
      presented.origin = top.superview.map { $0.convert(CGPoint.zero, to: window) } ?? .zero
      visit(top, presented)
    } else {
      window.subviews.forEach { visit($0, context) }
    }
  }

  /// The surroundings of a view, in the window's coordinates.
  private struct Context {
    var origin: CGPoint
    /// The area that scrolling can bring into sight.
    var reachable: CGRect
    var seen: CGRect
    /// The names of the superviews.
    var holders: [String] = []
    /// The place of the nearest scroll view; 0 for none.
    var scroll = 0
  }

  private mutating func visit(_ view: UIView, _ outer: Context) {
    guard !view.isHidden, view.alpha > 0.01, view.isInstalled, !document.leavesToCode(view),
      !view.isBar
    else { return }
    let rect = view.frame.offsetBy(dx: outer.origin.x, dy: outer.origin.y)
    let number = table.number(of: view)
    let order = ends.count
    ends.append(order)
    defer { ends[order] = ends.count - 1 }
    if view.showsSomething { add(view, number, rect, order, outer) }
    if view.hidesWhatIsBehind {
      covers.append(Cover(order: order, scroll: outer.scroll, rect: rect, number: number))
    }
    guard view.mayHoldContent else { return }
    var context = outer
    context.holders.append(table.names[number])
    context.origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
    if view.clipsToBounds {
      context.seen = rect.clamped(to: outer.seen)
      context.reachable = rect.clamped(to: outer.reachable)
    }
    if let scroll = view as? UIScrollView {
      context.scroll = order
      let content = CGRect(origin: context.origin, size: scroll.contentSize)
      context.reachable = content.union(context.reachable)
    }
    for subview in view.sweptSubviews { visit(subview, context) }
  }

  /// The name of the opaque view that is in front of what is written in an entry; `nil` for none.
  ///
  /// What scrolls apart from it comes into sight beside it.
  func cover(of entry: Entry) -> String? {
    guard entry.isWritten, !entry.mark.isEmpty else { return nil }
    let cover = covers.first { cover in
      cover.order > ends[entry.order] && cover.scroll == entry.scroll
        && cover.rect.hides(entry.mark)
    }
    return cover.map { name(of: $0.number) }
  }

  /// The name of a view for users.
  private func name(of number: Int) -> String {
    SubjectTable.spoken(table.names[number], table.words(of: number), in: table.sources[number])
  }

  private mutating func add(
    _ view: UIView, _ number: Int, _ rect: CGRect, _ order: Int, _ context: Context
  ) {
    let source = table.sources[number]
    let called = source.isEmpty ? table.names[number] : source
    let count = met[called, default: 0]
    met[called] = count + 1
    // For text, the written part counts, not the empty frame around it.
    let item = SweepItem(view, number, rect: rect, order: 0)
    let ink = item?.ink ?? rect
    let written =
      (view as? UIButton)?.titlePlace?.offsetBy(
        dx: rect.minX - view.bounds.minX, dy: rect.minY - view.bounds.minY)
      ?? item.map { $0.content.isEmpty ? $0.ink : $0.content }
    entries.append(
      Entry(
        key: count == 0 ? called : "\(called) (\(count + 1))",
        subject: table.names[number],
        name: name(of: number),
        holders: context.holders, size: rect.size,
        reachable: rect.clamped(to: context.reachable), seen: ink.clamped(to: context.seen),
        mark: written ?? rect, isWritten: item != nil, isPicture: view is UIImageView,
        order: order, scroll: context.scroll, fillsItsFrame: !(view is UILabel)))
  }
}

extension UIView {
  /// Bars keep their place regardless of the constraints.
  fileprivate var isBar: Bool {
    self is UINavigationBar || self is UITabBar || self is UIToolbar
  }

  /// Whether the view's absence is a loss; containers are lost with their contents.
  fileprivate var showsSomething: Bool {
    if let label = self as? UILabel { return label.text?.isEmpty == false }
    if self is UIControl || self is UIImageView || self is UITextView { return true }
    if self is UITableView || self is UICollectionView { return true }
    // A view without parts draws itself, possibly in a class that is not available here.
    return subviews.isEmpty && viewController == nil && !(self is UIStackView)
      && !(self is UIScrollView)
  }
}

extension UIButton {
  /// The rectangle of the title, in the button's coordinates; `nil` for a button without one.
  fileprivate var titlePlace: CGRect? {
    let title = parts.title.intersection(bounds)
    return title.isEmpty ? nil : title
  }
}
