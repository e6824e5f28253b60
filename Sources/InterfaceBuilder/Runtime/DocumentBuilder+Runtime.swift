import AdaptiveUI
import Attributes
import Foundation

extension DocumentBuilder {
  /// Sets the properties that the element's runtime attributes name; what cannot be set is noted.
  ///
  /// They hold when a program runs; the editor's own canvas knows nothing of them.
  func applyRuntimeAttributes(to object: AnyObject, _ element: DocumentElement) {
    guard surface.setsRuntimeAttributes else { return }
    var failures: [(reason: String, attributes: [DocumentElement])] = []
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let outcome = RuntimeProperties.set(path, of: object, to: runtimeValue(attribute))
      guard let reason = reason(outcome, object, element) else { continue }
      if let known = failures.firstIndex(where: { $0.reason == reason }) {
        failures[known].attributes.append(attribute)
      } else {
        failures.append((reason, [attribute]))
      }
    }
    for (reason, attributes) in failures {
      let names = attributes.compactMap { $0["keyPath"] }.map { "'\($0)'" }
      let subject =
        names.count == 1
        ? "attribute \(names[0]) is" : "attributes \(names.joined(separator: ", ")) are"
      note("the runtime \(subject) not applied: \(reason)", attributes[0])
    }
  }

  private func reason(
    _ outcome: RuntimeProperties.Outcome, _ object: AnyObject, _ element: DocumentElement
  ) -> String? {
    switch outcome {
    case .applied: return nil
    case .unfit: return "the property takes no such value"
    case .unknown:
      if let custom = element["customClass"], !DocumentClasses.isInstance(object, of: custom) {
        return "the class '\(custom)' is not here"
      }
      return "there is no such property here"
    }
  }
}

extension DocumentBuilder {
  /// The value of a `<userDefinedRuntimeAttribute>`.
  private func runtimeValue(_ element: DocumentElement) -> AttributeValue {
    let value = element.child(key: "value")
    func part(_ name: String) -> CGFloat { CGFloat(value?.number(name) ?? 0) }
    switch element["type"] {
    case "nil": return .nothing
    case "boolean": return .flag(element.flag("value"))
    case "number":
      return (element.number("value") ?? value?.number("value")).map(AttributeValue.number)
        ?? .other
    case "string": return .text(element.string("value") ?? "")
    case "color": return value.flatMap(colors.color).map(AttributeValue.color) ?? .other
    case "image": return image(element["value"]).map(AttributeValue.image) ?? .nothing
    case "point": return .point(CGPoint(x: part("x"), y: part("y")))
    case "size": return .size(CGSize(width: part("width"), height: part("height")))
    case "rect":
      return .rect(
        CGRect(x: part("x"), y: part("y"), width: part("width"), height: part("height")))
    default: return .other
    }
  }
}
