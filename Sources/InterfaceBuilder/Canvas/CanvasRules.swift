import AdaptiveUI
import Foundation

/// The rules by which a canvas is drawn: what a release of the editor has for values, on a device.
struct CanvasRules: Sendable {
  let release: EditorRelease
  /// The device that is drawn.
  let device: CanvasDevice?

  init(_ release: EditorRelease, device: CanvasDevice?) {
    self.release = release
    self.device = device
  }

  init(_ document: InterfaceBuilderDocument) {
    self.init(document.release, device: document.device)
  }

  static let earliest = CanvasRules(EditorRelease(build: 0), device: nil)

  /// Pixels per point of a canvas.
  ///
  /// Launch screens made from the early template are drawn in whole points, as the template was. Canvases
  /// without a device have the pixels of the display that they were drawn on, which rows tell.
  func scale(of document: InterfaceBuilderDocument) -> CGFloat {
    if keepsTemplate(document) { return 1 }
    return device?.scale ?? document.displayScale ?? release.screen.scale
  }

  /// Whether the views of a document are as in the template that launch screens were made from.
  ///
  /// The labels of the template were a point wider than its constraints had them, and editors kept that
  /// while they followed changes. Source: 136 of 141 such labels in 27 repositories; of 30 of later builds 7.
  func keepsTemplate(_ document: InterfaceBuilderDocument) -> Bool {
    release.screen.keepsTemplate && document.kind == .nib && document.root.flag("launchScreen")
  }

  /// The natural sizes of controls on a canvas with or without a home indicator, or as low as a small phone
  /// on its side.
  func controls(
    aboveHomeIndicator: Bool, isCompact: Bool = false, onCard: Bool = false
  ) -> ControlMetrics {
    var metrics = release.controls
    if aboveHomeIndicator { metrics.toolbarHeight = release.bars.toolbarHeight }
    if isCompact { metrics.toolbarHeight = 32 }
    if let padHeight { metrics.barHeight = padHeight }
    if onCard { metrics.barHeight = Self.cardBarHeight }
    if let symbolButton { metrics.symbolButton = symbolButton }
    return metrics
  }

  /// Whether the natural size of a view is counted in points, not in pixels, on a canvas without stack
  /// views: that of buttons with a configuration, and of labels of one line in the system's font of 17 points,
  /// whatever its weight.
  ///
  /// Source: of 1,166 recorded labels of 17 points without a stack view in their root 962 are 21 points
  /// high, of some 250 with one 10. Half of the labels of other sizes are counted so too, all or none in a
  /// scene; what decides there is not known.
  func measuresWholePoints(_ element: DocumentElement) -> Bool {
    guard element.name == "label" else {
      return release.text.countsButtonsInPoints && element.child("buttonConfiguration") != nil
    }
    let font = element.child("fontDescription")
    return release.text.countsLabelsInPoints && element.number("numberOfLines") ?? 1 == 1
      && font?["type"] != nil && font.map(DocumentFont.size) == 17
  }

  // MARK: Bars

  /// The height of bars on a pad, where it is one for all.
  private var padHeight: CGFloat? { device?.isPad == true ? release.bars.padHeight : nil }

  /// Navigation bars are lower on phones on their side, but in iOS 26's look.
  var navigationBarHeight: CGFloat {
    if let padHeight { return padHeight }
    if device?.hasCompactHeight == true { return release.bars.lowNavigationHeight }
    return release.bars.navigationHeight
  }

  /// A bar with a large title, where the document does not say.
  var largeTitleBarHeight: CGFloat { 96 }

  /// The height of navigation bars on cards.
  static let cardBarHeight: CGFloat = 56

  /// The size of buttons that are a symbol, as large as it is beside body text.
  private var symbolButton: CGSize? {
    guard release.text.setsSymbolButtons else { return nil }
    let side: CGFloat = release.text.size == .extraSmall ? 20 : 26
    return CGSize(width: side, height: side)
  }

  /// Tab bars are lower on phones on their side.
  var tabBarHeight: CGFloat {
    padHeight ?? (device?.hasCompactHeight == true ? 31 : 49)
  }

  /// What a toolbar around a page covers above what the screen covers at its bottom: on pads with a home
  /// indicator the bar ends where the screen does.
  ///
  /// Source: two pages of pads in two repositories; what bars among views show is in
  /// ``EditorRelease/Bars/toolbarHeight``.
  func toolbarHeight(above covered: CGFloat) -> CGFloat {
    padHeight.map { $0 - covered } ?? release.bars.toolbarHeight
  }

  /// Whether a root is drawn as a card, a presented page that shows a strip of what is below.
  ///
  /// The strip goes off the size of the screen, or off the one that was given to the controller.
  /// Source: ten roots of a given size, in five repositories, are lower than it by a strip.
  func isCard(_ size: CGSize, given: CGSize? = nil) -> Bool {
    guard release.bars.drawsCards, let device, let screen = device.size else { return false }
    let strip: CGFloat = device.hasHomeIndicator ? 54 : 20
    return [screen, given ?? screen].contains { $0.height - size.height == strip }
  }
}
