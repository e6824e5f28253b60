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
      try Self.check(Self.pngSize(bytes))
      type = "image/png"
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      try Self.check(Self.jpegSize(bytes))
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

  private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int? {
    guard place + length <= bytes.count else { return nil }
    return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The size of a PNG in pixels; `nil` if a part of it is missing.
  ///
  /// Source: PNG specification, third edition, section 5.
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard number(bytes, at: 12, length: 4) == 0x4948_4452,
      let width = number(bytes, at: 16, length: 4), let height = number(bytes, at: 20, length: 4)
    else { return nil }
    var place = 8
    while let length = number(bytes, at: place, length: 4),
      let kind = number(bytes, at: place + 4, length: 4), place + 12 + length <= bytes.count
    {
      if kind == 0x4945_4E44 { return (width, height) }
      place += 12 + length
    }
    return nil
  }

  /// The size of a JPEG in pixels; `nil` if its end is missing.
  ///
  /// Source: ITU-T T.81, annex B.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    // Some cameras write a few bytes after the end.
    let tail = bytes.suffix(64)
    guard zip(tail, tail.dropFirst()).contains(where: { $0 == 0xFF && $1 == 0xD9 }) else {
      return nil
    }
    var place = 2
    while let marker = number(bytes, at: place, length: 2), marker >> 8 == 0xFF,
      let length = number(bytes, at: place + 2, length: 2), length >= 2
    {
      let kind = marker & 0xFF
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        return number(bytes, at: place + 5, length: 2).flatMap { height in
          number(bytes, at: place + 7, length: 2).map { ($0, height) }
        }
      }
      guard kind != 0xDA else { return nil }
      place += 2 + length
    }
    return nil
  }
}
