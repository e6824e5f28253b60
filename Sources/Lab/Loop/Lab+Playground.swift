import AdaptiveUI
import Cells
import Foundation

extension Lab {
  /// Opens the list of possible changes to the focused controller and view, and to the window.
  func openChanges() {
    guard let session else { return }
    open(LabList(title: "Change", items: session.changeItems))
  }

  /// Opens the generations of UIKit.
  func openEras() {
    guard let session else { return }
    open(session.erasList)
  }

  /// Opens the pairs of size classes in which the scene can be viewed.
  ///
  /// Figure 13-1.
  func openClasses() {
    guard let session else { return }
    open(session.classesList)
  }

  /// Opens the views and constraints that are installed for some size classes only.
  func openInstalled() {
    guard let session else { return }
    open(session.installedList)
  }
}

extension SceneSession {
  /// A line for each thing that can be changed, with its value; choosing one gives the values.
  ///
  /// What most people want, the whole window, comes first.
  var changeItems: [LabItem] {
    var items = [LabItem(title: "Of the whole window", kind: .heading)]
    items += Self.settings.flatMap { settingItems($0.name, saying: $0.words) } + [eraItem]
    if controllers.contains(where: { $0 is UISplitViewController }) {
      items.append(displayModeItem)
    }
    if device?.idiom == .pad { items.append(placeItem) }
    items += [
      callItem, LabItem(title: "view as …", action: .list(classesList)),
      LabItem(title: "installed …", action: .list(installedList)),
    ]
    if let controller = focusedController { items += traitLines(of: controller) }
    if let view = focusedView, !constraintItems.isEmpty {
      items.append(LabItem(title: "Constraints of \(view.spokenName)", kind: .heading))
      items += constraintItems
    }
    return items
  }

  /// What most people want to change, and the words by which they look for it: the reader's settings.
  private static let settings = [
    (name: "style", words: "day or night"), (name: "text-size", words: "large text"),
    (name: "direction", words: "right to left"),
  ]

  /// Lines for the traits of a controller, which what is inside inherits.
  private func traitLines(of controller: UIViewController) -> [LabItem] {
    let name = controller.spokenName
    let further = LabList(
      title: "Further traits of \(name)", items: traitItems(of: controller, TraitChoice.further))
    return [LabItem(title: "Of \(name) and what is inside", kind: .heading)]
      + traitItems(of: controller, TraitChoice.main)
      + [LabItem(title: "further traits …", action: .list(further))]
  }

  private func traitItems(
    of controller: UIViewController, _ choices: [TraitChoice]
  ) -> [LabItem] {
    choices.map { choice in
      let value = controller.traitCollection.describe(choice.trait)
      let origin = controller.origin(of: choice.trait).summary
      return list(choice, "\(value)  ← \(origin)", controller.displayName, now: value)
    }
  }

  /// A line for what readers set in the system, and one for each of its values, which only the filter
  /// finds.
  private func settingItems(_ name: String, saying words: String) -> [LabItem] {
    guard let choice = TraitChoice.named(name) else { return [] }
    let present = windowScene.traitCollection.describe(choice.trait)
    let (values, selection) = items(of: choice, now: present) { .setting(name, $0) }
    let list = LabList(title: "\(name) of the reader", items: values, selection: selection)
    let item = LabItem(title: name, detail: present, tag: words, action: .list(list))
    return [item]
      + values.map { choice in
        var choice = choice
        choice.title = "\(name) \(choice.title)"
        choice.presence = .whileFiltered
        return choice
      }
  }

  /// A line that opens the values of a trait, with the present one selected.
  private func list(
    _ choice: TraitChoice, _ detail: String, _ owner: String, now: String
  ) -> LabItem {
    let name = choice.name
    let (values, selection) = items(of: choice, now: now) {
      .trait(owner: owner, name: name, value: $0)
    }
    let inherit = LabItem(
      title: "inherit", action: .command(.change(.trait(owner: owner, name: name, value: nil))))
    return LabItem(
      title: name, detail: detail,
      action: .list(
        LabList(title: "\(name) of \(owner)", items: values + [inherit], selection: selection)))
  }

  /// A line for each value of a trait, and the number of the present one.
  private func items(
    of choice: TraitChoice, now: String, _ change: (String) -> SceneChange
  ) -> (items: [LabItem], present: Int) {
    let values = choice.values.map(\.name)
    let present = values.firstIndex { $0.lowercased() == now.lowercased() }
    let items = values.enumerated().map { index, value in
      LabItem(
        title: value, detail: index == present ? "now" : "",
        action: .command(.change(change(value))))
    }
    return (items, present ?? 0)
  }

  /// The constraints on the focused view: a line each, with the equation first; constant and
  /// priority can be typed.
  private var constraintItems: [LabItem] {
    guard let view = focusedView else { return [] }
    let own = constraints.filter { $0.firstItem === view || $0.secondItem === view }
    return own.map { constraint in
      let name = constraint.spokenName
      let constant = "constant \(constraint.constant.traceText)"
      let priority = "priority \(Int(constraint.priority.rawValue))"
      // Identifiers that an editor made are not readable.
      let title =
        constraint.hasGeneratedIdentifier ? "" : constraint.identifier.map { "\($0): " } ?? ""
      let values = LabList(
        title: name,
        items: [
          LabItem(title: constant, detail: "type another", action: .type("constant \(name) ")),
          LabItem(title: priority, detail: "type another", action: .type("priority \(name) ")),
        ])
      return LabItem(
        title: title + constraint.equationText, detail: "\(constant) · \(priority)", words: name,
        action: .list(values))
    }
  }

  private func choices(
    _ title: String, now value: String = "", _ values: [(String, SceneChange)]
  ) -> LabItem {
    LabItem(
      title: title, detail: value,
      action: .list(
        LabList(
          title: title,
          items: values.map { LabItem(title: $0.0, action: .command(.change($0.1))) })))
  }

  private var eraItem: LabItem {
    LabItem(
      title: "era", detail: "UIKit \(environment.policy.era.rawValue)", action: .list(erasList))
  }

  /// The generations of UIKit, with the present one selected.
  var erasList: LabList {
    let items = UIKitEra.allCases.map { era in
      LabItem(
        title: "UIKit \(era.rawValue)",
        detail: era.summary,
        action: .command(.change(.era(era.rawValue))))
    }
    return LabList(
      title: "Whose rules apply", items: items,
      selection: UIKitEra.allCases.firstIndex(of: environment.policy.era) ?? 0)
  }

  private var displayModeItem: LabItem {
    choices(
      "display mode", now: splitMode,
      DisplayModes.all.map { ($0.name, .displayMode(owner: nil, mode: $0.name)) })
  }

  /// The preferred display mode of the first split view controller, by name.
  private var splitMode: String {
    let split = controllers.lazy.compactMap { $0 as? UISplitViewController }.first
    return DisplayModes.all.first { $0.mode == split?.preferredDisplayMode }?.name ?? ""
  }

  private var placeItem: LabItem {
    choices("place on the screen", now: placeText, WindowPlace.names.map { ($0, .place($0)) })
  }

  private var placeText: String {
    guard case .device(let device) = environment.host else { return "" }
    return device.place.text
  }

  private var callItem: LabItem {
    choices(
      "status bar", now: windowScene.isInCall ? "taller, during a call" : "normal",
      [("normal", .call(isOn: false)), ("taller, during a call", .call(isOn: true))])
  }
}
