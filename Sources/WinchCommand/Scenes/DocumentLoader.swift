import AdaptiveUI
import ArgumentParser
import BundledScenes
import Documents
import Examples
import Foundation
import InterfaceBuilder
import Lab
import SceneFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds and reads documents: files first, then the bundled scenes by name.
///
/// This is the only place that distinguishes kinds of documents; every command opens documents
/// through it.
enum DocumentLoader {
  /// Reads the document at a path, or the bundled scene of that name.
  ///
  /// `beginning` is the scene of a storyboard to begin with, by any of its names, and `language`
  /// one of the document's languages. An error ends the program with a message on stderr and a
  /// status: 66 for no such file, 65 for an invalid document, 64 for no such scene, or more than one.
  static func load(
    _ name: String, beginning: String? = nil, language: String? = nil
  ) throws -> any OpenableDocument {
    let source = try source(name)
    return try DocumentLanguages.localized(
      try document(source.data, file: source.file, beginning: beginning), in: language)
  }

  /// Reads a document whose kind follows from its file extension; `beginning` is the scene of a
  /// storyboard to begin with.
  static func document(
    _ data: Data, file: String, beginning: String?
  ) throws -> any OpenableDocument {
    let document = try read(data, file: file)
    guard let beginning else { return document }
    guard let storyboard = document as? InterfaceBuilderDocument else {
      throw ValidationError("--scene works for storyboards only")
    }
    if let chosen = storyboard.beginning(with: beginning) { return chosen }
    let known = storyboard.sceneNames
    let called = known.scenes(called: beginning).compactMap { known.bestName(of: $0.id) }
    guard called.isEmpty else {
      throw ValidationError(
        "\(called.count) scenes are called '\(VisibleText.of(beginning))' in "
          + "'\(VisibleText.of(file))'; choose one of " + list(called))
    }
    let near = nearestName(to: beginning, in: known.scenes.flatMap(\.names))
    throw ValidationError(
      "no scene '\(VisibleText.of(beginning))' in '\(VisibleText.of(file))'"
        + (near.map { ", did you mean '\(VisibleText.of($0))'?" } ?? choices(of: storyboard)))
  }

  /// The available scenes, as the end of a message.
  private static func choices(of storyboard: InterfaceBuilderDocument) -> String {
    let names = storyboard.choices.map(\.name)
    return names.isEmpty ? "; it has only one" : "; there are \(list(names))"
  }

  /// The first of some names, and how many are left.
  private static func list(_ names: [String]) -> String {
    let rest = names.count - mostChoices
    return names.prefix(mostChoices).map { VisibleText.of($0) }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The maximum number of scenes in a message.
  private static let mostChoices = 20

  /// Watches the file at a path for changes; `nil` for bundled scenes.
  static func watch(_ name: String, language: String? = nil) -> LabWatch? {
    guard FileManager.default.fileExists(atPath: name) else { return nil }
    let read = { @Sendable (beginning: String?) throws(LabReadFailure) -> any OpenableDocument in
      do {
        return try load(name, beginning: beginning, language: language)
      } catch let failure as Failure {
        throw LabReadFailure(text: failure.text)
      } catch {
        throw LabReadFailure(text: String(describing: error))
      }
    }
    return LabWatch(path: name, stamp: { stamp(name) }, read: read)
  }

  /// Inode, time and size, since editors save in place or replace the file.
  private static func stamp(_ name: String) -> String? {
    var status = stat()
    guard stat(name, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(time.tv_sec).\(time.tv_nsec) \(status.st_size)"
  }

  /// The bytes of a document and its name in messages.
  struct Source {
    let data: Data
    let file: String

    var text: String { String(decoding: data, as: UTF8.self) }
  }

  /// The content of the file at a path, or of the bundled scene of that name.
  static func source(_ name: String) throws -> Source {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    if exists, !isFolder.boolValue {
      return Source(data: try InputFile.data(name), file: name)
    }
    if let bundled = BundledScenes.scene(named: name) {
      return Source(data: Data(bundled.bytes), file: "\(name).yaml")
    }
    let near = nearestName(to: name, in: BundledScenes.all.map(\.name))
    throw Failure.noInput(
      "no such file: '\(name)'" + (near.map { ", did you mean the bundled scene '\($0)'?" } ?? ""))
  }

  /// Reads an Xcode document.
  static func interfaceBuilder(_ file: String) throws -> InterfaceBuilderDocument {
    let data = try InputFile.data(file)
    do {
      return try InterfaceBuilderDocument(data, file: file)
    } catch {
      throw Failure.badScene(error.text())
    }
  }

  /// Whether a file is an Xcode document, by its extension.
  static func isInterfaceBuilder(_ file: String) -> Bool {
    file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
  }

  /// Reads a document whose kind follows from its file extension.
  private static func read(_ data: Data, file: String) throws -> any OpenableDocument {
    do {
      return isInterfaceBuilder(file)
        ? try InterfaceBuilderDocument(data, file: file)
        : try SceneDocument(data, file: file, classes: ExampleClasses.all).withCheckedStart()
    } catch {
      throw Failure.badScene(error.text())
    }
  }

  /// The bundled scenes for the lab's list, by topic; in a pseudo language if one is given.
  static func sources(in language: String? = nil) -> [LabSource] {
    let language = language.flatMap(DocumentLanguage.init(pseudo:))
    return BundledScenes.topics.flatMap { topic in
      topic.scenes.map { scene in
        LabSource(
          name: scene.name, title: scene.title, summary: scene.summary, topic: topic.title
        ) { () throws(DocumentErrors) in
          try SceneDocument(
            scene.bytes, file: "\(scene.name).yaml", classes: ExampleClasses.all,
            language: language
          ).withCheckedStart()
        }
      }
    }
  }
}

/// An error that ends the program with an exit status.
enum Failure: Error {
  case badScene(String)
  case noInput(String)
  case noOutput(file: String, reason: String)
  case noTerminal(String)
  case noLibrary(String)

  /// The message; quotations from scenes have been made visible text already.
  var text: String {
    switch self {
    case .badScene(let text): text
    case .noInput(let text), .noTerminal(let text), .noLibrary(let text):
      "winch: " + VisibleText.of(text)
    case .noOutput(let file, let reason):
      "winch: " + VisibleText.of("cannot write '\(file)': \(reason)")
    }
  }

  /// Writes the message to stderr.
  func report() { StandardStreams.complain(text + "\n") }

  /// Writes the message to stderr and returns the status after sysexits.
  var exit: ExitCode {
    report()
    return ExitCode(status)
  }

  /// The exit status after sysexits.
  var status: Int32 {
    switch self {
    case .badScene: 65
    case .noInput: 66
    case .noTerminal, .noLibrary: 69
    case .noOutput: 74
    }
  }
}

/// Runs a command and turns a failure into its exit status.
func reportingFailures(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let failure as Failure {
    throw failure.exit
  }
}
