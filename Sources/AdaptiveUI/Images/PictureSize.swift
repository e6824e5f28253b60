import Foundation

/// How large the picture of a file is, as the file says.
package enum PictureSize {
  /// The size of a PNG in pixels; `nil` if a part of it is missing.
  ///
  /// Source: PNG specification, third edition, section 5.
  package static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      number(bytes, at: 12, length: 4) == 0x4948_4452,
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
  package static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    // Some cameras write a few bytes after the end.
    let tail = bytes.suffix(64)
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]),
      zip(tail, tail.dropFirst()).contains(where: { $0 == 0xFF && $1 == 0xD9 })
    else { return nil }
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

  private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int? {
    guard place + length <= bytes.count else { return nil }
    return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The size of a PDF's first page in points, if it is written plainly; and that of an SVG.
  ///
  /// Source: ISO 32000-1, 14.11.2; SVG 2, 8.2.
  static func drawing(_ data: Data) -> CGSize? {
    // Both are said near the beginning, or not at all.
    let text = String(decoding: data.prefix(1 << 18), as: UTF8.self)
    if text.hasPrefix("%PDF") {
      guard let box = text.firstMatch(of: #/\/MediaBox\s*\[([^\]]*)\]/#)?.1 else { return nil }
      let edges = box.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard edges.count == 4 else { return nil }
      return CGSize(width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
    guard let tag = text.firstMatch(of: #/<svg\b[^>]*>/#)?.0 else { return nil }
    if let width = tag.firstMatch(of: #/\swidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/#)?.1,
      let height = tag.firstMatch(of: #/\sheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/#)?.1
    {
      return CGSize(width: Double(width) ?? 0, height: Double(height) ?? 0)
    }
    let box = tag.firstMatch(of: #/\sviewBox\s*=\s*["']([^"']*)["']/#)?.1
    let numbers = box?.split(whereSeparator: { ", \t\n".contains($0) }).compactMap { Double($0) }
    guard let numbers, numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2], height: numbers[3])
  }
}
