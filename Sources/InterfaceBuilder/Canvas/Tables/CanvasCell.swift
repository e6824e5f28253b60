import AdaptiveUI
import Foundation

/// A row as the editor draws it.
final class CanvasCell: DocumentCell {
  /// How high the row is where nothing gives its height.
  var ownHeight = OwnHeight.measured
  var rules = CanvasRules.earliest
  /// Whether the row can be seen before its table scrolls.
  var isShown = true {
    didSet { if isShown != oldValue { setNeedsLayout() } }
  }
  /// The height of a row that nothing gives.
  enum OwnHeight {
    /// What a row has with its separator, or without it, whatever its content needs.
    case full, standard
    /// What its content needs.
    case measured
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = documentContent else { return }
    placeContent()
    placeBuiltIns(in: content.bounds.size)
  }

  /// Gives the content view what the row leaves it; the table asks for it in all rows before any is laid
  /// out, so that constraints are solved once for all of them.
  func placeContent() {
    documentContent?.frame = rules.contentRect(of: self)
    setMargins()
  }

  /// Takes the release's margins, which a row that measures itself needs as well.
  func setMargins() {
    directionalLayoutMargins = rules.cellMargins(of: self)
    if !hasOwnMargins {
      documentContent?.directionalLayoutMargins = rules.contentMargins(of: self)  // LC1.8
    }
  }

  override var builtInMargins: (leading: CGFloat, trailing: CGFloat) {
    rules.builtInMargins(of: self)
  }

  override var gapBeforeAccessory: CGFloat { rules.gap(beforeAccessoryOf: self) }

  override func pictureTop(room: CGFloat) -> CGFloat { rules.pictureTop(room: room) }

  override func subtitlePlace(title: CGFloat, room: CGFloat) -> (top: CGFloat, gap: CGFloat) {
    rules.subtitlePlace(of: self, title: title, room: room)
  }
}
