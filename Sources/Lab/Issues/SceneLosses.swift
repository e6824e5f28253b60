import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The losses of a scene that does not show, against an earlier version of the file.
///
/// It is opened on its own in the window of the session, in both versions.
@MainActor final class SceneLosses {
  /// What people call the scene.
  let name: String
  private let versions: (old: any OpenableDocument, new: any OpenableDocument)
  private let pages: (old: SourcePage, new: SourcePage)
  /// The losses, with their sizes; empty before all were searched.
  private(set) var extents: [LossSearch.Extent] = []
  private(set) var isComplete = false
  private(set) var range = 0...0
  /// The height of the window, in points.
  private var fixed = 0.0

  private init(
    name: String, _ versions: (any OpenableDocument, any OpenableDocument),
    _ pages: (SourcePage, SourcePage)
  ) {
    (self.name, self.versions, self.pages) = (name, versions, pages)
  }

  /// The scenes of a session's file that do not show and that a save changed, in the order of the file.
  static func changed(in session: SceneSession, since old: any OpenableDocument) -> [SceneLosses] {
    let pages = (SourcePage(old.source), SourcePage(session.document.source))
    let (before, now) = (pages.0.scenes, pages.1.scenes)
    let choices = old.choices
    return session.document.choices.compactMap { choice in
      guard let id = choice.document.beginning, let text = now[id], let earlier = before[id],
        text != earlier, !session.shows(pages.1.controller(in: text)),
        let former = choices.first(where: { $0.document.beginning == id })
      else { return nil }
      return SceneLosses(name: choice.name, (former.document, choice.document), pages)
    }
  }

  /// Tells a loss of this scene from those of others.
  func identity(of loss: String) -> String { "\(name)|\(loss)" }

  private var search: LossSearch?
  private var stages: [SearchStage] = []

  /// Does a slice of the work.
  ///
  /// - Parameters:
  ///   - session: The session that shows another scene.
  ///   - budget: The most widths to search.
  ///   - save: The number of the save that caused a loss, by its identity.
  func advance(
    for session: SceneSession, budget: Int, causedBy save: @escaping @MainActor (String) -> Int
  ) {
    guard let search else { return begin(for: session, save) }
    isComplete = !search.advance(budget: budget)
    guard isComplete else { return }
    extents = search.extents.filter { $0.matters(beside: fixed) }
    close()
  }

  private func begin(for session: SceneSession, _ save: @escaping @MainActor (String) -> Int) {
    let subject = SearchSubject(of: session, .width)
    (range, fixed) = (subject.range, subject.fixed)
    let old = SearchStage(of: session, showing: versions.old, replays: false)
    let new = SearchStage(of: session, showing: versions.new, replays: false)
    stages = [old, new]
    let news = ReloadNews(from: old.constraints(pages.old), to: new.constraints(pages.new))
    search = LossSearch(
      from: old, to: new, axis: .width, fixed: subject.fixed, range: range,
      judging: news.judged,
      leftToCode: (old.namesLeftToCode ?? [], new.namesLeftToCode ?? []), causedBy: save)
  }

  func close() {
    stages.forEach { $0.close() }
    (stages, search) = ([], nil)
  }
}

extension SceneSession {
  /// Whether the controller with an identifier of the document is in the window.
  fileprivate func shows(_ id: String?) -> Bool {
    controllers.contains { $0.documentIdentifier?.text == id && $0.viewIfLoaded?.window != nil }
  }
}

extension SourcePage {
  /// The lines of each scene of a storyboard, by the scene's identifier.
  fileprivate var scenes: [String: ArraySlice<String>] {
    guard isXML else { return [:] }
    var scenes: [String: ArraySlice<String>] = [:]
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line.contains("<scene ") { start = index }
      guard line.contains("</scene>"), let first = start else { continue }
      start = nil
      if let id = Self.value(of: "sceneID", in: lines[first]) { scenes[id] = lines[first...index] }
    }
    return scenes
  }

  /// The identifier of the controller of a scene.
  fileprivate func controller(in scene: ArraySlice<String>) -> String? {
    scene.first { $0.contains("sceneMemberID=\"viewController\"") }
      .flatMap { Self.value(of: "id", in: $0) }
  }
}
