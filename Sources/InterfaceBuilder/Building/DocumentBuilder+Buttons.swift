import AdaptiveUI
import Attributes
import Foundation

extension DocumentBuilder {
  /// Gives a button its titles and pictures, for each state that the document knows.
  func fill(_ button: UIButton, _ element: DocumentElement) {
    let style = element.child("buttonConfiguration", key: "configuration")
    button.configuration = style.map { configuration($0, of: element) }
    button.titleLabel?.font = font(
      style ?? element, key: style == nil ? "fontDescription" : "titleFontDescription",
      standard: style == nil
        ? (button.buttonType == .custom ? UIFont.buttonFontSize : 15)
        : UIFont.preferredFont(forTextStyle: .body).pointSize)
    for state in element.children where state.name == "state" {
      guard let kind = Self.states[state.key ?? ""] else { continue }
      setContent(of: button, for: kind, state, isConfigured: style != nil)
    }
    if let title = style.flatMap({ attributed($0, "attributedTitle") }) {
      // A configuration's plain title would hide it.
      button.configuration?.title = nil
      button.setAttributedTitle(title, for: .normal)
    }
    if let mode = Words.lineBreaks[element["lineBreakMode"]] {
      button.titleLabel?.lineBreakMode = mode
    }
    if let offset = element.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
  }

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private func setContent(
    of button: UIButton, for kind: UIControl.State, _ state: DocumentElement, isConfigured: Bool
  ) {
    if !isConfigured {
      button.setTitle(state.string("title"), for: kind)
      button.setAttributedTitle(attributed(state, "attributedTitle"), for: kind)
      button.setImage(shownImage(state), for: kind)
      button.setPreferredSymbolConfiguration(
        state.child("preferredSymbolConfiguration").map {
          DocumentSymbol.configuration($0, as: surface.fonts)
        }, forImageIn: kind)
    }
    button.setTitleColor(colors.color(state, key: "titleColor"), for: kind)
    button.setTitleShadowColor(colors.color(state, key: "titleShadowColor"), for: kind)
    button.setBackgroundImage(image(state["backgroundImage"]), for: kind)
  }

  private func configuration(
    _ style: DocumentElement, of element: DocumentElement
  ) -> UIButton.Configuration {
    let state = element.child("state", key: "normal")
    var made = Self.configurations[style["style"] ?? ""]?() ?? .plain()
    made.subtitle = style.string("subtitle")
    made.image = picture(style, state)
    // Beside a picture the title of a state is what was there before.
    made.title = style.string("title") ?? (made.image == nil ? state?.string("title") : nil)
    made.imagePlacement = Self.placements[style["imagePlacement"] ?? ""] ?? .leading
    made.imagePadding = CGFloat(style.number("imagePadding") ?? 0)
    made.titlePadding = CGFloat(style.number("titlePadding") ?? Double(made.titlePadding))
    made.titleAlignment = Self.titleAlignments[style["titleAlignment"] ?? ""] ?? .automatic
    made.cornerStyle = Self.corners[style["cornerStyle"] ?? ""] ?? .dynamic
    made.buttonSize = Self.sizes[style["buttonSize"] ?? ""] ?? .medium
    made.baseForegroundColor = colors.color(style, key: "baseForegroundColor")
    made.baseBackgroundColor = colors.color(style, key: "baseBackgroundColor")
    if let ground = style.child("backgroundConfiguration", key: "background") {
      if let color = colors.color(ground, key: "backgroundColor") {
        made.background.backgroundColor = color
      }
      made.background.strokeColor = colors.color(ground, key: "strokeColor")
      made.background.cornerRadius = CGFloat(ground.number("cornerRadius") ?? 0)
      made.background.strokeWidth = CGFloat(ground.number("strokeWidth") ?? 0)
      made.background.image = image(ground["image"])
      made.background.imageContentMode =
        Words.contentModes[ground["imageContentMode"]] ?? .scaleToFill
    }
    made.showsActivityIndicator = style.flag("showsActivityIndicator")
    if let insets = style.child("directionalEdgeInsets", key: "contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    return made
  }

  /// The picture of a configuration.
  ///
  /// Symbols follow body text there, whatever the title's font is, and are larger in plain ones.
  /// Source: buttons of four repositories; in plain ones a camera (`video`) is 26 points wide beside body
  /// text of 14 points and 31.33 beside 17, in tinted ones a circle 19.67 beside 17.
  private func picture(_ style: DocumentElement, _ state: DocumentElement?) -> UIImage? {
    let image = shownImage(style) ?? shownImage(state)
    guard let image, image.isSymbolImage else { return image }
    let given = style.child("imageReference", key: "image")?["symbolScale"]
    let scale = given.flatMap { DocumentSymbol.scales[$0] }
    return image.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(
        textStyle: .body, scale: scale ?? (style["style"] == "plain" ? .large : .default)))
  }

  static let configurations: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() }, "glass": { .glass() },
    "borderedTinted": { .borderedTinted() }, "borderedProminent": { .borderedProminent() },
    "prominentGlass": { .prominentGlass() },
  ]

  static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
