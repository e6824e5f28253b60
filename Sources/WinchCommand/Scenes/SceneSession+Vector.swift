import AdaptiveUI
import CellRenderer
import Documents
import Foundation
import Lab
import VectorRenderer

extension SceneSession {
  /// The window as SVG in points, on its device, with a caption and the marks of the issues that it counts, unless it
  /// is to go without; `seen` is how many issues the screen counts that it is saved from.
  func vectorSVG(
    in look: VectorLook, assets: any PictureAssets, textFit: SVGWriter.TextFit = .length,
    hasCaption: Bool = true, seen: Int = 0
  ) -> String {
    var look = look
    if hasCaption { (look.flagged, look.doubtful) = viewsWithIssues }
    return VectorPicture.svg(
      of: window, in: chrome, title: document.title ?? document.file, look: look,
      assets: assets, textFit: textFit, caption: hasCaption ? caption(besides: seen) : nil)
  }

  /// The same as the bytes of a PNG file, with `scale` pixels per point.
  func vectorPNG(
    in look: VectorLook, assets: any PictureAssets, scale: Double, hasCaption: Bool = true,
    seen: Int = 0
  ) throws(Failure) -> Data {
    let picture = try PNGPicture(scale: scale)
    var size = chrome.outerSize
    if hasCaption { size.height += caption(besides: seen).height }
    let svg = vectorSVG(
      in: look, assets: assets, textFit: picture.textFit, hasCaption: hasCaption, seen: seen)
    return try picture.data(of: svg, size)
  }

  /// What a picture shows, for those who were not there: scene, window, what is wrong in it, what its
  /// reader has set, era.
  private func caption(besides seen: Int) -> PictureCaption {
    let size = windowScene.geometry.size.traceText
    return PictureCaption(
      [
        document.title ?? document.file, device == nil ? "\(size) pt" : "\(placeName), \(size) pt",
        issueWords(besides: seen), readerText, "UIKit \(environment.policy.era.rawValue)",
      ], width: chrome.outerSize.width)
  }

  /// The window in either format for the lab, with the images beside the document.
  func drawing(
    as format: LabPictureFormat, in look: CanvasLook
  ) throws(LabWriteFailure) -> Data {
    let look = VectorLook(look)
    let assets = AssetFolder(beside: document.file)
    let shown = measuringInPoints()
    defer { if shown !== self { shown.close() } }
    let seen = issueCount
    do throws(Failure) {
      switch format {
      case .svg: return Data((shown.vectorSVG(in: look, assets: assets, seen: seen) + "\n").utf8)
      case .png: return try shown.vectorPNG(in: look, assets: assets, scale: 2, seen: seen)
      }
    } catch {
      throw LabWriteFailure(text: error.text)
    }
  }

  /// The given look, else the one that the document gives; changes by the last step are marked if
  /// they were tracked.
  func vectorLook(_ asked: CanvasLook?) -> VectorLook {
    VectorLook(
      asked ?? look,
      changes: changes.map(\.mark).filter(\.isBox).map { VectorChange(view: $0.view, old: $0.old) })
  }

  /// The parts of the device around the window.
  var chrome: DeviceChrome {
    DeviceChrome(of: window, on: deviceWindow == nil ? device : nil)
  }
}

extension VectorLook {
  /// Creates the vector look for a canvas look.
  init(_ look: CanvasLook, changes: [VectorChange] = []) {
    self.init(isWireframe: look == .wireframe, changes: changes)
  }
}
