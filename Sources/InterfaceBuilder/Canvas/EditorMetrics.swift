import AdaptiveUI
import Foundation

/// What changed on the canvas from build to build of the editor.
///
/// Source: medians over the frames of public documents, by `toolsVersion`.
struct EditorMetrics: Sendable {
  let editor: EditorVersion
  /// The device that a canvas is drawn for; `nil` where a window decides.
  let device: CanvasDevice?

  init(_ editor: EditorVersion, device: CanvasDevice? = nil) {
    self.editor = editor
    self.device = device
  }

  func since(_ build: Int) -> Bool { editor.build >= build }

  /// The builds of iOS 26's look, whose bars, rows and controls are higher.
  var isGlass: Bool { since(24000) && !since(32000) }

  /// Pixels per point of a canvas.
  ///
  /// Launch screens made from the early template are drawn in whole points, as the template was.
  func scale(of document: InterfaceBuilderDocument) -> CGFloat {
    if keepsTemplate(document) { return 1 }
    return document.device?.scale ?? (since(11500) ? 2 : 1)
  }

  /// Whether the views of a document stand as in the template that launch screens were made from.
  ///
  /// The labels of the template were a point wider than its constraints had them, and editors kept that
  /// while they followed changes. Source: 136 of 141 such labels in 27 repositories; of 30 of later builds 7.
  func keepsTemplate(_ document: InterfaceBuilderDocument) -> Bool {
    !since(13500) && document.kind == .nib && document.root.flag("launchScreen")
  }

  /// The natural sizes of controls in the build, on a canvas with or without a home indicator, or
  /// as low as a small phone on its side.
  func controls(
    aboveHomeIndicator: Bool, isLow: Bool = false, on card: Card? = nil
  ) -> ControlMetrics {
    var metrics = ControlMetrics.legacy8
    if !since(8000) { metrics.picker = metrics.lowPicker }
    metrics.toggle = CGSize(width: 49, height: 31)
    if isGlass {
      metrics.toggle = CGSize(width: 61, height: 28)
      metrics.sliderHeight = 34
      metrics.sliderInsets = .zero
      metrics.barHeight = 54
      metrics.emptyFieldDrop = 7.7
    }
    if since(14800) {
      metrics.stepper.height = 32
      metrics.segmentHeight = 31
      metrics.segmentPadding = ControlMetrics.current.segmentPadding
      metrics.segmentWeight = ControlMetrics.current.segmentWeight
      metrics.fieldHeight = ControlMetrics.current.fieldHeight
      metrics.fieldPadding = ControlMetrics.current.fieldPadding
      metrics.fieldRoom = ControlMetrics.current.fieldRoom
      metrics.plainFieldRoom = ControlMetrics.current.plainFieldRoom
      metrics.clearButtonHeight = ControlMetrics.current.clearButtonHeight
      metrics.symbolButton = symbolButton
      if aboveHomeIndicator { metrics.toolbarHeight = toolbarHeight }
    }
    if since(16000) { metrics.plainFieldPadding = ControlMetrics.current.plainFieldPadding }
    if since(17000) {
      metrics.pageHeight = since(19000) ? 25.6 : 27.5
      metrics.pageWidth = 17.6
      metrics.pageEdges = since(23500) ? 20 : since(21000) ? 62.5 : since(19000) ? 61.5 : 67.5
      metrics.progressHeight = ControlMetrics.current.progressHeight
    }
    if since(13000) { metrics.searchBarHeight = since(19000) && !since(21000) ? 51 : 56 }
    if isGlass { metrics.searchBarHeight = 64 }
    if isLow { metrics.toolbarHeight = 32 }
    if let height = barHeight(on: card) { metrics.barHeight = height }
    return metrics
  }

  /// A button of a symbol's type, from build 14800 on: the symbol is as large as the canvas's body text wants.
  ///
  /// Source: 14 buttons in eight documents of six repositories.
  private var symbolButton: CGSize {
    if since(21000) { return CGSize(width: 26, height: 26) }
    return textSize == .large ? CGSize(width: 25, height: 24) : CGSize(width: 20, height: 20)
  }

  /// Whether the natural size of a view is counted in points, not in pixels, on a canvas without stack
  /// views: that of buttons with a configuration up to build 23600, and of labels of one line in the system's
  /// font of 17 points, whatever its weight.
  ///
  /// Source: of 1,166 recorded labels of 17 points without a stack view in their root 962 are 21 points
  /// high, of some 250 with one 10. Half of the labels of other sizes are counted so too, all or none in a
  /// scene; what decides there is not known.
  func measuresWholePoints(_ element: DocumentElement) -> Bool {
    guard element.name == "label" else {
      return since(21000) && !since(23600) && element.child("buttonConfiguration") != nil
    }
    let font = element.child("fontDescription")
    return since(13000) && element.number("numberOfLines") ?? 1 == 1
      && font?["type"] != nil && font.map(DocumentFont.size) == 17
  }

  /// The size of a title without font and configuration of its own.
  func titleSize(isCustom: Bool) -> CGFloat { isCustom ? 18 : 15 }

  /// The text size that canvases of the build are drawn with.
  ///
  /// Source: in 34 of 35 public documents of builds 18000 to 20999 with text styles body text is of 14
  /// points, and the other styles of the sizes beside it; in 236 of other builds it is of 17. Before 11000,
  /// where no document names a device, all eleven labels in four repositories have the sizes of the one
  /// before the ordinary.
  var textSize: UIContentSizeCategory {
    guard since(11000) else { return .medium }
    return since(18000) && !since(21000) ? .extraSmall : .large
  }

  /// The size that canvases of the build set a text style in, where it is not that of the style.
  ///
  /// Source: all 17 titles that builds 13000 to 14799 recorded in five repositories; later ones have 34,
  /// 28 and 22 points.
  func canvasSize(of style: UIFont.TextStyle) -> CGFloat? {
    guard since(13000), !since(14800) else { return nil }
    switch style {
    case .largeTitle: return 30
    case .title1: return 26
    case .title2: return 20
    default: return nil
    }
  }

  /// How wide text is in the build.
  var text: TextMetrics {
    if since(23500) { return .sanFrancisco }
    if since(22000) { return .earlierSanFrancisco(.spaced) }
    if since(17000) { return .earlierSanFrancisco(.gradual) }
    return .earlierSanFrancisco(since(13000) ? .early : .tracked)
  }

  // MARK: The screen

  /// What the hardware and the status bar cover of a root, which fills the screen or does not.
  func screenInsets(
    of device: CanvasDevice?, over canvas: CGSize, fills: Bool
  ) -> UIEdgeInsets {
    guard let device else {
      return UIEdgeInsets(top: hidesShortStatusBar ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    if device.isPad {
      let top: CGFloat = device.hasHomeIndicator ? 24 : hidesShortStatusBar ? 0 : 20
      return UIEdgeInsets(top: top, left: 0, bottom: device.hasHomeIndicator ? 20 : 0, right: 0)
    }
    guard device.hasHomeIndicator else {
      let isHidden =
        hidesShortStatusBar || device.isLandscape && since(13122) || isTooLow(canvas)  // LC2.6
      return UIEdgeInsets(top: isHidden ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    if device.isLandscape && !fills { return UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
    let isAdded = addsScreenAgain && fills
    let notch = notchHeight(device.id)
    if device.isLandscape {
      return UIEdgeInsets(
        top: isAdded ? notch : 0, left: notch, bottom: isAdded ? 55 : 21, right: notch)
    }
    return UIEdgeInsets(
      top: isAdded ? 2 * notch : notch, left: 0, bottom: isAdded ? 68 : 34, right: 0)
  }

  /// Builds that add what covers the upright screen to the insets where a root fills one. LC2.6
  private var addsScreenAgain: Bool { since(23600) && !since(32000) }

  /// What of the top inset of a root of this size these builds added.
  func addedTop(over canvas: CGSize) -> CGFloat {
    guard addsScreenAgain, let device, device.hasHomeIndicator, device.size == canvas else {
      return 0
    }
    return notchHeight(device.id)
  }

  /// Whether a root without controller has no insets: rows of tables, in some builds.
  func standsFree(_ root: DocumentElement) -> Bool {
    root.name == "tableViewCell" && since(15000)
  }

  /// Whether a free view that is no wider than the screen, or a page with a size of its own, begins at the
  /// screen's top, and has below only what it reaches under; later builds give it all insets of the screen,
  /// however low it is.
  var fitsInsetsToRoots: Bool { !since(21500) }

  /// Whether a root is lower than any upright screen, where some builds draw no status bar.
  private func isTooLow(_ canvas: CGSize) -> Bool {
    since(13122) && !since(14800) && canvas.height < CanvasDevice.lowestScreen
  }

  /// Builds that draw no status bar on screens with a home button.
  private var hidesShortStatusBar: Bool { since(14800) && !since(21600) }

  /// Whether the status bar is left out where the document says so.
  var leavesOutStatusBars: Bool { !since(21600) }

  /// The status bar of a screen without home button, in portrait.
  private func notchHeight(_ id: String) -> CGFloat {
    switch id {
    case "retina5_9": since(21500) && !since(24000) || since(24500) ? 50 : 44
    case "retina6_1": since(21210) ? 48 : 44  // LC2.7
    case "retina6_5": 44
    case "retina6_0", "retina6_7", "retina5_4": since(21200) ? 47 : 44
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    case "retina6_54": 68
    default: 44
    }
  }

  /// What remains of the screen's insets in a container view: the top, for later builds only where the
  /// controller stands in it itself and not in another one that does, and from build 22000 on the bottom
  /// there as well, as in early builds.
  func embeddedInsets(screen: UIEdgeInsets, directly: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: directly || !since(14800) ? screen.top : 0, left: 0,
      bottom: directly && since(22000) || !since(14800) ? screen.bottom : 0, right: 0)
  }

  /// Whether the bars of controllers count that stand in a container view and contain a root.
  ///
  /// Source: three roots in a tab bar controller in a container view before build 14800, one in a
  /// navigation controller after.
  var countsEmbeddedBars: Bool { !since(14800) }

  /// Whether margins of a root view lie inside the safe area; there was none before.
  ///
  /// Rule LC1.6.
  var marginsFollowSafeArea: Bool { since(13000) }

  /// Whether what a root stands in adds the safe area to the margins that it hands on.
  ///
  /// Rule LC1.7. Source: roots of nibs that keep their superview's margins: two documents of covpass-ios in
  /// builds 17701 and 18122, and two since, of covpass-ios in 21701 and woocommerce-ios in 32700.
  var surroundingsFollowSafeArea: Bool { !since(21500) }

  /// The side margins of roots where they are not the width's: on old canvases without device, and
  /// on phones on their side.
  ///
  /// Rule LC1.9.
  func fixedRootMargin(_ document: InterfaceBuilderDocument) -> CGFloat? {
    guard let device = document.device else { return since(8000) ? nil : 16 }
    return device.isLowPhone && device.hasHomeIndicator ? 16 : nil  // LC1.6
  }

  // MARK: Bars

  /// Navigation bars are lower on phones on their side, but in the newest look.
  func navigationBarHeight(on device: CanvasDevice?) -> CGFloat {
    if isGlass { return 54 }
    if device?.isLowPhone == true { return 32 }
    return device?.isPad == true && since(14000) ? 50 : 44
  }

  /// A bar with a large title, where the document does not say.
  var largeTitleBarHeight: CGFloat { 96 }

  /// The height of navigation bars on cards, where it is another than elsewhere.
  func barHeight(on card: Card?) -> CGFloat? { card == .deep || card == .shallow ? 56 : nil }

  /// Tab bars are lower on phones on their side.
  func tabBarHeight(on device: CanvasDevice?) -> CGFloat {
    device?.isLowPhone == true ? 31 : 49
  }

  var toolbarHeight: CGFloat { since(14800) ? 49 : 44 }

  /// Between views of items in bars.
  ///
  /// Source: eleven public documents of three repositories, the nearest of builds 11542 and 14490.
  var barItemGap: CGFloat { since(13000) ? 0 : 10 }

  /// How a root of this size is drawn as a card: as much lower than the screen as the strip is.
  func card(_ size: CGSize, on device: CanvasDevice?) -> Card? {
    guard since(14800), let device, let screen = device.size else { return nil }
    let strip = screen.height - size.height
    if strip == 10, since(21500) { return .shallow }
    if isGlass, strip == notchHeight(device.id) { return .belowStatusBar }
    return strip == (device.hasHomeIndicator ? 54 : 20) ? .deep : nil
  }

  /// A presented page that shows a strip of what is below.
  enum Card {
    /// Below the status bar.
    case deep
    /// As builds from 21500 on draw it, with no insets at all.
    case shallow
    /// As builds of iOS 26's look do: the status bar counts, or 20 points over a navigation bar.
    case belowStatusBar
  }
}
