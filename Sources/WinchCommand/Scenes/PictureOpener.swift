import Foundation

/// The system's command that opens a picture in the program for it.
enum PictureOpener {
  #if os(macOS)
    static let name = "open"
  #else
    static let name = "xdg-open"
  #endif

  /// The command, if one of the folders of `PATH` has it: not every system has a desktop.
  static func command(
    path: String? = SettingsFiles.variable("PATH"),
    isExecutable: (String) -> Bool = { access($0, X_OK) == 0 }
  ) -> String? {
    let folders = (path ?? "").split(separator: ":")
    return folders.contains { isExecutable("\($0)/\(name)") } ? name : nil
  }
}
