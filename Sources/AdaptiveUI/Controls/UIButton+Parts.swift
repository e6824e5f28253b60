package import Foundation

// Where the parts of a button are.

extension UIButton {
  /// The places of picture and title, in the button's coordinates.
  ///
  /// Both are together where the content is aligned; a title that has no room is narrower.
  package var parts: (image: CGRect?, title: CGRect) {
    let image = currentImage.map { fitted($0.size, in: bounds.size) } ?? .zero
    let title =
      (currentTitle ?? "").isEmpty ? CGSize.zero : titleLabel?.intrinsicContentSize ?? .zero
    let gap = image == .zero || title == .zero ? 0 : configuration?.imagePadding ?? 0
    let placement = configuration?.imagePlacement ?? .leading
    let room = contentRoom
    guard placement != .top, placement != .bottom else {
      return column(image, title, gap, in: room, imageFirst: placement == .top)
    }
    let isTurned = (placement == .trailing) != isRightToLeft
    let width = min(title.width, max(room.width - image.width - gap, 0))
    let start = room.minX + before(room.width - image.width - gap - width)
    let imageX = isTurned ? start + width + gap : start
    let titleX = isTurned ? start : start + image.width + gap
    return (
      image == .zero
        ? nil
        : CGRect(
          x: imageX + shift(imageEdgeInsets).x,
          y: room.minY + above(room.height - image.height) + shift(imageEdgeInsets).y,
          width: image.width, height: image.height),
      CGRect(
        x: titleX + shift(titleEdgeInsets).x,
        y: room.minY + above(room.height - title.height) + shift(titleEdgeInsets).y, width: width,
        height: title.height)
    )
  }

  /// The part of a place of the button in which its title begins or ends where the button aligns it.
  package func titleRoom(in place: CGRect) -> CGRect {
    let title = parts.title
    guard bounds.width > 0, title.width > 0 else { return place }
    let scale = place.width / bounds.width
    var room = place
    switch effectiveContentHorizontalAlignment {
    case .left, .leading:
      room.origin.x += min(max(title.minX * scale, 0), place.width)
      room.size.width = place.maxX - room.minX
    case .right, .trailing:
      room.size.width = min(max(title.maxX * scale, 0), place.width)
    case .center, .fill: break
    }
    return room
  }

  private func column(
    _ image: CGSize, _ title: CGSize, _ gap: CGFloat, in room: CGRect, imageFirst: Bool
  ) -> (image: CGRect?, title: CGRect) {
    let top = room.minY + above(room.height - image.height - gap - title.height)
    let width = min(title.width, room.width)
    let imageY = imageFirst ? top : top + title.height + gap
    let titleY = imageFirst ? top + image.height + gap : top
    return (
      image == .zero
        ? nil
        : CGRect(
          x: room.minX + before(room.width - image.width), y: imageY, width: image.width,
          height: image.height),
      CGRect(
        x: room.minX + before(room.width - width), y: titleY, width: width, height: title.height)
    )
  }

  /// What is left inside the insets; all of the button where they are wider.
  private var contentRoom: CGRect {
    var insets = contentEdgeInsets
    if let configuration {
      let own = configuration.contentInsets
      insets = UIEdgeInsets(
        top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
        right: isRightToLeft ? own.leading : own.trailing)
    }
    // Tight buttons let their content reach into the insets.
    let needed = titleLabel?.intrinsicContentSize ?? .zero
    var room = bounds.inset(by: insets)
    if room.width < needed.width { (room.origin.x, room.size.width) = (bounds.minX, bounds.width) }
    if room.height < needed.height {
      (room.origin.y, room.size.height) = (bounds.minY, bounds.height)
    }
    return room
  }

  /// What is before the content of what is free across.
  private func before(_ free: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: free
    case .center, .fill: free / 2
    }
  }

  private func above(_ free: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: free
    case .center, .fill: free / 2
    }
  }

  private func shift(_ insets: UIEdgeInsets) -> CGPoint {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    return CGPoint(x: x, y: (insets.top - insets.bottom) / 2)
  }

  /// A picture's size, smaller in its proportions where the button is.
  private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let factor = min(room.width / size.width, room.height / size.height, 1)
    return CGSize(width: size.width * max(factor, 0), height: size.height * max(factor, 0))
  }
}
