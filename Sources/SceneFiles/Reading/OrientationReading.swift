import AdaptiveUI
import Documents

extension Read {
  private static let masks: [(name: String, mask: UIInterfaceOrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
  ]

  /// One name of a mask, or a list of them; UIKit does not allow an empty mask.
  static func orientations(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIInterfaceOrientationMask? {
    guard !node.elements.isEmpty else {
      context.report("at least one orientation is needed", at: node.mark)
      return nil
    }
    let names = node.elements.compactMap {
      word($0, context, of: masks.map(\.name), called: "an orientation")
    }
    guard names.count == node.elements.count else { return nil }
    return names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
      if let named = masks.first(where: { $0.name == name }) { mask.formUnion(named.mask) }
    }
  }

  /// The orientation that a scene opens in; `landscape` is landscapeRight, as in a terminal.
  static func orientation(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIInterfaceOrientation? {
    let names = [
      "portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
    ]
    switch word(node, context, of: names, called: "an orientation") {
    case "portrait": return .portrait
    case "portraitUpsideDown": return .portraitUpsideDown
    case "landscapeLeft": return .landscapeLeft
    case "landscape", "landscapeRight": return .landscapeRight
    default: return nil
    }
  }

  /// The look in which the window of a scene is drawn first.
  static func look(_ node: SourceNode, _ context: ReadingContext) -> DocumentLook? {
    word(node, context, of: DocumentLook.allCases.map(\.rawValue), called: "a look")
      .flatMap(DocumentLook.init)
  }
}
