import Foundation

/// The control that stands for a button or a tab in a bar.
package final class UIBarButtonView: UIControl, CellPresentable {
  var title: String
  private let action: @MainActor () -> Void

  init(
    title: String, identifier: String?, isEnabled: Bool = true, isSelected: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.action = action
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { return nil }

  /// The width that the title needs with room to tap, in points.
  var fittingWidth: CGFloat { Self.width(of: title) }

  static func width(of title: String) -> CGFloat {
    max(44, CGFloat(title.count) * TerminalHost.cell.width + 16)
  }

  package var cellContent: CellContent {
    CellContent(
      .button(.plain), text: title, alignment: .center, isEnabled: isEnabled,
      isSelected: isSelected)
  }

  override func performActivation() {
    super.performActivation()
    action()
  }
}
