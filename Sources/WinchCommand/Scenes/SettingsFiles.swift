import AdaptiveUI
import ArgumentParser
import Foundation
import Lab
import SceneFiles

/// Finds what the user and the project wish: flags stand over the environment, that over the project's
/// `.winch.yaml`, that over the user's `winch/config.yaml`.
enum SettingsFiles {
  /// Everything that files and environment say.
  static func settings(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Settings {
    let files = try [".winch.yaml", userFile(environment)].compactMap { $0 }.map(read)
    let found = files.reduce(try variables(environment)) { $0.over($1) }
    return found
  }

  /// The user's file, whether or not it exists.
  static func userFile(_ environment: [String: String]) -> String? {
    let home = environment["HOME"].map { $0 + "/.config" }
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
    return folder.map { $0 + "/winch/config.yaml" }
  }

  private static func read(_ path: String) throws -> Settings {
    guard let data = FileManager.default.contents(atPath: path) else { return Settings() }
    do throws(SceneErrors) {
      return try Settings(data, file: path, words: .lab)
    } catch {
      throw Failure.badScene(error.text())
    }
  }

  /// `WINCH_THEME`, `WINCH_COLOR`, `WINCH_MOUSE`, `WINCH_PANE`, `WINCH_UIKIT`, `WINCH_DEVICE`, read like the
  /// keys of a file; `NO_COLOR` stands for no colour.
  private static func variables(_ environment: [String: String]) throws -> Settings {
    let names = ["theme", "color", "mouse", "pane", "uikit", "device"]
    let lines = names.compactMap { name in
      environment["WINCH_" + name.uppercased()].map { "\(name): \(quoted($0))" }
    }
    var settings: Settings
    do throws(SceneErrors) {
      settings = try Settings(
        Array(lines.joined(separator: "\n").utf8), file: "WINCH_ variables", words: .lab)
    } catch {
      throw Failure.badScene(error.text())
    }
    if environment["NO_COLOR"]?.isEmpty == false { settings.color = settings.color ?? "never" }
    return settings
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
