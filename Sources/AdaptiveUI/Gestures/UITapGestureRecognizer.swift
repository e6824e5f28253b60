// Reference: the recognizers of UIKit, iOS 18 documentation.
// Status: Partial — the lab recognizes taps; of the others programs set the state themselves.
public import Foundation

/// Recognizes taps: in the lab a click, or Enter on the focused view.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers it takes.
  open var minimumNumberOfTouches = 1
  /// The most fingers it takes.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  /// How far the finger went, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger went, in points of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger is, in points of `view` a second; nothing moves by itself here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes dragging from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that dragging begins at.
  open var edges: UIRectEdge = []
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a quick drag in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction.
  open var direction: Direction = .right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// Where a finger goes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Up.
    public static let up = Self(rawValue: 1 << 2)
    /// Down.
    public static let down = Self(rawValue: 1 << 3)
  }
}

/// Recognizes two fingers that part or meet.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger the distance became.
  open var scale: CGFloat = 1
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  open var rotation: CGFloat = 0
}
