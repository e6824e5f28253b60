package import AdaptiveUI
package import Foundation

/// The value of an attribute, whatever kind of file it comes from.
package enum AttributeValue: Sendable, Equatable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(UIColor)
  case image(UIImage)
  case date(Date)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case insets(UIEdgeInsets)
  /// Something that no attribute takes.
  case other

  /// What no canvas reaches, in points; larger numbers are mistakes or attacks.
  package static let largestNumber = 1e7

  /// A number that a text is: finite and small enough to be laid out with.
  ///
  /// The editor writes `2.2250738585072014e-308` for "not set", which is as good as zero.
  package static func number(in text: String) -> Double? {
    guard let value = Double(text), value.isFinite, abs(value) <= largestNumber else { return nil }
    return value
  }

  /// As a number; text counts where it is one, as it does for Apple's runtime.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    case .text(let text): Self.number(in: text.trimmingCharacters(in: .whitespaces))
    default: nil
    }
  }

  /// As yes or no.
  var flag: Bool? {
    guard case .text(let text) = self else { return number.map { $0 != 0 } }
    return ["yes", "true", "1"].contains(text.lowercased())
  }

  /// As text.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// As a colour.
  var color: UIColor? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  /// As a picture.
  var image: UIImage? {
    guard case .image(let image) = self else { return nil }
    return image
  }

  /// As a moment.
  var date: Date? {
    guard case .date(let date) = self else { return nil }
    return date
  }

  /// As a size; points count too, for both are two numbers to the runtime.
  var size: CGSize? {
    switch self {
    case .size(let size): size
    case .point(let point): CGSize(width: point.x, height: point.y)
    default: nil
    }
  }

  /// As a point; sizes count too.
  var point: CGPoint? { size.map { CGPoint(x: $0.width, y: $0.height) } }

  /// As a rectangle.
  var rect: CGRect? {
    guard case .rect(let rect) = self else { return nil }
    return rect
  }

  /// As insets.
  var insets: UIEdgeInsets? {
    guard case .insets(let insets) = self else { return nil }
    return insets
  }
}
