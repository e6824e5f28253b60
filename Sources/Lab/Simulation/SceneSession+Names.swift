import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// Names of objects: the keys in recordings, and the readable names for people.

extension SceneSession {
  /// The view with a name, or the root view of the controller with it.
  ///
  /// An identifier comes before a readable name, and that before the text that is shown. If several
  /// views have the same name, `NAME (2)` is the second of them.
  func view(named name: String, among views: [UIView]) -> UIView? {
    let ways: [@MainActor (UIView) -> Bool] = [
      { $0.keys.contains(name) }, { $0.spokenNames.contains(name) }, { $0.ownText == name },
      { $0.testIdentifier == name || $0.accessibilityLabel == name },
    ]
    for isMeant in ways {
      if let view = views.first(where: isMeant) { return view }
    }
    guard let (base, number) = Self.numbered(name) else { return nil }
    return views.filter { $0.spokenNames.contains(base) }.dropFirst(number - 1).first
  }

  /// The readable names of some views, numbered where several are equal.
  func choices(_ views: [UIView]) -> [String] {
    var counts: [String: Int] = [:]
    return views.map { view in
      counts[view.spokenName, default: 0] += 1
      let number = counts[view.spokenName, default: 1]
      return number > 1 && view.hasGeneratedIdentifier
        ? "\(view.spokenName) (\(number))" : view.spokenName
    }
  }

  /// The parts of `NAME (2)`.
  private static func numbered(_ name: String) -> (base: String, number: Int)? {
    guard name.hasSuffix(")"), let start = name.lastIndex(of: "("),
      let number = Int(name[name.index(after: start)...].dropLast()), number > 0
    else { return nil }
    return (String(name[..<start].dropLast()), number)
  }

  /// The nearest readable name to one that does not exist.
  func nearest(to name: String, among views: [UIView]) -> String? {
    nearestName(
      to: name, in: views.flatMap { $0.spokenNames + [$0.ownText].compactMap { $0 } })
  }

  /// The command with unique names for its objects, where they have one.
  ///
  /// Readable names change with what is shown; a recording must not.
  func lasting(_ command: LabCommand) -> LabCommand {
    switch command {
    case .focus(let name): .focus(lasting(name))
    case .activate(let name): .activate(name.map(lasting))
    case .gesture(let gesture): .gesture(gesture.naming(lasting))
    case .change(let change): .change(lasting(change))
    // These name no view: presentations and devices have one name only.
    case .resize, .window, .fullWindow, .dragWindow, .rotate, .device, .present, .presentNext,
      .dismiss, .pull, .detent, .tryOut, .key, .type, .move, .click, .select, .scroll, .press,
      .drag, .drop, .undo, .redo:
      command
    }
  }

  private func lasting(_ change: SceneChange) -> SceneChange {
    switch change {
    case .install(let name, let isOn, let pair):
      .install((try? installable(named: name))?.key ?? name, isOn: isOn, for: pair)
    case .constant(let name, let value): .constant(lastingRelation(name), value)
    case .priority(let name, let value): .priority(lastingRelation(name), value)
    // Controllers go by their own names.
    case .trait, .setting, .displayMode, .era, .place, .call, .viewAs: change
    }
  }

  private func lasting(_ name: String) -> String {
    let views = views
    guard !views.contains(where: { $0.keys.contains(name) }),
      let id = view(named: name, among: visibleViews)?.documentIdentifier?.text,
      views.filter({ $0.documentIdentifier?.text == id }).count == 1
    else { return name }
    return id
  }

  private func lastingRelation(_ name: String) -> String {
    (try? constraint(named: name))?.summary ?? name
  }

  /// The views that have a box on the canvas, in the order of boxes.
  var visibleViews: [UIView] {
    picture().boxes.filter { $0.isVisible && !$0.isShading }.map(\.view)
  }

  /// The frontmost views that may have no box because the window is drawn smaller than it is.
  var smallViews: [UIView] {
    frontViews.filter { view in
      !view.bounds.isEmpty && view.convert(view.bounds, to: window).intersects(window.bounds)
    }
  }

  /// The views in the frontmost presentation, also those beyond its edges.
  var frontViews: [UIView] {
    let front = topPresented?.viewIfLoaded ?? window
    func below(_ view: UIView) -> [UIView] {
      guard !view.isHidden, view.isInstalled else { return [] }
      return [view] + view.subviews.flatMap(below)
    }
    return below(front)
  }
}

extension UIView {
  /// The name of the view in recordings and scripts.
  fileprivate var keys: [String] {
    [
      viewController?.displayName, displayName, identifier,
      viewController?.documentIdentifier?.text,
      documentIdentifier?.text,
    ].compactMap { $0 }
  }

  /// The readable name; a controller's root view can be named by its controller as well.
  fileprivate var spokenNames: [String] {
    [viewController?.spokenName, spokenName].compactMap { $0 }
  }

  fileprivate var ownText: String? {
    guard let text = asContentPresentable?.presentedContent.text, !text.isEmpty else {
      return nil
    }
    return text
  }
}
