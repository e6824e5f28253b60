import AdaptiveUI
import ArgumentParser
import BundledScenes
import Documents
import Foundation
import InterfaceBuilder

/// Completions for values that the parser cannot complete itself.
enum ValueCompletion {
  /// The ids of devices, which contain no spaces.
  static let devices = CompletionKind.list(Device.all.map(\.id))

  /// Bundled scenes, and the documents of the folder that is being typed.
  static let documents = CompletionKind.custom { _, _, typed in
    let scenes = BundledScenes.all.map(\.name).filter { $0.hasPrefix(typed) }
    return scenes + files(beginning: typed)
  }

  /// The scenes of the storyboards on the command line, by names that need no quotes and that a
  /// terminal shows unchanged.
  static let scenes = CompletionKind.custom { words, _, typed in
    let documents = words.dropFirst().filter(DocumentLoader.isInterfaceBuilder)
      .compactMap { try? DocumentLoader.interfaceBuilder($0) }
    let names = documents.map(\.sceneNames).flatMap { all in
      all.scenes.flatMap { $0.names.dropFirst() }.filter { all.scenes(called: $0).count == 1 }
    }
    var seen: Set<String> = []
    return names.filter { name in
      name.hasPrefix(typed) && !name.contains { $0.isWhitespace || $0 == ":" }
        && VisibleText.of(name) == name && seen.insert(name).inserted
    }
  }

  private static let endings = [".yaml", ".yml", ".storyboard", ".xib"]

  /// Documents and folders whose path begins with the typed text, by name.
  private static func files(beginning typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let isBash = ProcessInfo.processInfo.environment["SAP_SHELL"] == "bash"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().compactMap { name in
      let path = folder + name
      guard path.hasPrefix(typed), !name.hasPrefix(".") else { return nil }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      // Bash adds the slash of a folder itself.
      if isFolder.boolValue { return isBash ? path : path + "/" }
      return endings.contains { name.hasSuffix($0) } ? path : nil
    }
  }
}
