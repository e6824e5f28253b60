// Names of Apple's systems that programs use and that cannot be here, with what to do instead.
#if !canImport(Darwin)
  public import Foundation

  /// What an observer wants to be told.
  @available(*, unavailable, message: "key-value observing needs Objective-C; use didSet")
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// What ends observing when it is let go.
  @available(*, unavailable, message: "key-value observing needs Objective-C; use didSet")
  public final class NSKeyValueObservation: NSObject {}

  extension NSObjectProtocol where Self: NSObject {
    /// Observes a property.
    @available(*, unavailable, message: "key-value observing needs Objective-C; use didSet")
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, changeHandler: @escaping (Self, Any) -> Void
    ) {}

    /// Observes a property by its name.
    @available(*, unavailable, message: "key-value observing needs Objective-C; use didSet")
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: Any,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  /// A file that its program writes by itself.
  @available(*, unavailable, message: "documents are left out; read and write files by Foundation")
  open class UIDocument: NSObject {}

  /// What lets views fall and collide.
  @available(*, unavailable, message: "dynamics are left out; UIView.animate moves views")
  open class UIDynamicAnimator: NSObject {}
#endif
