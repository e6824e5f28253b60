/// The words and signs of Swift sources, numbered, without comments and without what string literals say.
struct SourceWords {
  /// A word's number, or a sign's byte below zero.
  typealias Token = Int

  private(set) var spellings: [String] = []
  private var numbers: [String: Token] = [:]

  subscript(token: Token) -> String { spellings[token] }

  mutating func number(of word: String) -> Token {
    if let known = numbers[word] { return known }
    numbers[word] = spellings.count
    spellings.append(word)
    return spellings.count - 1
  }

  /// The tokens of a file, in order; code between the parentheses of `\(…)` counts as code.
  mutating func tokens(of text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var scan = Scan(bytes: bytes)
      scan.code(untilParenthesis: false, words: &self)
      return scan.tokens
    }
  }

  static func sign(_ character: Unicode.Scalar) -> Token { -Int(character.value) }
}

extension SourceWords {
  /// A way through the bytes of one file.
  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var tokens: [Token] = []

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let hash = UInt8(ascii: "#")
    private static let newline = UInt8(ascii: "\n")

    private func byte(_ offset: Int = 0) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    /// Whether a byte belongs to a word; letters beyond ASCII do.
    private static func isOfWord(_ byte: UInt8) -> Bool {
      byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F || byte >= 0x80
        || byte >= 0x30 && byte <= 0x39
    }

    mutating func code(untilParenthesis: Bool, words: inout SourceWords) {
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        if Self.isOfWord(byte) {
          word(words: &words)
        } else if byte <= 0x20 || byte == 0x60 {
          index += 1
        } else if byte == 0x2F, self.byte(1) == 0x2F || self.byte(1) == 0x2A {
          comment()
        } else if byte == Self.quote || byte == Self.hash && opensText() {
          literal(words: &words)
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
          index += 1
          if untilParenthesis && depth < 0 { return }
          tokens.append(-Int(byte))
        }
      }
    }

    private mutating func word(words: inout SourceWords) {
      let start = index
      while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
      tokens.append(
        words.number(
          of: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)))
    }

    /// Passes a comment; those between signs hold others.
    private mutating func comment() {
      if byte(1) == 0x2F {
        while index < bytes.count, bytes[index] != Self.newline { index += 1 }
        return
      }
      var depth = 0
      repeat {
        if byte() == 0x2F && byte(1) == 0x2A {
          depth += 1
          index += 2
        } else if byte() == 0x2A && byte(1) == 0x2F {
          depth -= 1
          index += 2
        } else {
          index += 1
        }
      } while depth > 0 && index < bytes.count
    }

    private func opensText() -> Bool {
      var offset = 1
      while byte(offset) == Self.hash { offset += 1 }
      return byte(offset) == Self.quote
    }

    private func follows(_ wanted: UInt8, times: Int, at offset: Int) -> Bool {
      (0..<times).allSatisfy { byte(offset + $0) == wanted }
    }

    private mutating func literal(words: inout SourceWords) {
      var hashes = 0
      while byte(hashes) == Self.hash { hashes += 1 }
      let quotes = follows(Self.quote, times: 3, at: hashes) ? 3 : 1
      index += hashes + quotes
      tokens.append(-Int(Self.quote))
      while index < bytes.count {
        if byte() == Self.quote, follows(Self.quote, times: quotes, at: 0),
          follows(Self.hash, times: hashes, at: quotes)
        {
          index += quotes + hashes
          return
        }
        if byte() == Self.backslash, follows(Self.hash, times: hashes, at: 1) {
          index += 1 + hashes
          let interpolates = byte() == UInt8(ascii: "(")
          index += 1
          if interpolates { code(untilParenthesis: true, words: &words) }
        } else {
          index += 1
        }
      }
    }
  }
}
