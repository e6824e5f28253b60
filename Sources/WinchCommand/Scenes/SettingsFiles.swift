import AdaptiveUI
import ArgumentParser
import Documents
import Foundation
import Lab
import SceneFiles

/// Finds the settings of the user and the project.
///
/// Flags override the environment, which overrides the project's `.winch.yaml`, which overrides the
/// user's `winch/config.yaml`.
enum SettingsFiles {
  /// The name of a project's file.
  static let projectFile = ".winch.yaml"
  /// The keys that can also be set by variables, such as `WINCH_THEME`.
  static let variables = ["theme", "color", "mouse", "linear", "pane", "uikit", "device"]

  /// The settings of files and environment.
  ///
  /// Errors in any of them end the program, with all of them reported at once.
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

  /// A variable of the environment, without making a dictionary of all variables, which is slow.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The path of the user's file, which may not exist.
  static func userFile(_ variable: (String) -> String?) -> String? {
    let home = variable("HOME").map { $0 + "/.config" }
    let folder = variable("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 } ?? home
    return folder.map { $0 + "/winch/config.yaml" }
  }

  /// The nearest file in a folder or above it, up to the root of the repository.
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
