import AdaptiveUI
import Foundation

// What the canvas keeps of the template that launch screens were once made from.

extension DocumentBuilder {
  /// How far the middle of a label of the template is from where a constraint has it: half a point to the
  /// right, where another constraint holds its leading edge.
  func templateShift(of constraint: DocumentElement) -> CGFloat {
    guard surface.keepsTemplate(document),
      constraint["firstAttribute"] == "centerX", constraint["secondAttribute"] == "centerX"
    else { return 0 }
    if holdsLeadingEdge(ofLabel: constraint["firstItem"]) { return 0.5 }
    return holdsLeadingEdge(ofLabel: constraint["secondItem"]) ? -0.5 : 0
  }

  private func holdsLeadingEdge(ofLabel id: String?) -> Bool {
    guard let id, objects[id] is UILabel else { return false }
    return scene.rootViews.contains { root in
      root.list("constraints").contains {
        $0["firstItem"] == id && $0["firstAttribute"] == "leading"
      }
    }
  }
}
