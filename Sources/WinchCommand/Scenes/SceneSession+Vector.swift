import AdaptiveUI
import CellRenderer
import Documents
import Foundation
import Lab
import VectorRenderer

extension SceneSession {
  /// The window as SVG in points, on its device.
  func vectorSVG(
    in look: VectorLook, assets: any PictureAssets, textFit: SVGWriter.TextFit = .length
  ) -> String {
    VectorPicture.svg(
      of: window, in: chrome, title: document.title ?? document.file, look: look,
      assets: assets, textFit: textFit)
  }

  /// The same as the bytes of a PNG file, with so many pixels a point.
  func vectorPNG(
    in look: VectorLook, assets: any PictureAssets, scale: Double
  ) throws(Failure) -> Data {
    let picture = try PNGPicture(scale: scale)
    return try picture.data(
      of: vectorSVG(in: look, assets: assets, textFit: picture.textFit), chrome.outerSize)
  }

  /// Either of them for somebody who asked for it in the lab, with the pictures beside the document.
  func drawing(
    as format: LabPictureFormat, in look: CanvasLook
  ) throws(LabWriteFailure) -> Data {
    let look = VectorLook(look)
    let assets = AssetFolder(beside: document.file)
    do throws(Failure) {
      switch format {
      case .svg: return Data((vectorSVG(in: look, assets: assets) + "\n").utf8)
      case .png: return try vectorPNG(in: look, assets: assets, scale: 2)
      }
    } catch {
      throw LabWriteFailure(text: error.text)
    }
  }

  /// The look that was asked for, else the one that the document asks for, with marks on what the last
  /// step changed where it was watched.
  func vectorLook(_ asked: CanvasLook?) -> VectorLook {
    VectorLook(
      asked ?? look,
      changes: changes.map(\.mark).filter(\.isBox).map { VectorChange(view: $0.view, old: $0.old) })
  }

  /// What is around the window.
  var chrome: DeviceChrome {
    DeviceChrome(of: window, on: deviceWindow == nil ? device : nil)
  }
}

extension VectorLook {
  /// What is set off in a look.
  init(_ look: CanvasLook, changes: [VectorChange] = []) {
    self.init(isWireframe: look == .wireframe, changes: changes)
  }
}
