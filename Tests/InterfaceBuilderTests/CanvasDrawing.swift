import Foundation

@testable import InterfaceBuilder

/// A nib of one view, drawn on its canvas.
@MainActor enum CanvasDrawing {
  /// The view around: its size in points, and what it holds besides views.
  struct Root {
    var size = CGSize(width: 375, height: 667)
    var metrics = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    var hasSafeArea = false
    /// More attributes of it, with single quotes.
    var attributes = ""
  }

  /// The frames of the views by their identifiers; the root view is `v`, its safe area `safe`.
  ///
  /// `subviews` are elements as the editor writes them, with single quotes; `constraints` words such
  /// as `a.top = v.top + 8`; `device` such as `retina4_7 landscape`, or nothing; `rest` are elements
  /// of the document after its objects, `attributes` more of the document's own.
  static func frames(
    _ subviews: String, _ constraints: [String] = [], build: Int = 21701,
    device: String = "retina4_7 portrait", root: Root = Root(), rest: String = "",
    attributes: String = ""
  ) throws -> [String: CGRect] {
    let words = device.split(separator: " ")
    let screen = words.isEmpty ? "" : "<device id='\(words[0])' orientation='\(words[1])'/>"
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES' useSafeAreas='\(root.hasSafeArea ? "YES" : "NO")' \(attributes)>\
      \(screen)<objects><view id='v' \(root.attributes)>\
      <rect key='frame' x='0' y='0' width='\(root.size.width)' height='\(root.size.height)'/>\
      <subviews>\(subviews)</subviews><constraints>\(constraints.map(element).joined())\
      </constraints>\(root.hasSafeArea ? "<viewLayoutGuide key='safeArea' id='safe'/>" : "")\
      \(root.metrics)</view></objects>\(rest)</document>
      """
    let document = try InterfaceBuilderDocument(
      Data(text.replacing("TA", with: "translatesAutoresizingMaskIntoConstraints='NO'").utf8),
      file: "Test.xib")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// `a.width = 40` or `a.top = v.top + 8` as an element.
  private static func element(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    var parts = "firstItem='\(first[0])' firstAttribute='\(first[1])'"
    let second = words[2].split(separator: ".")
    if let constant = Double(words[2]) {
      parts += " constant='\(constant)'"
    } else {
      parts += " secondItem='\(second[0])' secondAttribute='\(second[1])'"
    }
    if words.count > 4 { parts += " constant='\(words[4])'" }
    return "<constraint \(parts) id='\(text)'/>"
  }
}
