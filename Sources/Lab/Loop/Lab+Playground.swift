import AdaptiveUI
import Cells
import Foundation

extension Lab {
  /// Opens the list of what can be changed on the focused controller and view, and everywhere.
  func openChanges() {
    guard let session else { return }
    open(LabList(title: "Change", items: session.changeItems))
  }

  /// Opens the pairs of size classes that the scene can be looked at as.
  ///
  /// Figure 13-1.
  func openClasses() {
    guard let session else { return }
    open(session.classesList)
  }

  /// Opens what is installed for some size classes only.
  func openInstalled() {
    guard let session else { return }
    open(session.installedList)
  }
}

extension SceneSession {
  /// A line for each thing that can be changed, with its value; choosing one gives the values.
  var changeItems: [LabItem] {
    var items: [LabItem] = []
    if let controller = focusedController {
      items += traitItems(of: controller, TraitChoice.main)
    }
    items += constraintItems
    items += ["direction", "text-size", "style"].map { windowItem($0) } + [eraItem]
    if controllers.contains(where: { $0 is UISplitViewController }) {
      items.append(displayModeItem)
    }
    if device?.idiom == .pad { items.append(placeItem) }
    items.append(callItem)
    items += [
      LabItem(title: "view as …", deed: .list(classesList)),
      LabItem(title: "installed …", deed: .list(installedList)),
    ]
    if let controller = focusedController {
      let list = LabList(
        title: "Further traits of \(controller.displayName)",
        items: traitItems(of: controller, TraitChoice.further))
      items.append(LabItem(title: "further traits …", deed: .list(list)))
    }
    return items
  }

  private func traitItems(
    of controller: UIViewController, _ choices: [TraitChoice]
  ) -> [LabItem] {
    choices.map { choice in
      let value = controller.traitCollection.describe(choice.trait)
      let origin = controller.origin(of: choice.trait).summary
      return list(
        Self.row("\(controller.displayName)  \(choice.name)", "\(value)  ← \(origin)"),
        controller.displayName, choice.name)
    }
  }

  /// What can be changed, and in a column of its own what it is.
  private static func row(_ name: String, _ value: String) -> String {
    let gap = max(26 - TextWidth.columns(of: name), 0)
    return name + String(repeating: " ", count: gap) + "  " + value
  }

  /// A line for a trait of the whole window.
  private func windowItem(_ name: String) -> LabItem {
    let value = TraitChoice.named(name).map { windowScene.traitCollection.describe($0.trait) }
    return list(Self.row("whole window  \(name)", value ?? ""), Self.windowName, name)
  }

  /// A line that opens the values of a trait.
  private func list(_ title: String, _ owner: String, _ name: String) -> LabItem {
    let values = TraitChoice.named(name)?.values.map(\.name) ?? []
    let items = values.map { value in
      LabItem(
        title: value, deed: .command(.change(.trait(owner: owner, name: name, value: value))))
    }
    let inherit = LabItem(
      title: "inherit", deed: .command(.change(.trait(owner: owner, name: name, value: nil))))
    return LabItem(
      title: title, deed: .list(LabList(title: "\(name) of \(owner)", items: items + [inherit])))
  }

  /// The constraints that the focused view takes part in, each to be typed anew.
  private var constraintItems: [LabItem] {
    guard let view = focusedView else { return [] }
    let own = constraints.filter { $0.firstItem === view || $0.secondItem === view }
    return own.flatMap { constraint in
      // What somebody called a constraint may say nothing of it.
      let name = constraint.spokenName
      let said = name == constraint.relationText ? "" : "  \(constraint.relationText)"
      return [
        LabItem(
          title: Self.row(name, "constant \(constraint.constant.traceText)" + said),
          deed: .type("constant \(name) ")),
        LabItem(
          title: Self.row(name, "priority \(Int(constraint.priority.rawValue))" + said),
          deed: .type("priority \(name) ")),
      ]
    }
  }

  private func choices(
    _ title: String, now value: String = "", _ values: [(String, SceneChange)]
  ) -> LabItem {
    LabItem(
      title: Self.row(title, value),
      deed: .list(
        LabList(
          title: title,
          items: values.map { LabItem(title: $0.0, deed: .command(.change($0.1))) })))
  }

  private var eraItem: LabItem {
    choices(
      "era", now: "UIKit \(environment.policy.era.rawValue)",
      UIKitEra.allCases.map { ("UIKit \($0.rawValue)", .era($0.rawValue)) })
  }

  private var displayModeItem: LabItem {
    choices(
      "display mode", now: splitMode,
      DisplayModes.all.map { ($0.name, .displayMode(owner: nil, mode: $0.name)) })
  }

  /// The display mode that the first split view controller is asked for, by name.
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

  /// All pairs of size classes, those of now marked, and the way back.
  var classesList: LabList {
    let names = ["compact", "any", "regular"]
    let now = windowScene.traitCollection
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .compact: "compact"
      case .regular: "regular"
      case .unspecified: "any"
      }
    }
    var items = [
      LabItem(
        title: "as it is", deed: .command(.change(.viewAs(horizontal: nil, vertical: nil))))
    ]
    for height in names {
      for width in names {
        let isNow =
          name(now.horizontalSizeClass) == width && name(now.verticalSizeClass) == height
        items.append(
          LabItem(
            title: "\(isNow ? "●" : "○") width \(width), height \(height)",
            deed: .command(.change(.viewAs(horizontal: width, vertical: height)))))
      }
    }
    return LabList(title: "View as", items: items)
  }

}
