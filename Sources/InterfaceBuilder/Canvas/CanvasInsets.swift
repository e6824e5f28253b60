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

  init(_ document: InterfaceBuilderDocument, _ scene: DocumentScene, root: DocumentElement) {
    let canvas = root.frame?.size ?? .zero
    let metrics = EditorMetrics(document.editor)
    guard let controller = scene.controller, controller.child(key: "view")?.id == root.id else {
      // A free view has the insets of a device with a home button only where it fills the device.
      guard document.kind == .nib, let device = document.device, !metrics.standsFree(root),
        device.hasHomeIndicator || device.size == canvas
      else { return }
      screen = metrics.screenInsets(of: device, document, fills: device.size == canvas)
      if device.size?.width == canvas.width { endBelow(canvas, on: device) }
      return
    }
    let around = SceneSurroundings(controller, in: SceneGraph(document))
    screen = metrics.screenInsets(of: document.device, document)
    if around.hidesStatusBar && !document.usesSafeAreas { screen.top = 0 }
    if around.isEmbedded {
      screen = metrics.embeddedInsets(screen: screen)
      return
    }
    let card = around.isPresented ? metrics.card(canvas, on: document.device) : nil
    if card != nil { screen.top = 0 }
    if card == .shallow { screen.bottom = 0 }
    if around.hasNavigationBar {
      let isPad = document.device?.isPad == true
      bars.top = card == nil ? metrics.navigationBarHeight(isPad: isPad) : metrics.cardBarHeight
      if around.hasPrompt { bars.top += 30 }
      if let large = around.largeTitleBarHeight(over: root, of: controller, metrics) {
        bars.top = large
      }
    }
    if around.hasTabBar { bars.bottom += 49 }
    if around.hasToolbar { bars.bottom += metrics.toolbarHeight }
    guard card == nil else { return }
    leaveOut((document.device?.size ?? canvas).height - canvas.height)
    // A root that begins below the bars has nothing above.
    if let top = root.frame?.minY, top > 0, top == screen.top + bars.top {
      (screen.top, bars.top) = (0, 0)
    }
    if controller.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics",
      let device = document.device
    {
      endBelow(canvas, on: device)
    }
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
