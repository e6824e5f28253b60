import AdaptiveUI
import Foundation
import Pictures

// The attributes of a picture besides frames.

extension CanvasJSON {
  /// The rounded corners of a view.
  struct RoundCorners: Encodable {
    /// The radius in points.
    let radius: Double
    /// The corners that are rounded, if not all are.
    let only: [String]?

    init(_ corners: Corners) {
      radius = CanvasJSON.rounded(corners.radius)
      let mask = corners.rounded
      let names: [(Corners.Mask, String)] = [
        (.topLeft, "top left"), (.topRight, "top right"), (.bottomLeft, "bottom left"),
        (.bottomRight, "bottom right"),
      ]
      only = mask == .all ? nil : names.filter { mask.contains($0.0) }.map(\.1)
    }
  }

  /// A line along a view's edges, in points.
  struct Border: Encodable {
    let width: Double
    let color: String

    init(_ border: PictureBorder) {
      width = CanvasJSON.rounded(border.width)
      color = CanvasJSON.hex(border.color)
    }
  }

  /// A view's shadow, in points.
  struct CastShadow: Encodable {
    let color: String
    let x: Double
    let y: Double
    let radius: Double

    init(_ shadow: PictureShadow) {
      color = CanvasJSON.hex(shadow.color)
      (x, y) = (CanvasJSON.rounded(shadow.dx), CanvasJSON.rounded(shadow.dy))
      radius = CanvasJSON.rounded(shadow.radius)
    }
  }

  /// A line of text, in the root's coordinates.
  struct Line: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// The position of the baseline.
    let baseline: Double
    let runs: [Run]

    init(_ line: PictureLine) {
      (x, y) = (CanvasJSON.rounded(line.x), CanvasJSON.rounded(line.top))
      (width, height) = (CanvasJSON.rounded(line.width), CanvasJSON.rounded(line.height))
      baseline = CanvasJSON.rounded(line.baseline)
      runs = line.pieces.map(Run.init)
    }
  }

  /// Consecutive letters of one style.
  struct Run: Encodable {
    let text: String
    /// The font family; `nil` for the system's font.
    let family: String?
    let size: Double
    let weight: Int
    let color: String
    let width: Double

    init(_ piece: PicturePiece) {
      text = piece.text
      family = piece.font.family
      size = CanvasJSON.rounded(piece.font.size)
      weight = piece.font.weight
      color = CanvasJSON.hex(piece.color)
      width = CanvasJSON.rounded(piece.width)
    }
  }

  /// An image, in the root's coordinates.
  struct Image: Encodable {
    let name: String?
    let symbol: String?
    let frame: Frame
    /// The colour of symbols and template images.
    let tint: String?

    init(_ image: PictureImage) {
      name = image.symbol == nil ? image.name : nil
      symbol = image.symbol
      frame = Frame(image.frame)
      tint = image.isTemplate ? CanvasJSON.hex(image.tint) : nil
    }
  }

  /// The type and the state of a control.
  struct Control: Encodable {
    let kind: String
    var enabled: Bool?
    var highlighted: Bool?
    var selected: Bool?
    var on: Bool?
    /// The value from 0 to 1.
    var fraction: Double?
    var count: Int?
    var current: Int?
    var titles: [String]?

    init?(_ content: ShownContent) {
      guard let state = content.role.state else { return nil }
      (kind, on) = (state.kind, state.isOn)
      fraction = state.fraction.map { CanvasJSON.rounded($0) }
      (count, current, titles) = (state.count, state.current, state.titles)
      enabled = content.isEnabled ? nil : false
      highlighted = content.isHighlighted ? true : nil
      selected = content.isSelected ? true : nil
    }
  }
}
