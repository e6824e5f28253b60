import AdaptiveUI
import Foundation
// Every test of lists starts from a window.
@_exported import TestStage

extension TestWindow {
  /// Opens a window on the device with `id`, with what `root` makes in it.
  init(_ id: String = "iphone_8", era: UIKitEra = .ios26, root: () -> UIViewController) {
    self.init(
      host: .device(Device.all.first { $0.id == id } ?? .default), era: era, root: root)
  }

  init(host: WindowHost, era: UIKitEra = .ios26, root: () -> UIViewController) {
    self.init(environment: Environment(era: era, host: host), root: root)
  }
}

/// A named view that constraints place.
@MainActor func autoView(_ identifier: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = identifier
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}
