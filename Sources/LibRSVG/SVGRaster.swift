/// Turns SVG into PNG by librsvg, which is loaded when the first picture is asked for.
@safe package struct SVGRaster {
  /// Why there is no picture.
  package enum Problem: Error, Hashable, Sendable {
    /// librsvg or what it needs is not installed.
    case unavailable
    /// More pixels than a picture may have on a side.
    case tooLarge(limit: Int)
    /// What librsvg says.
    case failed(String)
  }

  /// The most pixels on a side: cairo's limit.
  package static let largestSide = 32_767

  private let library: LibRSVG
  /// Pango's parser of text, which keeps the fonts that it found.
  private let layout: LibRSVG.Pointer

  /// Loads the library.
  ///
  /// - Throws: ``Problem/unavailable`` where it is missing.
  package init() throws(Problem) {
    guard let library = LibRSVG.shared, let map = unsafe library.fontMap(),
      let context = unsafe library.makeFontContext(map),
      let layout = unsafe library.makeLayout(context)
    else { throw .unavailable }
    self.library = library
    unsafe self.layout = layout
    unsafe library.releaseObject(context)
  }

  /// The width of a text in points, as librsvg would draw it.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - families: Names of families with commas between them.
  ///   - size: In points.
  ///   - weight: From 100 to 900.
  /// - Returns: The width; 0 where there is no memory.
  package func width(of text: String, families: String, size: Double, weight: Int) -> Double {
    guard let font = unsafe library.makeFont() else { return 0 }
    defer { unsafe library.freeFont(font) }
    unsafe library.setFamily(font, families)
    unsafe library.setSize(font, size * Self.unit)
    unsafe library.setWeight(font, Int32(weight))
    unsafe library.setFont(layout, font)
    unsafe library.setText(layout, text, -1)
    var width: Int32 = 0
    unsafe library.layoutSize(layout, &width, nil)
    return Double(width) / Self.unit
  }

  /// Pango's units in a point.
  private static let unit = 1024.0

  /// Draws a document.
  ///
  /// - Parameters:
  ///   - svg: The document.
  ///   - width: In points.
  ///   - height: In points.
  ///   - scale: Pixels a point.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: What is wrong with the document or its size.
  package func png(
    of svg: String, width: Double, height: Double, scale: Double
  ) throws(Problem) -> [UInt8] {
    let (across, down) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard across >= 1, down >= 1, max(across, down) <= Double(Self.largestSide) else {
      throw .tooLarge(limit: Self.largestSide)
    }
    let handle = unsafe try parse(svg)
    defer { unsafe library.releaseObject(handle) }
    // `CAIRO_FORMAT_ARGB32`
    guard let surface = unsafe library.makeSurface(0, Int32(across), Int32(down)) else {
      throw .failed("no memory")
    }
    defer { unsafe library.destroySurface(surface) }
    guard unsafe library.surfaceStatus(surface) == 0,
      let context = unsafe library.makeContext(surface)
    else { throw .failed("no memory for \(Int(across)) × \(Int(down)) pixels") }
    defer { unsafe library.destroyContext(context) }
    var problem: LibRSVG.Pointer?
    let viewport = [0, 0, across, down]
    if unsafe library.render(handle, context, viewport, &problem) == 0 {
      throw unsafe .failed(message(problem))
    }
    return try unsafe file(surface)
  }

  /// Reads the document; it may be as large as it is, and nothing outside of it is opened.
  private func parse(_ svg: String) throws(Problem) -> LibRSVG.Pointer {
    // `RSVG_HANDLE_FLAG_UNLIMITED`
    guard let handle = unsafe library.makeHandle(1) else { throw .failed("no memory") }
    var problem: LibRSVG.Pointer?
    let bytes = Array(svg.utf8)
    let isRead = unsafe library.writeHandle(handle, bytes, UInt(bytes.count), &problem) != 0
    let isWhole = unsafe isRead && library.closeHandle(handle, &problem) != 0
    guard isWhole else {
      unsafe library.releaseObject(handle)
      throw unsafe .failed(message(problem))
    }
    return unsafe handle
  }

  /// The text of a `GError`: after two numbers of four bytes.
  private func message(_ problem: LibRSVG.Pointer?) -> String {
    guard let problem = unsafe problem else { return "unknown" }
    defer { unsafe library.freeError(problem) }
    let text = unsafe problem.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return unsafe text.map { unsafe String(cString: $0) } ?? "unknown"
  }

  private func file(_ surface: LibRSVG.Pointer) throws(Problem) -> [UInt8] {
    let sink = Sink()
    let status = unsafe library.writePNG(
      surface, take, Unmanaged.passUnretained(sink).toOpaque())
    guard status == 0 else { throw .failed("cairo's error \(status)") }
    return sink.bytes
  }
}

/// Where the pieces of a file are put together.
private final class Sink {
  var bytes: [UInt8] = []
}

private let take: LibRSVG.Write = { sink, piece, count in
  guard let sink = unsafe sink else { return 11 }  // `CAIRO_STATUS_WRITE_ERROR`
  unsafe Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes
    .append(contentsOf: UnsafeBufferPointer(start: piece, count: Int(count)))
  return 0
}
