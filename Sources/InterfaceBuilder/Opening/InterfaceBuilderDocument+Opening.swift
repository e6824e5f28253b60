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
    return initialController.flatMap { $0["title"] ?? $0["customClass"] }.map { "\(name): \($0)" }
      ?? name
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
  package var sceneNames: [SceneName] {
    let spoken = ControllerNames(of: self)
    return scenes.compactMap { scene in
      guard let id = scene.id, let controller = scene.controller else { return nil }
      return SceneName(
        id: id,
        names: [
          id, controller.id, controller["storyboardIdentifier"], controller["customClass"],
          controller["title"], spoken[controller.id],
        ].compactMap { $0 })
    }
  }

  /// A scene and everything that it is called: first its identifier.
  package struct SceneName: Sendable {
    package let id: String
    package let names: [String]
  }

  /// The document with another scene to begin with.
  ///
  /// - Parameter name: Any of the scene's names.
  /// - Returns: `nil` when no scene has the name.
  package func beginning(with name: String) -> InterfaceBuilderDocument? {
    guard let scene = sceneNames.first(where: { $0.names.contains(name) }) else { return nil }
    var copy = self
    copy.chosenScene = scene.id
    return copy
  }
}
