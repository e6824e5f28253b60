/// Reads XML with libxml2 and tells what is in it, in its order.
///
/// Names keep their prefixes, declarations of namespaces are left out, and no other file is opened.
/// Who reads text of strangers must refuse document type declarations before: only there can
/// entities be declared.
@safe package final class XMLText {
  /// Called for each element that begins, with its attributes and the place where its tag ends.
  package var started: (_ name: String, _ attributes: [String: String], _ end: XMLPlace) -> Void =
    { _, _, _ in }
  /// Called for each element that ends, the innermost first.
  package var ended: () -> Void = {}
  /// Called for characters between tags, which may come in several parts.
  package var characters: (_ part: String) -> Void = { _ in }

  /// How a reading ended.
  package enum Outcome: Hashable, Sendable {
    /// The whole text is well formed.
    case read
    /// ``XMLText/stop()`` was called.
    case stopped
    /// The text is not well formed from here on.
    case broken(XMLPlace)
    /// libxml2 is not installed.
    case unavailable
  }

  /// The library and its parser, while a text is read.
  private var running: (library: LibXML, parser: LibXML.Context)?
  private var isStopped = false

  /// Makes a reader whose events go nowhere yet.
  package init() {}

  /// Reads a text, given as its bytes in UTF-8.
  package func read(_ bytes: some Sequence<UInt8>) -> Outcome {
    guard let library = LibXML.shared, let parser = unsafe library.parser(telling: self) else {
      return .unavailable
    }
    unsafe running = (library, parser)
    isStopped = false
    defer {
      unsafe running = nil
      unsafe library.close(parser)
    }
    let isWell = unsafe ContiguousArray(bytes).withUnsafeBufferPointer { unsafe feed($0) }
    if isStopped { return .stopped }
    return isWell ? .read : .broken(place)
  }

  /// Ends the reading; nothing is told any more.
  package func stop() {
    isStopped = true
    if let (library, parser) = unsafe running { unsafe library.stop(parser) }
  }

  /// Gives the text in pieces: given at once, the library takes no more than 10 MB.
  ///
  /// - Returns: Whether it is well formed, as far as it was read.
  private func feed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let (library, parser) = unsafe running else { return false }
    var start = 0
    while start < bytes.count, !isStopped {
      var end = min(start + Self.piece, bytes.count)
      // Not inside a character: its further bytes begin with the bits 10.
      while end < bytes.count, unsafe bytes[end] & 0xC0 == 0x80 { end += 1 }
      let piece = unsafe UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(bytes)[start..<end])
      let problem = unsafe library.parse(
        parser, piece.assumingMemoryBound(to: CChar.self).baseAddress, Int32(piece.count), 0)
      if problem != 0 { return false }
      start = end
    }
    return isStopped ? true : unsafe library.parse(parser, nil, 0, 1) == 0
  }

  /// In bytes.
  private static let piece = 1 << 16

  /// Where the library is in the text.
  private var place: XMLPlace {
    guard let (library, parser) = unsafe running else { return XMLPlace(line: 1, column: 1) }
    return XMLPlace(
      line: max(Int(unsafe library.line(parser)), 1),
      column: max(Int(unsafe library.column(parser)), 1))
  }
}

/// What the library's handlers call. It may call them for a while after it was stopped.
extension XMLText {
  func tell(started name: String, _ attributes: [String: String]) {
    if !isStopped { started(name, attributes, place) }
  }

  func tellEnded() {
    if !isStopped { ended() }
  }

  func tell(characters part: String) {
    if !isStopped { characters(part) }
  }
}

/// A place in a text, both numbers from 1.
package struct XMLPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int
}
