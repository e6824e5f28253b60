import Foundation

/// A property of a layer that key paths know by a name.
///
/// Numbers come out as `NSNumber`, as they do from UIKit, and go in as any number; what goes in as
/// another type is left out.
@MainActor struct LayerKey {
  let value: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  init<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) {
    value = { ($0 as? Layer).map { NSNumber(value: Double($0[keyPath: path])) } }
    set = { layer, new in
      if let number = LayerKey.number(new) { (layer as? Layer)?[keyPath: path] = number }
    }
  }

  init(_ path: ReferenceWritableKeyPath<CALayer, Float>) {
    value = { NSNumber(value: $0[keyPath: path]) }
    set = { layer, new in
      if let number = LayerKey.number(new) { layer[keyPath: path] = Float(number) }
    }
  }

  init(_ path: ReferenceWritableKeyPath<CALayer, Bool>) {
    value = { NSNumber(value: $0[keyPath: path]) }
    set = { layer, new in
      if let flag = new as? Bool ?? (new as? NSNumber)?.boolValue { layer[keyPath: path] = flag }
    }
  }

  /// A property that may be empty.
  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>) {
    value = { ($0 as? Layer)?[keyPath: path] }
    set = { layer, new in
      guard new == nil || new is Value else { return }
      (layer as? Layer)?[keyPath: path] = new as? Value
    }
  }

  /// A property with parts: a point, a size, a rectangle or a transform.
  init<Layer: CALayer, Value: LayerStructure>(whole path: ReferenceWritableKeyPath<Layer, Value>) {
    value = { ($0 as? Layer)?[keyPath: path] }
    set = { layer, new in
      if let new = Value(keyed: new) { (layer as? Layer)?[keyPath: path] = new }
    }
  }

  /// The part of a structure that the words after a property name.
  func part(_ words: [String]) -> LayerKey {
    let (value, set) = (value, set)
    return LayerKey(
      value: { (value($0) as? any LayerStructure)?.part(words) },
      set: { layer, new in
        guard var whole = value(layer) as? any LayerStructure else { return }
        whole.setPart(words, new)
        set(layer, whole)
      })
  }

  private init(value: @escaping (CALayer) -> Any?, set: @escaping (CALayer, Any?) -> Void) {
    (self.value, self.set) = (value, set)
  }

  /// The number that a value is; `nil` for what is none.
  nonisolated static func number(_ value: Any?) -> CGFloat? {
    value.flatMap([CGFloat].init(animated:)).flatMap { $0.count == 1 ? $0[0] : nil }
  }
}

/// A value whose parts have names in key paths.
protocol LayerStructure {
  /// Takes a value of the type, or one that holds it.
  init?(keyed value: Any?)
  /// The part that `words` name, the outer one first; `nil` where there is none.
  func part(_ words: [String]) -> Any?
  /// Changes a part; what is no such part, or no value for it, changes nothing.
  mutating func setPart(_ words: [String], _ value: Any?)
}

extension LayerStructure {
  /// Reads a number among the parts.
  func number(_ words: [String], _ parts: [String: WritableKeyPath<Self, CGFloat>]) -> NSNumber? {
    parts[words.joined(separator: ".")].map { NSNumber(value: Double(self[keyPath: $0])) }
  }

  /// Writes a number among the parts.
  mutating func setNumber(
    _ words: [String], _ value: Any?, _ parts: [String: WritableKeyPath<Self, CGFloat>]
  ) {
    guard let path = parts[words.joined(separator: ".")], let number = LayerKey.number(value)
    else { return }
    self[keyPath: path] = number
  }
}
