import AdaptiveUI
import Documents
import Foundation
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

  /// The same as a file for somebody who asked for it in the lab; `file` is what was opened.
  func drawing(
    as format: LabPictureFormat, besides file: String?
  ) throws(LabWriteFailure) -> Data {
    let assets = AssetFolder(beside: file ?? document.file)
    guard format == .png else { return Data((vectorSVG(assets: assets) + "\n").utf8) }
    do throws(Failure) {
      let picture = try PNGPicture(scale: 2)
      let svg = vectorSVG(assets: assets, textFit: picture.textFit)
      return try picture.data(of: svg, chrome.outerSize)
    } catch {
      throw LabWriteFailure(text: error.text)
    }
  }

  /// What is around the window.
  var chrome: DeviceChrome {
    DeviceChrome(of: window, on: deviceWindow == nil ? device : nil)
  }
}
