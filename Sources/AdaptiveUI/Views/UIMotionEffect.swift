// Reference: UIMotionEffect, UIInterpolatingMotionEffect, UIMotionEffectGroup; iOS 18 documentation.
// Status: Partial — effects say what they would change; a terminal is never tilted, so nothing changes.
public import Foundation

/// Says which values a view takes while its viewer moves.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {}

  /// The values to be added for a viewer beside the middle, −1 to 1 along each axis; nothing for `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the viewer along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// An axis.
  public enum EffectType: Int, Sendable {
    /// Across.
    case tiltAlongHorizontalAxis
    /// Down.
    case tiltAlongVerticalAxis
  }

  /// What takes the value.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value for a viewer at −1: a number, a point, a size or an offset.
  open var minimumRelativeValue: Any?
  /// The value for a viewer at 1, of the same kind.
  open var maximumRelativeValue: Any?

  /// Creates an effect on one value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The value between least and most, for the viewer's offset between −1 and 1.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    guard let value = Self.mix(minimumRelativeValue, maximumRelativeValue, part) else { return nil }
    return [keyPath: value]
  }

  private static func mix(_ least: Any?, _ most: Any?, _ part: CGFloat) -> Any? {
    func between(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
    if let one = number(least), let two = number(most) { return between(one, two) }
    switch (least, most) {
    case (let one as CGPoint, let two as CGPoint):
      return CGPoint(x: between(one.x, two.x), y: between(one.y, two.y))
    case (let one as CGSize, let two as CGSize):
      return CGSize(width: between(one.width, two.width), height: between(one.height, two.height))
    case (let one as UIOffset, let two as UIOffset):
      return UIOffset(
        horizontal: between(one.horizontal, two.horizontal),
        vertical: between(one.vertical, two.vertical))
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Effects that belong together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  /// What the effects say, later ones over earlier ones.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [String: Any]()) { values, effect in
      let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values.merge(own) { $1 }
    }
  }
}

extension UIView {
  /// The effects of the viewer's movement; kept.
  public var motionEffects: [UIMotionEffect] {
    get { appearanceState.motionEffects }
    set {
      appearanceState.motionEffects = newValue
      if !motionEffects.isEmpty { KeptMember.motionEffects.wasSet() }
    }
  }

  /// Adds an effect of the viewer's movement.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Removes an effect of the viewer's movement.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
