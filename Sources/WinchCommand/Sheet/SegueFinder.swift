import AdaptiveUI
import Documents
import Foundation
import Sheets

/// Finds the beginnings and ends of a document's segues in the scenes of a sheet.
@MainActor struct SegueFinder {
  private let segues: [DocumentSegue]
  private var scene = 0
  /// Whether the first figure of the scene has been searched.
  private var isNoted = true
  /// For each object of the document, the scene that shows it and its frame in the scene's first
  /// figure.
  private var places: [String: (scene: Int, frame: CGRect)] = [:]
  private var controllers: [String: Int] = [:]

  init(_ segues: [DocumentSegue]) { self.segues = segues }

  /// Begins a scene, to which the next figures belong.
  mutating func begin(scene: Int) { (self.scene, isNoted) = (scene, false) }

  /// Finds the document's objects in a scene's first figure.
  mutating func note(_ stage: SheetStage, margin: CGFloat) {
    guard !isNoted else { return }
    isNoted = true
    visit(stage.window, stage, margin)
  }

  private mutating func visit(_ view: UIView, _ stage: SheetStage, _ margin: CGFloat) {
    let item = (view as? UIBarButtonView)?.item
    if let id = (item?.documentIdentifier ?? view.documentIdentifier)?.text, places[id] == nil {
      let frame = view.convert(view.bounds, to: stage.window)
      places[id] = (scene, frame.offsetBy(dx: margin, dy: margin))
    }
    if let controller = view.viewController,
      let id = controller.documentIdentifier?.text ?? stage.document.sourceID(of: controller),
      controllers[id] == nil
    {
      controllers[id] = scene
    }
    view.subviews.forEach { visit($0, stage, margin) }
  }

  /// Gives each scene the segues that begin in it.
  func connect(_ scenes: inout [SheetContents.Scene]) {
    for segue in segues {
      guard let start = places[segue.source]?.scene ?? controllers[segue.sourceController],
        scenes.indices.contains(start)
      else { continue }
      let target = controllers[segue.target]
      let name = target.map { scenes[$0].name } ?? "a scene that is not shown"
      let words =
        "\(segue.kind) → \(name)" + (segue.name.map { " (\($0))" } ?? "")
      scenes[start].segues.append(
        SheetContents.Segue(words: words, target: target, frame: places[segue.source]?.frame))
    }
  }
}
