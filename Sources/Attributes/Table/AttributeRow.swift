import AdaptiveUI
import Foundation

/// A row of a class's table: an ``Attribute`` whose getter and setter know the class.
///
/// Documents spell most attributes as the property is called (`xib: nil` for those that they do not), and
/// most have no key in scenes. `absent` is what a document means that leaves it out.
package struct AttributeRow<Owner: AnyObject>: Sendable {
  let attribute: Attribute

  package typealias Get<Value> = @MainActor @Sendable (Owner) -> Value
  package typealias Set<Value> = @MainActor @Sendable (Owner, Value) -> Void

  private init(_ attribute: Attribute) { self.attribute = attribute }

  /// What all kinds of rows share.
  private static func row(
    _ name: String, _ spelling: (xib: Spelling, scene: Spelling, isRuntime: Bool),
    _ type: AttributeType, absent: AttributeValue?, absentInScenes: AttributeValue? = nil,
    isOnCanvas: Bool = true, get: @escaping Get<AttributeValue>,
    set: @escaping @MainActor @Sendable (Owner, AttributeValue) -> Bool
  ) -> Self {
    Self(
      Attribute(
        name, isRuntime: spelling.isRuntime, document: spelling.xib.word(for: name),
        scene: spelling.scene.word(for: name), type: type, absentInDocuments: absent,
        absentInScenes: absentInScenes, isOnCanvas: isOnCanvas,
        get: { ($0 as? Owner).map(get) },
        set: { object, value in (object as? Owner).map { set($0, value) } ?? false }))
  }

  /// Yes or no.
  static func flag(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, isRuntime: Bool = true,
    absent: Bool? = false, absentInScenes: Bool? = nil, isOnCanvas: Bool = true,
    _ get: @escaping Get<Bool>, _ set: @escaping Set<Bool>
  ) -> Self {
    row(
      name, (xib, scene, isRuntime), .flag, absent: absent.map(AttributeValue.flag),
      absentInScenes: absentInScenes.map(AttributeValue.flag), isOnCanvas: isOnCanvas,
      get: { .flag(get($0)) },
      set: { object, value in value.flag.map { set(object, $0) } != nil })
  }

  /// A number; in points, if it is a length.
  static func number<Number: BinaryFloatingPoint & Sendable>(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, isRuntime: Bool = true,
    in range: AttributeType.Range = .any, absent: Number? = 0,
    _ get: @escaping Get<Number>, _ set: @escaping Set<Number>
  ) -> Self {
    row(
      name, (xib, scene, isRuntime), .number(range), absent: absent.map { .number(Double($0)) },
      get: { .number(Double(get($0))) },
      set: { object, value in value.number.map { set(object, Number($0)) } != nil })
  }

  /// A number without a fraction.
  static func whole(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil,
    in range: AttributeType.Range = .nonNegative, absent: Int? = 0,
    _ get: @escaping Get<Int>, _ set: @escaping Set<Int>
  ) -> Self {
    row(
      name, (xib, scene, true), .whole(range), absent: absent.map { .number(Double($0)) },
      get: { .number(Double(get($0))) },
      set: { object, value in value.number.map { set(object, Int($0)) } != nil })
  }

  /// One of a few words; the runtime knows them by UIKit's numbers.
  static func choice<Choice: RawRepresentable & Sendable>(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, isRuntime: Bool = true,
    _ words: Words<Choice>, absent: Choice?, isOnCanvas: Bool = true,
    _ get: @escaping Get<Choice>, _ set: @escaping Set<Choice>
  ) -> Self where Choice.RawValue: BinaryInteger {
    row(
      name, (xib, scene, isRuntime), .choice(AttributeType.Choices(words)),
      absent: absent.map { .number(Double($0.rawValue)) }, isOnCanvas: isOnCanvas,
      get: { .number(Double(get($0).rawValue)) },
      set: { object, value in
        value.number.flatMap { Choice(rawValue: Choice.RawValue($0)) }.map { set(object, $0) }
          != nil
      })
  }

  /// One of a few words that are their own values, which no property of UIKit's takes.
  static func word(
    _ name: String, scene: Spelling = nil, _ choices: AttributeType.Choices, absent: String,
    _ get: @escaping Get<String>, _ set: @escaping Set<String>
  ) -> Self {
    row(
      name, (.same, scene, false), .choice(choices), absent: .text(absent),
      get: { .text(get($0)) },
      set: { object, value in value.text.map { set(object, $0) } != nil })
  }

  /// A text that people read.
  static func text(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, absent: String? = nil,
    _ get: @escaping Get<String?>, _ set: @escaping Set<String?>
  ) -> Self {
    object(
      name, (xib, scene, true), .text, absent: absent.map(AttributeValue.text) ?? .nothing,
      read: \.text, write: AttributeValue.text, get, set)
  }

  /// A colour; what a document leaves out is `nil`, unless it stays as it is.
  static func color(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, staysIfAbsent: Bool = false,
    _ get: @escaping Get<UIColor?>, _ set: @escaping Set<UIColor?>
  ) -> Self {
    object(
      name, (xib, scene, true), .color, absent: staysIfAbsent ? nil : .nothing, read: \.color,
      write: AttributeValue.color, get, set)
  }

  /// A picture among the document's resources.
  static func image(
    _ name: String, xib: Spelling = .same,
    _ get: @escaping Get<UIImage?>, _ set: @escaping Set<UIImage?>
  ) -> Self {
    object(
      name, (xib, nil, true), .image, absent: .nothing, read: \.image,
      write: AttributeValue.image, get, set)
  }

  /// A moment; what a document leaves out is `nil`, unless it stays as it is.
  static func date(
    _ name: String, scene: Spelling = nil, staysIfAbsent: Bool = false,
    _ get: @escaping Get<Date?>, _ set: @escaping Set<Date?>
  ) -> Self {
    object(
      name, (.same, scene, true), .date, absent: staysIfAbsent ? nil : .nothing, read: \.date,
      write: AttributeValue.date, get, set)
  }

  /// A property that holds an object or nothing.
  private static func object<Value: Sendable>(
    _ name: String, _ spelling: (xib: Spelling, scene: Spelling, isRuntime: Bool),
    _ type: AttributeType, absent: AttributeValue?,
    read: @escaping @Sendable (AttributeValue) -> Value?,
    write: @escaping @Sendable (Value) -> AttributeValue,
    _ get: @escaping Get<Value?>, _ set: @escaping Set<Value?>
  ) -> Self {
    row(
      name, spelling, type, absent: absent, get: { get($0).map(write) ?? .nothing },
      set: { object, value in
        if value == .nothing {
          set(object, nil)
        } else if let value = read(value) {
          set(object, value)
        } else {
          return false
        }
        return true
      })
  }
}

// Geometry.

extension AttributeRow {
  /// A size in points; what a document leaves out stays as it is.
  static func size(
    _ name: String, xib: Spelling = nil, scene: Spelling = nil,
    _ get: @escaping Get<CGSize>, _ set: @escaping Set<CGSize>
  ) -> Self {
    row(
      name, (xib, scene, true), .size, absent: nil, get: { .size(get($0)) },
      set: { object, value in value.size.map { set(object, $0) } != nil })
  }

  /// A point, which only the runtime sets.
  static func point(
    _ name: String, _ get: @escaping Get<CGPoint>, _ set: @escaping Set<CGPoint>
  ) -> Self {
    row(
      name, (nil, nil, true), .point, absent: nil, get: { .point(get($0)) },
      set: { object, value in value.point.map { set(object, $0) } != nil })
  }

  /// A rectangle, which only the runtime sets.
  static func rect(
    _ name: String, _ get: @escaping Get<CGRect>, _ set: @escaping Set<CGRect>
  ) -> Self {
    row(
      name, (nil, nil, true), .rect, absent: nil, get: { .rect(get($0)) },
      set: { object, value in value.rect.map { set(object, $0) } != nil })
  }

  /// Insets in points, which the runtime cannot set.
  static func insets(
    _ name: String, xib: Spelling = .same, scene: Spelling = nil, absent: UIEdgeInsets? = .zero,
    isOnCanvas: Bool = true,
    _ get: @escaping Get<UIEdgeInsets>, _ set: @escaping Set<UIEdgeInsets>
  ) -> Self {
    row(
      name, (xib, scene, false), .insets, absent: absent.map(AttributeValue.insets),
      isOnCanvas: isOnCanvas, get: { .insets(get($0)) },
      set: { object, value in value.insets.map { set(object, $0) } != nil })
  }
}

// What readers build themselves.

extension AttributeRow {
  /// Something that the readers of documents, of scenes or of both build themselves, in its place among the
  /// others.
  static func special(_ special: SpecialAttribute) -> Self {
    Self(
      Attribute(
        "", isRuntime: false, document: nil, scene: nil, type: .special,
        special: special, get: { _ in nil }, set: { _, _ in false }))
  }
}
