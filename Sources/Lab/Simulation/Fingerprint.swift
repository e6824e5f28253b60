/// A hash that is the same for the same values in the same order, in every process: FNV-1a.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  mutating func add(_ text: String) { text.utf8.forEach { add(UInt64($0)) } }
}
