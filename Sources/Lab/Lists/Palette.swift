import AdaptiveUI
import Cells

// What the palette finds besides actions and commands: devices, scenes, looks, text sizes, themes.

extension Lab {
  /// Every item that can be found by its name.
  var paletteItems: [LabItem] {
    var items = sceneItems
    items += Theme.Name.allCases.map {
      LabItem(
        title: "theme \($0.rawValue)", tag: "theme", words: "colours of the lab",
        action: .theme($0))
    }
    guard let session, !context.isInTime else { return items }
    let size = session.windowScene.traitCollection.preferredContentSizeCategory
    items.append(
      LabItem(
        title: "window WIDTHxHEIGHT: another size, in points", tag: "size",
        words: "resize narrow narrower wide wider smaller larger size", action: .type("window ")))
    return deviceItems + Self.lookItems(session.environment.policy.era, textSize: size) + items
  }

  /// A line for each name of each device.
  private var deviceItems: [LabItem] {
    let terminal = LabItem(
      title: "terminal", tag: "device", words: "no device", action: .command(.device(nil)))
    return [terminal]
      + Device.newestFirst.flatMap { device in
        device.memberNames.map { name in
          LabItem(
            title: name, detail: device.portraitSize.traceText, tag: "device", words: device.id,
            action: .command(.device(name)))
        }
      }
  }

  private var sceneItems: [LabItem] {
    configuration.sources.enumerated().map { index, source in
      LabItem(
        title: source.title, tag: "scene", words: source.name, action: .source(index))
    }
  }

  /// What readers set in the system, by its common names.
  private static func lookItems(
    _ era: UIKitEra, textSize current: UIContentSizeCategory
  ) -> [LabItem] {
    func setting(_ trait: String, _ value: String, _ title: String, _ words: String) -> LabItem {
      LabItem(
        title: title, tag: "change", words: words,
        action: .command(.change(.setting(trait, value))))
    }
    // The present one comes first, then the larger ones.
    let all = TraitChoice.named("text-size")?.values.map(\.name) ?? []
    let place = all.firstIndex { $0 == current.shortName } ?? 0
    let sizes = all[place...] + all[..<place]
    return [
      setting("style", "dark", "dark style", "dark mode night appearance"),
      setting("style", "light", "light style", "light mode day appearance"),
      setting("direction", "rightToLeft", "right to left", "rtl arabic hebrew mirrored direction"),
      setting("direction", "leftToRight", "left to right", "ltr direction"),
      setting(
        "text-size", "ax3", "large text (AX3)", "larger bigger dynamic type font accessibility"),
      setting("text-size", "xs", "small text (XS)", "smaller dynamic type font"),
    ]
      + sizes.map {
        setting("text-size", $0, "text size \($0)", "dynamic type font accessibility")
      }
      + UIKitEra.allCases.filter { $0 != era }.map {
        LabItem(
          title: "UIKit \($0.rawValue)", tag: "change", words: "era ios version rules",
          action: .command(.change(.era($0.rawValue))))
      }
  }
}
