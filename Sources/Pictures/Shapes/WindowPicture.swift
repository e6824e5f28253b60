package import AdaptiveUI
package import Foundation

/// How a picture tells the contents of views.
package enum PictureDetail: Sendable {
  /// Without shapes, by the nodes alone: for boxes of a wireframe.
  case nodes
  /// As texts, which a renderer of cells lays out itself, in points of the window.
  case contents
  /// As lines of text, images and signs at their places, which are measured for that; frames inside of
  /// rotated, mirrored or scaled views are those before the transform.
  case parts
}

/// A window as shapes in points, back to front, for renderers of cells and of vectors.
///
/// The same tree always gives the same shapes; reading it changes nothing in the tree.
@MainActor package struct WindowPicture {
  /// The window, of which only this room knows.
  let root: UIView
  /// The size of the window, in points.
  package let size: CGSize
  /// The size in which it is shown, in points, which differs while it turns.
  package let shownSize: CGSize
  /// The colour behind everything.
  package let background: PictureColor
  /// The views that are shown, parents first, back to front.
  package internal(set) var nodes: [PictureNode] = []
  /// The shapes of the views, back to front.
  package internal(set) var shapes: [PictureShape] = []

  /// Reads the shapes of a window, or of any other view.
  ///
  /// - Parameters:
  ///   - root: The window; it has no node itself, while any other root view has one.
  ///   - detail: How much of the contents is described.
  ///   - covered: Controllers that are covered without a scrim of their own.
  package init(
    of root: UIView, detail: PictureDetail = .contents, covered: Set<ObjectIdentifier> = []
  ) {
    self.root = root
    size = root.bounds.size
    shownSize = root.frameInFlight.size
    background = PictureColor(
      root is UIWindow ? root.backgroundColor ?? .systemBackground : .systemBackground,
      root.traitCollection)
    var walk = PictureWalk(detail, covered: covered)
    walk.walk(root)
    nodes = walk.nodes
    shapes = walk.shapes
  }
}

extension WindowPicture {
  /// The parts of the window that the device covers, in points.
  package var safeAreaInsets: UIEdgeInsets { root.safeAreaInsets }

  /// Whether the window is in dark mode.
  package var isDark: Bool { root.traitCollection.userInterfaceStyle == .dark }

  /// Whether a status bar is in the window.
  package var showsStatusBar: Bool {
    let scene = (root as? UIWindow)?.windowScene
    return (scene?.statusBarManager?.statusBarFrame.height ?? 0) > 0
  }

  /// The part that a phone's camera takes from its screen, in points; `nil` for windows that do not fill
  /// such a screen.
  package var cutout: CGRect? {
    guard let window = root as? UIWindow, let scene = window.windowScene,
      case .device(let device) = root.environment.host,
      device.geometry(scene.interfaceOrientation).size == size
    else { return nil }
    return device.cutoutFrame(scene.interfaceOrientation)
  }
}
