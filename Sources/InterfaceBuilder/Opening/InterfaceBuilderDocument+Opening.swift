package import AdaptiveUI
package import Documents
import Foundation

extension DocumentElement {
  /// Whether something of a controller is to be seen before code fills it: bars around pages, or views
  /// and rows in its view.
  fileprivate var showsSomething: Bool {
    let isStack = name == "navigationController"
    if !isStack, list("connections").contains(where: { $0["kind"] == "relationship" }) {
      return true
    }
    guard let view = child(key: "view") ?? child("tableView") ?? child("collectionView") else {
      return false
    }
    return ["subviews", "prototypes", "cells", "sections"].contains { !view.list($0).isEmpty }
  }
}

extension InterfaceBuilderDocument: OpenableDocument {
  package var title: String? {
    let name = file.fileName
    guard let controller = initialController,
      let own = controller["title"] ?? controller["customClass"]
    else { return name }
    return "\(name): \(sceneNames.unmistakable(own, for: controller.id))"
  }

  package var opening: DocumentOpening {
    var opening = DocumentOpening()
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { opening.onlyIdiom = .pad }
    return opening
  }

  @MainActor package var unsupported: [String] { DocumentReview.notes(of: self) }

  @MainActor package func open(in environment: Environment) -> any OpenDocument {
    DocumentInstance(self, in: environment)
  }

  /// The controller that the document begins with: the chosen one, else the initial one, else the first
  /// that shows something before code fills it, else the first.
  var initialController: DocumentElement? {
    let controllers = scenes.compactMap(\.controller)
    return controllers.first { $0.id == chosenControllerID }
      ?? controllers.first { $0.id == initialControllerID }
      ?? controllers.first(where: showsSomething) ?? controllers.first
  }

  /// Whether something of a controller is in sight before code fills it; a stack shows what it begins
  /// with.
  func showsSomething(_ controller: DocumentElement) -> Bool {
    (graph.rootOfStack(controller) ?? controller).showsSomething
  }

  private var chosenControllerID: String? {
    chosenScene.flatMap { chosen in scenes.first { $0.id == chosen }?.controller?.id }
  }

  /// The scenes that can be opened, by the names that people choose them by.
  package var sceneNames: SceneNames { SceneNames(of: self) }

  /// The document with another scene to begin with.
  ///
  /// - Parameter name: Any of the scene's names.
  /// - Returns: `nil` when no scene has the name, or more than one.
  package func beginning(with name: String) -> InterfaceBuilderDocument? {
    let meant = sceneNames.scenes(called: name)
    guard let scene = meant.first, meant.count == 1 else { return nil }
    var copy = self
    copy.chosenScene = scene.id
    return copy
  }
}
