#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of libxml2 that reading needs, found in the library when the first text is read.
///
/// Most starts of a program read no XML, and loading the library with all that it needs itself takes
/// a tenth of such a start. Names and shapes are those of libxml2's `parser.h` and `SAX2.h`, the same
/// in every version 2.
@safe struct LibXML: Sendable {
  /// The library's parser of one text.
  typealias Context = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  /// Makes a parser, from a table of handlers and what they are given first.
  let open:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Text?, Int32, Text?
    ) -> Context?
  let setOptions: @convention(c) @Sendable (Context, Int32) -> Int32
  /// Parses a piece of so many bytes, and with a last 1 the end; 0 when nothing is wrong yet.
  let parse: @convention(c) @Sendable (Context, Text?, Int32, Int32) -> Int32
  let stop: @convention(c) @Sendable (Context) -> Void
  let line: @convention(c) @Sendable (Context) -> Int32
  let column: @convention(c) @Sendable (Context) -> Int32
  let close: @convention(c) @Sendable (Context) -> Void

  /// The library; `nil` when it is not installed.
  static let shared = LibXML()

  /// By the versions of its binary interface: up to 2.13, from 2.14 on, and Apple's.
  private static let names = ["libxml2.so.2", "libxml2.so.16", "/usr/lib/libxml2.2.dylib"]

  private init?() {
    var library: UnsafeMutableRawPointer?
    for name in Self.names {
      unsafe library = dlopen(name, RTLD_LAZY | RTLD_LOCAL)
      if unsafe library != nil { break }
    }
    guard let library = unsafe library,
      let prepare = unsafe dlsym(library, "xmlInitParser"),
      let open = unsafe dlsym(library, "xmlCreatePushParserCtxt"),
      let setOptions = unsafe dlsym(library, "xmlCtxtUseOptions"),
      let parse = unsafe dlsym(library, "xmlParseChunk"),
      let stop = unsafe dlsym(library, "xmlStopParser"),
      let line = unsafe dlsym(library, "xmlSAX2GetLineNumber"),
      let column = unsafe dlsym(library, "xmlSAX2GetColumnNumber"),
      let close = unsafe dlsym(library, "xmlFreeParserCtxt")
    else { return nil }
    // Once, before two threads may make their first parsers at the same time.
    unsafe unsafeBitCast(prepare, to: (@convention(c) () -> Void).self)()
    unsafe self.open = unsafeBitCast(open, to: type(of: self.open))
    unsafe self.setOptions = unsafeBitCast(setOptions, to: type(of: self.setOptions))
    unsafe self.parse = unsafeBitCast(parse, to: type(of: self.parse))
    unsafe self.stop = unsafeBitCast(stop, to: type(of: self.stop))
    unsafe self.line = unsafeBitCast(line, to: type(of: self.line))
    unsafe self.column = unsafeBitCast(column, to: type(of: self.column))
    unsafe self.close = unsafeBitCast(close, to: type(of: self.close))
  }
}

extension LibXML {
  /// `XML_PARSE_NOENT`, for `&amp;` in attributes; errors and warnings are told by results alone
  /// (`NOERROR`, `NOWARNING`); nothing is fetched (`NONET`); and the text is UTF-8 whatever it says
  /// (`IGNORE_ENC`).
  static let options: Int32 = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 21

  /// Makes a parser that tells `reader`, which has to outlive it.
  func parser(telling reader: XMLText) -> Context? {
    // `xmlSAXHandler`: 32 words, of which those at the places below are used.
    var table = [UInt](repeating: 0, count: 32)
    table[17] = unsafe unsafeBitCast(characters, to: UInt.self)
    table[25] = unsafe unsafeBitCast(characters, to: UInt.self)
    table[27] = 0xDEED_BEAF  // `XML_SAX2_MAGIC`: the table has these last places too
    table[29] = unsafe unsafeBitCast(started, to: UInt.self)
    table[30] = unsafe unsafeBitCast(ended, to: UInt.self)
    let first = unsafe Unmanaged.passUnretained(reader).toOpaque()
    let parser = unsafe table.withUnsafeMutableBytes {
      unsafe open($0.baseAddress, first, nil, 0, nil)
    }
    if let parser = unsafe parser { _ = unsafe setOptions(parser, Self.options) }
    return unsafe parser
  }
}

private typealias Bytes = UnsafePointer<UInt8>

/// `startElementNsSAX2Func`: attributes come as five pointers each, the value as its first byte and
/// the byte after its last.
private let started:
  @convention(c) (
    UnsafeMutableRawPointer, Bytes, Bytes?, Bytes?, Int32, UnsafePointer<Bytes?>?, Int32, Int32,
    UnsafePointer<Bytes?>?
  ) -> Void = { reader, name, prefix, _, _, _, count, _, attributes in
    var values: [String: String] = [:]
    values.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      guard let place = unsafe attributes?.advanced(by: 5 * index), let key = unsafe place[0],
        let start = unsafe place[3], let end = unsafe place[4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      values[unsafe qualified(key, place[1])] = unsafe String(decoding: value, as: UTF8.self)
    }
    unsafe text(reader).tell(started: qualified(name, prefix), values)
  }

private let ended: @convention(c) (UnsafeMutableRawPointer, Bytes, Bytes?, Bytes?) -> Void = {
  reader, _, _, _ in unsafe text(reader).tellEnded()
}

private let characters: @convention(c) (UnsafeMutableRawPointer, Bytes, Int32) -> Void = {
  reader, start, count in
  let bytes = unsafe UnsafeBufferPointer(start: start, count: Int(count))
  unsafe text(reader).tell(characters: String(decoding: bytes, as: UTF8.self))
}

private func text(_ reader: UnsafeMutableRawPointer) -> XMLText {
  unsafe Unmanaged<XMLText>.fromOpaque(reader).takeUnretainedValue()
}

private func qualified(_ name: Bytes, _ prefix: Bytes?) -> String {
  let name = unsafe String(cString: name)
  return unsafe prefix.map { unsafe String(cString: $0) + ":" + name } ?? name
}
