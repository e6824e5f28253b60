import AdaptiveUI
import Documents
import Lab
import VectorRenderer

extension SceneSession {
  /// The window as SVG in points, on its device.
  func vectorSVG(
    assets: any PictureAssets, textFit: SVGWriter.TextFit = .length
  ) -> String {
    VectorPicture.svg(
      of: window, in: chrome, title: document.title ?? document.file, assets: assets,
      textFit: textFit)
  }

  /// What is around the window.
  var chrome: DeviceChrome {
    DeviceChrome(of: window, on: deviceWindow == nil ? device : nil)
  }
}
