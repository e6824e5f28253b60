import TestSupport

/// Makes inputs out of examples: each is a function of the seed and its number alone, so that a
/// failure can be made again without the inputs before it.
package struct Mutator: Sendable {
  /// The examples.
  package let corpus: [[UInt8]]
  private let dictionary: [[UInt8]]
  /// Inputs longer than this are cut.
  private let longest: Int

  /// Creates a mutator of examples; the words of `dictionary` are put in here and there.
  package init(corpus: [[UInt8]], dictionary: [String], longest: Int = 16_384) {
    self.corpus = corpus.isEmpty ? [[]] : corpus
    self.dictionary = (dictionary + HostileText.all).map { Array($0.utf8) }
    self.longest = longest
  }

  /// The input with this number.
  package func input(_ index: Int, seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed &* 0x1_0000_0001 &+ UInt64(truncatingIfNeeded: index))
    var bytes = pick(corpus, &numbers)
    // Most inputs stay near to an example: what differs a lot fails at the first look.
    let count = 1 << Int.random(in: 0...3, using: &numbers)
    for _ in 0..<Int.random(in: 1...count, using: &numbers) { change(&bytes, &numbers) }
    return Array(bytes.prefix(longest))
  }

  private func pick(_ list: [[UInt8]], _ numbers: inout SeededNumbers) -> [UInt8] {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  private func change(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    let at = Int.random(in: 0...bytes.count, using: &numbers)
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: if at < bytes.count { bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &numbers) }
    case 1: if at < bytes.count { bytes[at] = .random(in: 0...255, using: &numbers) }
    case 2: bytes.insert(.random(in: 32...126, using: &numbers), at: at)
    case 3: bytes.removeSubrange(range(at, bytes, &numbers))
    case 4: bytes.insert(contentsOf: bytes[range(at, bytes, &numbers)], at: at)
    case 5:
      let part = bytes[range(at, bytes, &numbers)]
      bytes.insert(contentsOf: part, at: .random(in: 0...bytes.count, using: &numbers))
    case 6:
      let other = pick(corpus, &numbers)
      let start = Int.random(in: 0...other.count, using: &numbers)
      bytes.insert(contentsOf: other[range(start, other, &numbers)], at: at)
    case 7, 8: changeNumber(&bytes, at, &numbers)
    case 9: replaceWord(&bytes, at, &numbers)
    case 10: moveLine(&bytes, &numbers)
    default: bytes.insert(contentsOf: pick(dictionary, &numbers), at: at)
    }
  }

  private func range(
    _ start: Int, _ bytes: [UInt8], _ numbers: inout SeededNumbers
  ) -> Range<Int> {
    let length = min(1 << Int.random(in: 0...7, using: &numbers), bytes.count - start)
    return start..<start + (length > 0 ? .random(in: 0...length, using: &numbers) : 0)
  }

  private static let numbers = [
    "0", "-1", "1", "1e999", "-1e300", "1e-320", "nan", ".inf", "9223372036854775807", "65536",
    "4294967296", "-0", "1000", "0.5", "1e9", "1000.001",
  ].map { Array($0.utf8) }

  /// Puts another number in the place of the next one.
  private func changeNumber(_ bytes: inout [UInt8], _ at: Int, _ numbers: inout SeededNumbers) {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard let start = bytes[at...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) && $0 != 0x2E } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: pick(Self.numbers, &numbers))
  }

  /// Puts a word of the dictionary or another word of the input in the place of the next one.
  private func replaceWord(_ bytes: inout [UInt8], _ at: Int, _ numbers: inout SeededNumbers) {
    guard let target = Self.word(in: bytes, from: at) else { return }
    let other = Self.word(in: bytes, from: .random(in: 0...bytes.count, using: &numbers))
    let isOwn = Bool.random(using: &numbers)
    let word = isOwn ? other.map { Array(bytes[$0]) } : nil
    bytes.replaceSubrange(target, with: word ?? pick(dictionary, &numbers))
  }

  private static func word(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard let first = bytes[start...].firstIndex(where: isLetter) else { return nil }
    return first..<(bytes[first...].firstIndex { !isLetter($0) } ?? bytes.count)
  }

  /// Moves a line to another place and changes how far it is indented.
  private func moveLine(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    var line = lines.remove(at: .random(in: 0..<lines.count, using: &numbers))
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: line = [0x20, 0x20] + line
    case 1: line = Array(line.drop { $0 == 0x20 })
    default: break
    }
    lines.insert(line, at: .random(in: 0...lines.count, using: &numbers))
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
