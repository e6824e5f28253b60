import AdaptiveUI

extension DocumentBuilder {
  /// Sets the properties that the element's runtime attributes name; what cannot be set is noted.
  ///
  /// They hold when a program runs; the editor's own canvas knows nothing of them.
  func applyRuntimeAttributes(to object: AnyObject, _ element: DocumentElement) {
    guard trustsFrames else { return }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      let outcome = RuntimeProperties.set(path, of: object, to: value)
      guard let reason = reason(outcome, object, element) else { continue }
      note("the runtime attribute '\(path)' is not applied: \(reason)", attribute)
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
