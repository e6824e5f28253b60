import AdaptiveUI
import Foundation

// How bars look, those of controllers and those of their own.

extension DocumentBuilder {
  /// Gives a bar the look that its element says.
  func fillLook(of bar: UIView, _ element: DocumentElement) {
    if let tint = colors.color(element, key: "tintColor") { bar.tintColor = tint }
    if let ground = colors.color(element, key: "backgroundColor") { bar.backgroundColor = ground }
    let tint = colors.color(element, key: "barTintColor")
    let isTranslucent = element["translucent"] != "NO"
    let style = Self.barStyles[element["barStyle"] ?? ""] ?? .default
    switch bar {
    case let bar as UINavigationBar:
      (bar.barTintColor, bar.isTranslucent, bar.barStyle) = (tint, isTranslucent, style)
      fillTitles(of: bar, element)
    case let bar as UIToolbar:
      (bar.barTintColor, bar.isTranslucent, bar.barStyle) = (tint, isTranslucent, style)
    case let bar as UITabBar:
      (bar.barTintColor, bar.isTranslucent, bar.barStyle) = (tint, isTranslucent, style)
      bar.unselectedItemTintColor = colors.color(element, key: "unselectedItemTintColor")
      bar.itemPositioning = Self.positionings[element["itemPositioning"] ?? ""] ?? .automatic
      // The older word for the tint of the chosen tab.
      if element.child("color", key: "tintColor") == nil,
        let chosen = colors.color(element, key: "selectedImageTintColor")
      {
        bar.tintColor = chosen
      }
    default: break
    }
  }

  private func fillTitles(of bar: UINavigationBar, _ element: DocumentElement) {
    bar.prefersLargeTitles = element.flag("largeTitles")
    bar.shadowImage = image(element["shadowImage"])
    bar.titleTextAttributes = textAttributes(element, "titleTextAttributes")
    bar.largeTitleTextAttributes = textAttributes(element, "largeTitleTextAttributes")
    if let look = appearance(element, "standardAppearance") { bar.standardAppearance = look }
    bar.scrollEdgeAppearance = appearance(element, "scrollEdgeAppearance")
    bar.compactAppearance = appearance(element, "compactAppearance")
    bar.compactScrollEdgeAppearance = appearance(element, "compactScrollEdgeAppearance")
  }

  private func appearance(
    _ element: DocumentElement, _ key: String
  ) -> UINavigationBarAppearance? {
    guard let given = element.child("navigationBarAppearance", key: key) else { return nil }
    let look = UINavigationBarAppearance()
    if let color = colors.color(given, key: "backgroundColor") { look.backgroundColor = color }
    if let color = colors.color(given, key: "shadowColor") { look.shadowColor = color }
    look.titleTextAttributes = textAttributes(given, "titleTextAttributes") ?? [:]
    look.largeTitleTextAttributes = textAttributes(given, "largeTitleTextAttributes") ?? [:]
    return look
  }

  /// Font and colours of titles; `nil` where the document says nothing of them.
  private func textAttributes(
    _ element: DocumentElement, _ key: String
  ) -> [NSAttributedString.Key: Any]? {
    guard let given = element.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = colors.color(given, key: "textColor")
    attributes[.font] = given.child("fontDescription", key: "fontDescription")
      .map { DocumentFont.font($0, as: surface.fonts) }
    return attributes
  }

  static let positionings: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]

  /// The last two are older words for the second.
  static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}
