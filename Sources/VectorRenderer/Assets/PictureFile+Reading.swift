import AdaptiveUI
package import Foundation

extension PictureFile {
  /// The reason why a file is not shown.
  package enum Refusal: Error, Hashable {
    case tooLarge, broken, active, pdf, unknown

    /// The reason in words that follow the image's name.
    package var text: String {
      switch self {
      case .tooLarge: "too large"
      case .broken: "broken file"
      case .active: "SVG with scripts or references"
      case .pdf: "PDF is not drawn"
      case .unknown: "no PNG, JPEG or SVG"
      }
    }
  }

  /// The largest file that is read, in bytes.
  package static let mostBytes = 16 << 20
  /// A small file may contain an image that would fill the memory of the viewer.
  private static let mostPixels = 1 << 26

  /// Reads a file, recognised by its bytes rather than by its name.
  ///
  /// - Throws: ``Refusal`` for a file that would not be shown correctly, or that refers to others.
  package init(key: String, reading data: Data) throws(Refusal) {
    guard data.count <= Self.mostBytes else { throw .tooLarge }
    let bytes = [UInt8](data)
    let type: String
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      try Self.check(PictureSize.png(bytes))
      type = "image/png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      try Self.check(PictureSize.jpeg(bytes))
      type = "image/jpeg"
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      throw .pdf
    } else if SVGReview.isSVG(bytes) {
      guard SVGReview.isHarmless(bytes) else { throw .active }
      type = "image/svg+xml"
    } else {
      throw .unknown
    }
    self.init(key: key, type: type, data: data)
  }

  private static func check(_ size: (width: Int, height: Int)?) throws(Refusal) {
    guard let size, size.width > 0, size.height > 0 else { throw .broken }
    guard size.width <= mostPixels / size.height else { throw .tooLarge }
  }
}
