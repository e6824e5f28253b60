import AdaptiveUI
import Documents
import Foundation

/// Earlier versions of the documents, in another folder or file.
struct SheetBefore {
  /// A folder with the same structure, or the single file.
  let folder: String
  /// The inputs of the command line: paths below a folder are the same in the other one.
  let inputs: [String]

  /// The earlier version of a document; `nil` if there was none.
  func document(of file: String, language: String?) -> (any OpenableDocument)? {
    guard let old = path(of: file) else { return nil }
    return try? DocumentLoader.load(old, language: language)
  }

  private func path(of file: String) -> String? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: folder, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return folder }
    let below = inputs.lazy.filter { file.hasPrefix($0 == "." ? "" : $0 + "/") }
      .map { $0 == "." ? file : String(file.dropFirst($0.count + 1)) }
    let last = URL(filePath: file).lastPathComponent
    return (Array(below) + [file, last]).lazy.map { folder + "/" + $0 }
      .first { files.fileExists(atPath: $0) }
  }
}
