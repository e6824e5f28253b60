import Foundation

extension UIControl {
  /// The names of the messages that `target` gets for `controlEvent`; `nil` for none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = messages.filter {
      $0.message.matches(object, nil) && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.message.action.description)
    return names.isEmpty ? nil : names
  }

  /// How content is aligned across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// How content is aligned down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// How content is aligned across, with reading direction resolved.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    case let other: other
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Where content is in cells, once reading direction is resolved.
  var inCells: ShownContent.Alignment {
    switch self {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .center, .fill: .center
    }
  }
}
