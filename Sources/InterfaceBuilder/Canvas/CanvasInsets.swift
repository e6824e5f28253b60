import AdaptiveUI
import Foundation

/// What bars, status bar and home indicator cover of a scene's canvas, as the editor draws it.
///
/// Rules LC2.5–LC2.7. Source: the insets that the frames of public documents imply, by device and build.
struct CanvasInsets {
  /// What the screen itself covers.
  private(set) var screen = UIEdgeInsets.zero
  /// What bars cover besides.
  private(set) var bars = UIEdgeInsets.zero
  /// Whether the controller is drawn as a card.
  private(set) var isCard = false

  init(_ document: InterfaceBuilderDocument, _ scene: DocumentScene, root: DocumentElement) {
    let canvas = root.frame?.size ?? .zero
    let rules = CanvasRules(document)
    guard let controller = scene.controller, controller.child(key: "view")?.id == root.id else {
      if document.kind == .nib {
        standFree(root, canvas, document, rules)
      } else if root.child("viewLayoutGuide", key: "safeArea") != nil {
        // A view beside a controller's.
        screen.top = rules.screenInsets(over: canvas, fills: false).top
      }
      return
    }
    let around = SceneSurroundings(controller, in: document.graph)
    let device = document.device
    screen = rules.screenInsets(
      over: canvas, fills: device?.size == canvas || device?.isLandscape == true)
    if around.hidesStatusBar, !document.usesSafeAreas, device?.hasHomeIndicator != true {
      screen.top = 0
    }
    // A popover is clear of the status bar, but not of what goes around rounded corners.
    if around.isPopover, device?.hasHomeIndicator != true, device?.size ?? .zero != canvas {
      screen = .zero
    }
    if around.isEmbedded {
      screen = rules.embeddedInsets(screen: screen, directly: around.isEmbeddedDirectly)
      if rules.release.screen.coversEmbeddedRoots { addBars(around, rules) }
      return
    }
    isCard = rules.isCard(canvas, given: controller.givenSize)
    if isCard { screen.top = 0 }
    addBars(around, rules)
    // Titles are never large on phones on their side.
    if around.hasNavigationBar, document.device?.hasCompactHeight != true,
      let large = around.largeTitleBarHeight(over: root, of: controller, rules)
    {
      bars.top = large
    }
    guard !isCard else { return }
    let missing = (document.device?.size ?? canvas).height - canvas.height
    leaveOut(missing)
    if around.hasOpaqueBar, missing > 0 { (screen.top, bars.top) = (0, 0) }
    // A root that begins below the bars has nothing above.
    if let top = root.frame?.minY, top > 0, top == screen.top + bars.top {
      (screen.top, bars.top) = (0, 0)
    }
    if controller.isFreeform, rules.release.screen.fitsInsetsToRoots, let device = document.device {
      endBelow(canvas, on: device)
    }
  }

  /// A view of a nib has the insets of a device with a home button only where it fills the device, or
  /// has a size of its own.
  private mutating func standFree(
    _ root: DocumentElement, _ canvas: CGSize, _ document: InterfaceBuilderDocument,
    _ rules: CanvasRules
  ) {
    guard let device = document.device, !rules.hasNoInsets(root) else { return }
    let around = SceneSurroundings(freeView: root)
    let hasOwnSize = root.isFreeform || root.name == "collectionViewCell"
    if device.hasHomeIndicator || device.size == canvas || hasOwnSize && document.usesSafeAreas {
      screen = rules.screenInsets(over: canvas, fills: device.size == canvas)
      let keepsStatusBar =
        device.hasHomeIndicator || document.usesSafeAreas && device.size == canvas
      if around.hidesStatusBar, !keepsStatusBar { screen.top = 0 }
      if rules.release.screen.fitsInsetsToRoots, canvas.width <= device.size?.width ?? 0 {
        endBelow(canvas, on: device)
      }
    }
    guard device.size == canvas else { return }
    addBars(around, rules)
  }

  private mutating func addBars(_ around: SceneSurroundings, _ rules: CanvasRules) {
    if around.hasNavigationBar {
      bars.top = isCard ? CanvasRules.cardBarHeight : rules.navigationBarHeight
      if around.hasPrompt { bars.top += 30 }
    }
    if around.hasTabBar { bars.bottom += rules.tabBarHeight }
    if around.hasToolbar { bars.bottom += rules.toolbarHeight(above: screen.bottom) }
  }

  /// Takes away what a canvas that begins at the top of the screen does not reach at its bottom.
  private mutating func endBelow(_ canvas: CGSize, on device: CanvasDevice) {
    let missing = max((device.size ?? canvas).height - canvas.height, 0)
    screen.bottom = max(screen.bottom - missing, 0)
  }

  /// Takes away bars that the root does not reach under: it is then as much lower than the screen.
  private mutating func leaveOut(_ missing: CGFloat) {
    let top = screen.top + bars.top
    let bottom = screen.bottom + bars.bottom
    if missing == top || missing == top + bottom { (screen.top, bars.top) = (0, 0) }
    if missing == bottom || missing == top + bottom { (screen.bottom, bars.bottom) = (0, 0) }
    if missing == bars.bottom { bars.bottom = 0 }
  }
}

extension DocumentElement {
  /// Whether the document gives the view or the controller a size that no device has.
  var isFreeform: Bool {
    child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  /// The size of a controller's view that is as wide as no screen and no shared window: it was drawn for a
  /// place in something else, which the document does not say.
  var sizeOfNoScreen: CGSize? {
    guard let size = child(key: "view")?.frame?.size, !Self.screenWidths.contains(size.width) else {
      return nil
    }
    return size
  }

  /// Of all devices, however they are held, and of the square canvas of Xcode 6 and 7, in points.
  private static let screenWidths = Set(
    [600]
      + Device.all.flatMap { device in
        [device.portraitSize.width, device.portraitSize.height]
          + device.sharedWindows.map(\.size.width)
      })

  /// The size that the document gives the view, or the controller and its view, in points.
  var freeformSize: CGSize? {
    guard isFreeform else { return nil }
    return givenSize ?? (child(key: "view") ?? self).frame?.size
  }

  /// The size that was given to the controller, in points, cards' strips included.
  var givenSize: CGSize? {
    guard let size = child("size", key: "freeformSize"),
      let width = size.number("width"), let height = size.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
