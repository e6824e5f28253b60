import AdaptiveUI
import Foundation

/// Content with its place in the view.
struct PlacedContent {
  var content: PictureContent
  /// In the view's coordinates; `nil` for the whole view.
  var room: CGRect?

  /// The rectangle in the window, of a view of `size` that is shown at `frame`.
  func frame(in frame: CGRect, _ size: CGSize) -> CGRect {
    guard let room, size.width > 0, size.height > 0 else { return frame }
    // Where the view is shown enlarged or reduced, its parts are as well.
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    return CGRect(
      x: frame.minX + room.minX * across, y: frame.minY + room.minY * down,
      width: room.width * across, height: room.height * down)
  }
}

extension PictureContent {
  /// Whether it consists of lines of text and of images, rather than being a control's sign or a drawing of
  /// characters.
  func hasParts(in kind: PictureNode.Kind) -> Bool {
    if case .picture = content.role { return [.imageView, .button, .barButton].contains(kind) }
    return !content.role.isSign
  }
}

// The content of views, with the colours that the system gives it.

extension UIView {
  /// The view's content, in pieces with separate places.
  func pictureContents(_ content: ShownContent) -> [PlacedContent] {
    pictured?.pieces(of: content) ?? wholePiece(of: content)
  }

  /// The content in one piece.
  func wholePiece(of content: ShownContent) -> [PlacedContent] {
    let room = content.taken == .zero ? nil : bounds.inset(by: content.taken)
    return [PlacedContent(content: colored(content), room: room)]
  }

  /// The content with the colours that the system gives it.
  func colored(_ content: ShownContent) -> PictureContent {
    var content = content
    // A section's title is at the leading edge.
    if content.isMirrored, content.role == .sectionTitle { content.alignment = .right }
    let color = textColor(of: content)
    let system = content.role.systemColors
    return PictureContent(
      content: content, color: content.isEnabled ? color : color.faded(0.4),
      secondary: pictureColor(content.signColors.empty) ?? systemColor(system.empty),
      accent: pictureColor(content.signColors.full) ?? systemColor(system.full),
      runs: content.runs.map { pictureColor($0.foreground) ?? color },
      fontSize: pictured?.letterSize ?? 17)
  }

  /// The colour of a text without a colour set by the program.
  private func textColor(of content: ShownContent) -> PictureColor {
    let label = PictureColor(.label, traitCollection)
    if case .field(isPlaceholder: true, _) = content.role {
      return PictureColor(.placeholderText, traitCollection)
    }
    if let own = pictureColor(content.foreground) { return own }
    switch content.role {
    case .button(let emphasis): return buttonColor(emphasis, content)
    case .sectionTitle: return PictureColor(.secondaryLabel, traitCollection)
    case .picture:
      return pictured?.titleColor(of: content) ?? PictureColor(.secondaryLabel, traitCollection)
    default: return label
    }
  }

  private func buttonColor(
    _ emphasis: ShownContent.Emphasis, _ content: ShownContent
  ) -> PictureColor {
    if superview is UITabBar, !content.isSelected {
      return PictureColor(.secondaryLabel, traitCollection)
    }
    guard content.isEnabled else { return PictureColor(.label, traitCollection) }
    if emphasis == .filled { return .white }
    return pictured?.titleColor(of: content) ?? PictureColor(tintColor, traitCollection)
  }

  /// A colour of the system's, the tint where it names none.
  private func systemColor(_ color: UIColor?) -> PictureColor {
    PictureColor(color ?? tintColor, traitCollection)
  }
}
