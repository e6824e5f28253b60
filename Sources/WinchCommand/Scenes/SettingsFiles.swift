import AdaptiveUI
import ArgumentParser
import Documents
import Foundation
import Lab
import SceneFiles

/// Finds the settings of the user and the project: flags win over the environment, that over the project's
/// `.winch.yaml`, that over the user's `winch/config.yaml`.
enum SettingsFiles {
  /// What a project's file is called.
  static let projectFile = ".winch.yaml"
  /// The keys of a file that are variables too, as `WINCH_THEME`.
  static let variables = ["theme", "color", "mouse", "linear", "pane", "uikit", "device"]

  /// Everything that files and environment say.
  ///
  /// What is wrong with any of them ends the program, all of it at once.
  static func settings(
    variable: (String) -> String? = Self.variable,
    folder: String = FileManager.default.currentDirectoryPath
  ) throws -> Settings {
    var problems: [DocumentErrors] = []
    func read(_ bytes: [UInt8], _ file: String) -> Settings {
      do throws(DocumentErrors) {
        return try Settings(bytes, file: file, words: .lab)
      } catch {
        problems.append(error)
        return Settings()
      }
    }
    var found = Settings()
    for name in variables {
      let place = "WINCH_" + name.uppercased()
      guard let value = variable(place), !value.isEmpty else { continue }
      found = found.over(read(Array("\(name): \(quoted(value))".utf8), place))
    }
    if variable("NO_COLOR")?.isEmpty == false { found.color = found.color ?? "never" }
    for file in [projectFile(from: folder), userFile(variable)].compactMap({ $0 }) {
      guard let data = try InputFile.dataIfPresent(file) else { continue }
      found = found.over(read(Array(data), file))
    }
    guard problems.isEmpty else {
      throw Failure.badScene(problems.map { $0.text() }.joined(separator: "\n"))
    }
    return found
  }

  /// A variable of the environment; making a dictionary of all takes longer than a few are worth.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The user's file, whether or not it exists.
  static func userFile(_ variable: (String) -> String?) -> String? {
    let home = variable("HOME").map { $0 + "/.config" }
    let folder = variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home
    return folder.map { $0 + "/winch/config.yaml" }
  }

  /// The nearest file in a folder or above it, up to where a repository begins.
  static func projectFile(from folder: String) -> String? {
    var place = folder
    while true {
      let file = place + "/" + projectFile
      if FileManager.default.fileExists(atPath: file) { return file }
      guard !FileManager.default.fileExists(atPath: place + "/.git"),
        let slash = place.lastIndex(of: "/"), place != "/"
      else { return nil }
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
