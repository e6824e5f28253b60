#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  @testable import Terminal

  /// What tells that a file changed, so that nobody has to look again and again.
  struct FileSignalTests {
    private let folder: URL

    init() throws {
      folder = URL.temporaryDirectory.appending(path: "winch-signal-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var file: URL { folder.appending(path: "a.yaml") }

    private func save(_ text: String) throws { try Data(text.utf8).write(to: file) }

    /// Whether something was told before `seconds` are over.
    private func isNotified(_ signal: FileSignal, within seconds: Double) -> Bool {
      var state = pollfd(fd: signal.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&state, 1, Int32(seconds * 1000)) > 0
    }

    @Test func `saving in place and saving another file in its place are told`() throws {
      var signal = FileSignal()
      try save("first")
      let ways: [() throws -> Void] = [
        { try save("second") },
        { try Data("third".utf8).write(to: file, options: .atomic) },
        { try FileManager.default.removeItem(at: file) },
      ]
      for way in ways {
        let isFollowed = signal.follow(file.path(percentEncoded: false))
        #expect(isFollowed)
        #expect(!isNotified(signal, within: 0))
        _ = try Data(contentsOf: file)
        #expect(!isNotified(signal, within: 0))
        try way()
        #expect(isNotified(signal, within: 5))
        signal.end()
      }
      let isFollowed = signal.follow(file.path(percentEncoded: false))
      #expect(!isFollowed)
      #expect(signal.descriptor < 0)
      try FileManager.default.removeItem(at: folder)
    }
  }
#endif
