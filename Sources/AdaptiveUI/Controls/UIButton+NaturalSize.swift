import Foundation

// Rules LG7–LG9.

extension UIButton {
  /// The title, of this size, and the picture with the room around them, at least as large as the picture
  /// behind them.
  func naturalSize(title: CGSize) -> CGSize {
    let image = currentImage?.size ?? .zero
    if let configuration {
      let isBare = title == .zero && image == .zero
      return configuredSize(title, isBare ? symbolBox : image, configuration)
    }
    let background = currentBackgroundImage?.size ?? .zero
    // The least width of buttons does not hold where a picture fills one.
    if title == .zero, image == .zero, background != .zero { return background }
    let content = plainSize(title, image)
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// The symbol of the button's type, in a line of the title.
  ///
  /// Rule LG9.
  private var symbolBox: CGSize {
    guard buttonType.symbol != nil else { return .zero }
    return CGSize(width: controlMetrics.symbolButton.width, height: titleLine.rounded(.down))
  }

  /// What the natural width is made of, from the leading edge on: insets, title, gap, picture.
  ///
  /// A button whose title is above its picture, or that is as wide as buttons are at least, is
  /// wider or narrower than their sum.
  var naturalWidthParts: [CGFloat] {
    let title = (currentTitle ?? "").isEmpty ? 0 : titleLabel?.intrinsicContentSize.width ?? 0
    let image = currentImage?.size.width ?? 0
    guard let configuration else {
      let room = usualRoom
      return [
        contentEdgeInsets.left + room, title.rounded(.up), image, contentEdgeInsets.right + room,
      ]
    }
    let insets = insets(of: configuration)
    let gap = title == 0 || image == 0 ? 0 : configuration.imagePadding
    return [insets.leading, title, gap, image, insets.trailing]
  }

  /// The room on each side of a title to which the program gives none; in a terminal.
  private var usualRoom: CGFloat {
    let hasOwn = contentEdgeInsets != .zero || configuration != nil
    return hasOwn || currentTitle?.isEmpty != false ? 0 : controlMetrics.buttonPadding.width / 2
  }

  /// What the button shows, with the room around it.
  var partsInWords: String {
    let parts = [
      currentTitle?.isEmpty == false ? "title" : nil, currentImage == nil ? nil : "image",
    ].compactMap(\.self)
    let content = parts.isEmpty ? "content" : parts.joined(separator: " and ")
    let hasRoom = contentEdgeInsets != .zero || configuration != nil
    if hasRoom { return "\(content) with the insets around it" }
    return usualRoom > 0 ? "\(content) with the room around it" : content
  }

  private func configuredSize(
    _ title: CGSize, _ image: CGSize, _ configuration: Configuration
  ) -> CGSize {
    let insets = insets(of: configuration)
    let gap = title == .zero || image == .zero ? 0 : configuration.imagePadding
    let isColumn = [.top, .bottom].contains(configuration.imagePlacement)
    let width = isColumn ? max(title.width, image.width) : title.width + gap + image.width
    // A symbol is in a line of the title, however low or high it is.
    let picture =
      currentImage?.isSymbolImage == true
      ? LayoutMetrics.ceiled(titleLine, scale: traitCollection.displayScale) : image.height
    let row = max(title.height, picture)
    let height = isColumn ? title.height + gap + image.height : row
    return CGSize(
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }

  private func insets(of configuration: Configuration) -> NSDirectionalEdgeInsets {
    configuration.ownInsets
      ?? (configuration.buttonSize == .medium
        ? controlMetrics.configuredInsets : configuration.contentInsets)
  }

  private func plainSize(_ title: CGSize, _ image: CGSize) -> CGSize {
    // Widths of titles are whole points.
    let width = title.width.rounded(.up) + image.width
    let line = max(titleLine.rounded(.up), image.height)
    // A picture needs no more room than it has, with a title or without.
    let leastWidth = image == .zero ? controlMetrics.buttonWidth : 0
    if contentEdgeInsets != .zero {
      return CGSize(
        width: width + contentEdgeInsets.left + contentEdgeInsets.right,
        height: line + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }
    let padding = controlMetrics.buttonPadding
    let isCustom = buttonType == .custom
    guard title == .zero else {
      // Beside a picture the title has no room around it, in buttons that draw nothing else.
      let room = isCustom && image != .zero ? 0 : padding.height
      return CGSize(
        width: max(width + padding.width, leastWidth),
        height: max(title.height.rounded(.up) + room, image.height))  // LG7
    }
    if image == .zero {
      if buttonType.symbol != nil { return controlMetrics.symbolButton }
      return CGSize(width: leastWidth, height: titleLine.rounded(.up) + padding.height)
    }
    // A picture alone is in a line of the title in those.
    return CGSize(width: image.width, height: isCustom ? line : image.height)
  }
}
