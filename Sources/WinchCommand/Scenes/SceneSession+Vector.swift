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

  /// The same as the bytes of a PNG file, with so many pixels a point.
  func vectorPNG(assets: any PictureAssets, scale: Double) throws(Failure) -> Data {
    let picture = try PNGPicture(scale: scale)
    return try picture.data(
      of: vectorSVG(assets: assets, textFit: picture.textFit), chrome.outerSize)
  }

  /// Either of them for somebody who asked for it in the lab, with the pictures beside the document.
  func drawing(as format: LabPictureFormat) throws(LabWriteFailure) -> Data {
    let assets = AssetFolder(beside: document.file)
    do throws(Failure) {
      switch format {
      case .svg: return Data((vectorSVG(assets: assets) + "\n").utf8)
      case .png: return try vectorPNG(assets: assets, scale: 2)
      }
    } catch {
      throw LabWriteFailure(text: error.text)
    }
  }

  /// What is around the window.
  var chrome: DeviceChrome {
    DeviceChrome(of: window, on: deviceWindow == nil ? device : nil)
  }
}
