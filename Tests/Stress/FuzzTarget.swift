package import Foundation

/// A kind of input that strangers can give us.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A scene file.
  case scene
  /// A storyboard or nib.
  case storyboard
  /// A sentence of the Visual Format Language.
  case format
  /// A constraint of a scene file.
  case equation
  /// What a terminal sends.
  case keys
  /// A recording.
  case record

  /// Takes an input as the program would, from reading to every kind of output.
  ///
  /// - Returns: What is wrong; `nil` when all is well. A crash, a hang or too much memory is for
  ///   the caller to notice.
  @MainActor package func run(_ input: [UInt8]) -> String? {
    switch self {
    case .scene: SceneFuzzing.run(input)
    case .storyboard: StoryboardFuzzing.run(input)
    case .format: FormatFuzzing.run(input)
    case .equation: EquationFuzzing.run(input)
    case .keys: KeyFuzzing.run(input)
    case .record: RecordFuzzing.run(input)
    }
  }

  /// Words that make an input get further.
  private var dictionary: [String] {
    switch self {
    case .scene: SceneFuzzing.words
    case .storyboard: StoryboardFuzzing.words
    case .format: FormatFuzzing.words
    case .equation: EquationFuzzing.words
    case .keys: KeyFuzzing.words
    case .record: RecordFuzzing.words
    }
  }

  /// The folders of examples, from the package's root.
  private var folders: [String] {
    let own = "Tests/Corpora/\(rawValue)"
    switch self {
    case .scene: return [own, "Scenes"]
    case .storyboard: return [own, "Tests/InterfaceBuilderTests/Documents"]
    case .format, .equation, .keys, .record: return [own]
    }
  }

  /// The package's folder when this was built.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What makes this target's inputs out of the examples that the tests keep.
  ///
  /// - Parameter root: The package's folder.
  /// - Returns: The mutator.
  /// - Throws: When the examples cannot be read.
  package func mutator(root: URL = Self.root) throws -> Mutator {
    var examples: [[UInt8]] = []
    for folder in folders {
      let path = root.appending(path: folder).path(percentEncoded: false)
      let endings = [".yaml", ".txt", ".storyboard", ".xib", ".jsonl"]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      where endings.contains(where: name.hasSuffix) {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
        if bytes.count <= Self.largestExample { examples.append(bytes) }
      }
    }
    // Sentences are short: a file holds one a line.
    if folders.count == 1, self != .record {
      examples = examples.flatMap { $0.split(separator: 0x0A).map { Self.unescaped(Array($0)) } }
    }
    return Mutator(corpus: examples, dictionary: dictionary)
  }

  /// In bytes; large examples cost time and hold nothing that small ones lack.
  private static let largestExample = 14_000

  /// In sentences Escape is written `^[`, so that the files are text.
  private static func unescaped(_ line: [UInt8]) -> [UInt8] {
    Array(String(decoding: line, as: UTF8.self).replacing("^[", with: "\u{1B}").utf8)
  }
}
