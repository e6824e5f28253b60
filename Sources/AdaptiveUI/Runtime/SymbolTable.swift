// The symbols of an ELF file. Source: System V ABI, chapters 4 and 5, with 64 bits and little-endian.
#if !canImport(Darwin)
  import Foundation

  /// The functions of a program or library that runs, by the names that its file has for them.
  struct SymbolTable {
    /// A function.
    struct Symbol {
      let name: String
      let address: UnsafeRawPointer
    }

    private let file: Data
    /// Where the table and the names are in the file.
    private let symbols: Range<Int>
    private let names: Int
    /// What is to be added to the file's addresses, in bytes.
    private let base: UInt

    /// The table of the file that a class is from.
    static func containing(_ type: AnyClass) -> SymbolTable? {
      var place = Place()
      guard find(unsafeBitCast(type, to: UnsafeRawPointer.self), &place) != 0,
        let name = place.file, let start = place.start
      else { return nil }
      // The program itself may have been named relative to another folder.
      return [String(cString: name), "/proc/self/exe"].lazy.compactMap {
        try? Data(contentsOf: URL(filePath: $0), options: .alwaysMapped)
      }.compactMap { SymbolTable($0, at: UInt(bitPattern: start)) }.first
    }

    /// What the linker says of an address: `Dl_info`, which Glibc's module leaves out.
    private struct Place {
      var file: UnsafePointer<CChar>?
      var start: UnsafeRawPointer?
      var symbol: UnsafePointer<CChar>?
      var address: UnsafeRawPointer?
    }

    @_silgen_name("dladdr")
    private static func find(_ address: UnsafeRawPointer, _ place: UnsafeMutablePointer<Place>)
      -> Int32

    /// Reads where the table is; `nil` for other files and for those without it.
    private init?(_ file: Data, at start: UInt) {
      self.file = file
      guard file.count > 64, file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
        return nil
      }
      // Programs with fixed addresses have those that they say.
      base = Self.read(UInt16.self, file, 16) == 2 ? 0 : start
      let headers = Int(Self.read(UInt64.self, file, 40))
      let size = Int(Self.read(UInt16.self, file, 58))
      let count = Int(Self.read(UInt16.self, file, 60))
      guard headers > 0, headers + size * count <= file.count else { return nil }
      func section(_ index: Int) -> Range<Int> {
        let start = Int(Self.read(UInt64.self, file, headers + size * index + 24))
        return start..<start + Int(Self.read(UInt64.self, file, headers + size * index + 32))
      }
      let table = (0..<count).first { Self.read(UInt32.self, file, headers + size * $0 + 4) == 2 }
      guard let table else { return nil }
      symbols = section(table)
      names = section(Int(Self.read(UInt32.self, file, headers + size * table + 40))).lowerBound
      guard symbols.upperBound <= file.count, names < file.count else { return nil }
    }

    private static func read<Number: FixedWidthInteger>(
      _: Number.Type, _ file: Data, _ place: Int
    ) -> Number {
      file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    }

    /// The name of what is at an address, if it ends with some characters.
    func name(at address: UnsafeRawPointer, ending end: String) -> String? {
      let wanted = UInt64(UInt(bitPattern: address) &- base)
      return file.withUnsafeBytes { bytes in
        stride(from: symbols.lowerBound, to: symbols.upperBound, by: 24).lazy.compactMap {
          (entry: Int) -> String? in
          let value = bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)
          guard value == wanted else { return nil }
          let name = names + Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
          guard name < bytes.count, let stop = bytes[name...].firstIndex(of: 0) else { return nil }
          let text = String(decoding: bytes[name..<stop], as: UTF8.self)
          return text.hasSuffix(end) ? text : nil
        }.first
      }
    }

    /// The functions whose names begin with some characters.
    func functions(beginningWith start: String) -> [Symbol] {
      let start = Array(start.utf8)
      return file.withUnsafeBytes { bytes in
        stride(from: symbols.lowerBound, to: symbols.upperBound, by: 24).compactMap { entry in
          let name = names + Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
          guard bytes[entry + 4] & 0xF == 2, name + start.count < bytes.count,
            bytes[name..<name + start.count].elementsEqual(start),
            let end = bytes[name...].firstIndex(of: 0)
          else { return nil }
          let address = bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)
          guard let code = UnsafeRawPointer(bitPattern: base + UInt(address)) else { return nil }
          return Symbol(name: String(decoding: bytes[name..<end], as: UTF8.self), address: code)
        }
      }
    }
  }
#endif
