import AdaptiveUI
import Cells
import Documents

// The size classes for which views and constraints are installed, and commands that change them.

extension SceneSession {
  /// The parts that the document installs for some size classes, and the focused view with its
  /// constraints: a line each, with a mark for each pair.
  var installedList: LabList {
    let names = installableNames
    let spoken = names.map(spokenName)
    let width = min(spoken.map { TextWidth.columns(of: $0) }.max() ?? 0, 44)
    let pairs = ClassPair.definite
    let items = zip(names, spoken).map { name, spoken in
      let marks = pairs.map { "\($0.letters) \(isInstalled(name, for: $0) ? "●" : "○")" }
        .joined(separator: "  ")
      return LabItem(
        title: spoken.cut(to: width),
        detail: marks + "  " + condition(of: name) + relation(of: name),
        action: .list(pairList(name)))
    }
    var list = LabList(title: "Installed for width × height", items: items)
    list.intro = ["C compact, R regular, width first; ● installed, ○ not"]
    return list
  }

  /// The readable name of an object with the recorded name `name`.
  private func spokenName(_ name: String) -> String {
    (try? installable(named: name))?.spokenName ?? name
  }

  /// The equation of a constraint with another name.
  private func relation(of name: String) -> String {
    let known = constraints.first { $0.summary == name } ?? scene.variedConstraint(named: name)
    guard let known, known.spokenName != known.relationText else { return "" }
    return "  " + known.relationText
  }

  /// Each pair of size classes with a checkbox for one view or constraint.
  private func pairList(_ name: String) -> LabList {
    let now = ClassPair(traits(around: name))
    let items = ClassPair.definite.map { pair in
      let isOn = isInstalled(name, for: pair)
      let isChanged =
        installs.decision(name, for: pair.traits(of: traits(around: name))) != nil
        ? ", changed" : ""
      let mark = pair == now ? "  ← now" : ""
      return LabItem(
        title: "\(isOn ? "[x]" : "[ ]") width \(pair.width), height \(pair.height)"
          + isChanged + mark,
        action: .command(.change(.install(name, isOn: !isOn, for: pair))))
    }
    let selection = ClassPair.definite.firstIndex(of: now) ?? 0
    return LabList(title: spokenName(name), items: items, selection: selection)
  }

  private var installableNames: [String] {
    var names = scene.variations(for: windowScene.traitCollection).map(\.name) + installs.names
    if let view = focusedView {
      names.append(view.displayName)
      names += constraints.filter { $0.firstItem === view }.map(\.summary)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func condition(of name: String) -> String {
    scene.variations(for: windowScene.traitCollection).first { $0.name == name }?.condition ?? ""
  }

  /// Whether the document, or the playground after it, installs an object for a pair.
  func isInstalled(_ name: String, for pair: ClassPair) -> Bool {
    let traits = pair.traits(of: traits(around: name))
    if let decision = installs.decision(name, for: traits) { return decision }
    return scene.variations(for: traits).first { $0.name == name }?.isInstalled ?? true
  }
}

extension ClassPair {
  /// `C×R` for compact width and regular height.
  var letters: String { "\(Self.letter(width))×\(Self.letter(height))" }

  private static func letter(_ name: String) -> String {
    name == "any" ? "–" : name.prefix(1).uppercased()
  }
}
