import ArgumentParser
import Foundation
import InterfaceBuilder

/// Prints the frames of Xcode documents on the editor's canvas.
struct EditorFrames {
  let files: [String]
  /// The folder to which names in the output are relative.
  let folder: String?

  /// Prints the JSON; documents that cannot be read are reported on stderr and end in a failure.
  func print() throws {
    var failure: Failure?
    let text = try MainActor.assumeIsolated {
      var frames = CanvasFrames()
      for file in files {
        do {
          frames.append(try DocumentLoader.interfaceBuilder(file), file: name(of: file))
        } catch let error as Failure {
          error.report()
          failure = error
        }
      }
      return try frames.text()
    }
    Swift.print(text)
    if let failure { throw ExitCode(failure.status) }
  }

  private func name(of file: String) -> String {
    guard let folder else { return file }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }
}
