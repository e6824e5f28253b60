import AdaptiveUI
import Foundation
import Pictures

/// Finds places for the titles of outlines: inside, at the upper left, and side by side if several
/// outlines begin in the same corner.
@MainActor struct OutlineTitles {
  /// A title with its place, in points of the window.
  struct Place {
    let text: String
    let frame: CGRect
    /// The node of the outline, and the end of the node's descendants.
    let node: Int
    let end: Int
  }

  /// The font size of titles, in points.
  static let fontSize: CGFloat = 10
  private static let advance = fontSize * PictureFont.advanceOfAlike
  static let height: CGFloat = 13
  private static let gap: CGFloat = 8
  /// The number of rows that are tried, one below another.
  private static let rows = 4
  /// The minimum height, in points, of a view over which a name may be written.
  private static let lowest: CGFloat = 40

  private let picture: WindowPicture
  /// The window without camera, status bar and rounded corners.
  private let safe: CGRect
  /// The places of the visible titles so far.
  private var taken: [Place] = []
  /// The frames of all outlines.
  private var lines: [CGRect] = []

  init(_ picture: WindowPicture) {
    self.picture = picture
    safe = CGRect(origin: .zero, size: picture.size).inset(by: picture.safeAreaInsets)
  }

  /// The places of titles by the nodes of their outlines; a title without room is left out.
  mutating func places(of outlines: [PictureOutline]) -> [Int: Place] {
    var places: [Int: Place] = [:]
    lines = outlines.map { picture.nodes[$0.node].frame }
    var next = outlines.startIndex
    for (index, node) in picture.nodes.enumerated() {
      if node.isOpaque {
        taken.removeAll { $0.end <= index && node.frame.contains($0.frame) }
      }
      guard next < outlines.count, outlines[next].node == index else { continue }
      defer { next += 1 }
      guard let title = outlines[next].title, let place = place(of: title, index) else { continue }
      taken.append(place)
      places[index] = place
    }
    return places
  }

  private func place(of title: Title, _ index: Int) -> Place? {
    let node = picture.nodes[index]
    // The content identifies a view: its title is left out if it has no name of its own, or is low.
    if node.isPartOfContent, title.isMinor { return nil }
    if node.content != nil, node.frame.height < Self.lowest { return nil }
    let room = node.frame.intersection(node.clip).intersection(safe).insetBy(dx: 5, dy: 2)
    guard !room.isNull, room.height >= Self.height - 1 else { return nil }
    let forms = Title.Form.allCases.filter { $0.rawValue >= title.longest.rawValue }
    // A title that covers content is preferred to one across another outline, and that to a title
    // without the given text.
    let preferred = forms.filter { $0.rawValue <= Title.Form.withoutSize.rawValue }
    let foot = room.maxY - Self.height
    let frame =
      self.frame(
        title, preferred.isEmpty ? forms : preferred, heads(room), room, apartFrom: node.frame)
      ?? self.frame(title, preferred, [foot], room, apartFrom: node.frame)
      ?? self.frame(title, forms, heads(room), room)
    return frame.map { Place(text: $0.text, frame: $0.frame, node: index, end: node.end) }
  }

  /// The upper edges of the rows that are tried, from top to bottom.
  private func heads(_ room: CGRect) -> [CGFloat] {
    (0..<Self.rows).map { room.minY + CGFloat($0) * (Self.height + 1) }
      .filter { $0 + Self.height <= room.maxY + 1 }
  }

  /// The first free place for the longest form of a title that has one.
  ///
  /// `own` is the frame of its outline, if lines of others must not be crossed.
  private func frame(
    _ title: Title, _ forms: [Title.Form], _ rows: [CGFloat], _ room: CGRect,
    apartFrom own: CGRect? = nil
  ) -> (text: String, frame: CGRect)? {
    for y in rows {
      for form in forms {
        let text = title.parts(form).map(\.text).joined()
        let size = CGSize(width: Self.width(of: text), height: Self.height)
        guard let x = gap(for: size, y, room) else { continue }
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if let own, crosses(frame, apartFrom: own) { continue }
        return (text, frame)
      }
    }
    return nil
  }

  /// Whether a title would be on the line of another outline.
  private func crosses(_ title: CGRect, apartFrom own: CGRect) -> Bool {
    lines.contains { frame in
      frame != own && frame.insetBy(dx: -1, dy: -1).intersects(title)
        && !frame.insetBy(dx: 1, dy: 1).contains(title)
    }
  }

  /// The first free place for a title in a row.
  private func gap(for size: CGSize, _ y: CGFloat, _ room: CGRect) -> CGFloat? {
    var x = room.minX
    while x + size.width <= room.maxX {
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size).insetBy(dx: -Self.gap / 2, dy: 0)
      guard let clash = taken.first(where: { $0.frame.intersects(frame) }) else { return x }
      x = clash.frame.maxX + Self.gap
    }
    return nil
  }

  static func width(of text: String) -> CGFloat {
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    return CGFloat(columns) * advance
  }
}

extension Unicode.Scalar {
  /// Whether a character takes the width of two in monospaced fonts.
  fileprivate var isWide: Bool {
    (0x1100..<0x1160).contains(value) || (0x2E80..<0xFE70).contains(value)
      || (0xFF01..<0xFF61).contains(value) || value >= 0x1F300
  }
}
