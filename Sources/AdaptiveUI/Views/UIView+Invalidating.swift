// Reference: UIView.Invalidating, UIViewInvalidating; iOS 18 documentation.
// Status: Complete.
import Foundation

/// What a change of a property asks a view for.
@preconcurrency @MainActor public protocol UIViewInvalidating: Sendable {
  /// Asks the view.
  func invalidate(view: UIView)
}

extension UIView {
  /// What a change of a property can ask a view for.
  public enum Invalidations {
    /// Another drawing.
    public struct Display: UIViewInvalidating {
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Another layout.
    public struct Layout: UIViewInvalidating {
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Another pass of constraints.
    public struct Constraints: UIViewInvalidating {
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Another natural size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Asks for it.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Another pass of properties.
    public struct Properties: UIViewInvalidating {
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }
    /// Two things.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>:
      UIViewInvalidating
    {
      let first: First
      let second: Second
      /// Asks for both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property whose change asks its view for something.
  @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    /// Creates a property that asks for one thing.
    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property that asks for two things.
    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ first: First, _ second: Second
    ) where Invalidation == Invalidations.Tuple<First, Second> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(first: first, second: second)
    }

    /// Creates a property that asks for three things.
    public init<
      First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating
    >(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where Invalidation == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      value = wrappedValue
      invalidation = Invalidations.Tuple(
        first: Invalidations.Tuple(first: first, second: second), second: third)
    }

    /// The value; only views have such properties.
    @available(*, unavailable, message: "only views have such properties")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value in its view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Another drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Another layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Another pass of constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Another natural size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  /// Another pass of properties.
  public static var properties: Self { Self() }
}
