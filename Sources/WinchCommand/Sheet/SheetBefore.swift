import AdaptiveUI
import Documents
import Foundation

/// The same documents as they were before, in another folder or file.
struct SheetBefore {
  /// A folder that holds them in the same places, or the one file.
  let folder: String
  /// What the command line named: names below a folder are the same in the other one.
  let inputs: [String]

  /// The document as it was; `nil` when there was none.
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
