import CNcurses

/// The bytes that restore a terminal without ncurses, from its terminfo entry.
enum ResetString {
  /// Makes the string for the terminal type that is set up, without the parts that it lacks.
  static func make() -> [UInt8] {
    let parts =
      [mouse(isOn: false)]
      + ["rmkx", "rmacs", "sgr0", "op", "cnorm"].map { capability($0) ?? [] }
    // Some multiplexers keep the contents of a resized alternate screen, so it is cleared before it
    // is left.
    let end = capability("rmcup").map { (capability("clear") ?? []) + $0 } ?? Array("\r\n".utf8)
    let string = parts.flatMap { $0 } + end
    // A terminal in the middle of an escape sequence must drop it first: CAN.
    return string.contains(0x1B) ? [0x18] + string : string
  }

  /// Enables or disables mouse reports, including dragging; empty for a terminal without a mouse.
  static func mouse(isOn: Bool) -> [UInt8] {
    guard let reports = capability("kmous") else { return [] }
    let isXterm = reports == Array("\u{1B}[M".utf8) || reports == Array("\u{1B}[<".utf8)
    var string: [UInt8] = []
    if !isOn, let mode = unsafe winch_capability("XM") {
      unsafe string += bytes(unsafe winch_capability_with(mode, 0))
    }
    // Descriptions of multiplexers tell only the form of reports that ends at column 223.
    let (on, off) = ("\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002;1000l")
    if isXterm { string += Array((isOn ? on : off).utf8) }
    return string
  }

  static func capability(_ name: String) -> [UInt8]? {
    unsafe winch_capability(name).map { unsafe bytes($0) }
  }

  /// The bytes of a capability that takes a number.
  static func capability(_ name: String, with number: Int) -> [UInt8]? {
    unsafe winch_capability(name).map {
      unsafe bytes(unsafe winch_capability_with($0, Int32(number)))
    }
  }

  /// A capability's bytes without its delays, which have the form `$<5>`.
  private static func bytes(_ string: UnsafePointer<CChar>?) -> [UInt8] {
    guard let string = unsafe string else { return [] }
    var result: [UInt8] = []
    var rest = unsafe Array(String(cString: string).utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
