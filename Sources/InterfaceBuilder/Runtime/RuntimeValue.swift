import AdaptiveUI
import Foundation

/// The value of a runtime attribute.
enum RuntimeValue {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case color(UIColor)
  case image(UIImage)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Something that no property here takes.
  case other

  /// As a number; text counts where it is one, as it does for the runtime.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    case .text(let text): DocumentElement.number(text.trimmingCharacters(in: .whitespaces))
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
}

extension DocumentBuilder {
  /// The value of a `<userDefinedRuntimeAttribute>`.
  func runtimeValue(_ element: DocumentElement) -> RuntimeValue {
    let value = element.child(key: "value")
    func part(_ name: String) -> CGFloat { CGFloat(value?.number(name) ?? 0) }
    switch element["type"] {
    case "nil": return .nothing
    case "boolean": return .flag(element.flag("value"))
    case "number":
      return (element.number("value") ?? value?.number("value")).map(RuntimeValue.number) ?? .other
    case "string": return .text(element.string("value") ?? "")
    case "color": return value.flatMap(colors.color).map(RuntimeValue.color) ?? .other
    case "image": return image(element["value"]).map(RuntimeValue.image) ?? .nothing
    case "point": return .point(CGPoint(x: part("x"), y: part("y")))
    case "size": return .size(CGSize(width: part("width"), height: part("height")))
    case "rect":
      return .rect(
        CGRect(x: part("x"), y: part("y"), width: part("width"), height: part("height")))
    default: return .other
    }
  }
}
