import AdaptiveUI
import Cells

extension Lab {
  /// Opens the list of devices: the terminal, phones and pads, with sizes and size classes.
  func openDeviceList() {
    var items = [
      LabItem(title: "This window", kind: .heading),
      LabItem(
        title: "terminal", detail: "as large as the terminal is",
        action: .command(.device(nil))),
    ]
    for (title, idiom) in [("Phones", UIUserInterfaceIdiom.phone), ("Pads", .pad)] {
      items.append(LabItem(title: title, kind: .heading))
      items += Device.newestFirst.filter { $0.idiom == idiom }.map(Self.item)
    }
    let current = session?.device?.id
    let selection = items.firstIndex { item in
      guard case .command(.device(let name)) = item.action else { return false }
      return name.flatMap(Device.named)?.id == current
    }
    var list = LabList(title: "Devices", items: items, selection: selection ?? 1)
    list.isTypedByNumber = true
    list.intro = ["Size classes in portrait / landscape: w width, h height; C compact, R regular."]
    open(list)
  }

  private static func item(_ device: Device) -> LabItem {
    LabItem(
      title: device.name, detail: device.sizeText,
      words: "\(device.id) "
        + device.memberNames.joined(separator: " "),
      action: .command(.device(device.calledName)))
  }
}

extension LabList {
  /// The action of an item; a device is named as the text that was typed to find it.
  func action(of index: Int) -> ItemAction {
    let action = items[index].action
    guard isFiltered, !text.isEmpty, case .command(.device(let family?)) = action,
      let device = Device.named(family),
      let name = device.memberNames.first(where: { filter.matches(LabItem(title: $0)) })
    else { return action }
    return .command(.device(name))
  }
}

extension Device {
  /// Size and size classes in portrait and in landscape, such as `375×667  wC hR / wC hC`.
  var sizeText: String {
    let (upright, lying) = (geometry(.portrait), geometry(.landscapeRight))
    let size = portraitSize.traceText
    let gap = String(repeating: " ", count: max(9 - size.count, 0) + 2)
    return size + gap + "\(upright.classLetters) / \(lying.classLetters)"
  }
}

extension WindowGeometry {
  /// `wC hR` for compact width and regular height.
  var classLetters: String { "w\(horizontal.letter) h\(vertical.letter)" }
}

extension UIUserInterfaceSizeClass {
  /// C for compact, R for regular.
  var letter: String {
    switch self {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "–"
    }
  }
}
