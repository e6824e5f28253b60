import AdaptiveUI
import ArgumentParser
import Documents
import Foundation

/// Finds the languages of a document: those of the tables beside it, as Xcode arranges them.
///
/// `Main.storyboard`, possibly in `Base.lproj`, has `de.lproj/Main.strings` next to that folder, or
/// `Main.xcstrings` next to itself or in `mul.lproj`.
struct DocumentLanguages {
  /// The document's path.
  private let file: String

  init(of file: String) { self.file = file }

  /// The document in a language.
  ///
  /// - Throws: ``Failure`` if its table is invalid, a usage error if there is no such language.
  static func localized(
    _ document: any OpenableDocument, in name: String?
  ) throws -> any OpenableDocument {
    guard let name else { return document }
    return document.localized(in: try DocumentLanguages(of: document.file).language(name))
  }

  private func language(_ name: String) throws -> DocumentLanguage {
    if let language = DocumentLanguage(pseudo: name.lowercased()) { return language }
    let known = try all()
    let wanted = Self.folded(name)
    if let found = known.first(where: { Self.folded($0.name) == wanted }) {
      return DocumentLanguage(name: found.name, table: try found.table())
    }
    let names = known.map(\.name) + DocumentLanguage.pseudoNames
    throw ValidationError(
      "'\(VisibleText.of(file))' has no texts in '\(VisibleText.of(name))'; there "
        + Self.enumerated(names))
  }

  /// A language and the source of its texts.
  private struct Found {
    let name: String
    let table: () throws -> [String: String]
  }

  /// Every language once, first those with a table of their own, each group by name.
  private func all() throws -> [Found] {
    var found: [Found] = []
    for folder in Self.content(of: outer) where folder.hasSuffix(".lproj") {
      let name = String(folder.dropLast(".lproj".count))
      let path = "\(outer)/\(folder)/\(stem).strings"
      if FileManager.default.fileExists(atPath: path) {
        found.append(Found(name: name) { try Self.strings(path) })
      } else if "\(outer)/\(folder)" == inner, name != "Base" {
        // The document's own language.
        found.append(Found(name: name) { [:] })
      }
    }
    for path in catalogs where FileManager.default.fileExists(atPath: path) {
      let catalog = try Self.catalog(path)
      for name in catalog.languages where !found.contains(where: { $0.name == name }) {
        found.append(Found(name: name) { catalog.table(name) ?? [:] })
      }
    }
    return found
  }

  /// The folder of the document, and the one that contains the folders of languages.
  private var inner: String {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }

  private var outer: String {
    guard inner.hasSuffix(".lproj") else { return inner }
    let folder = inner.lastIndex(of: "/").map { String(inner[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }

  /// The document's name without its extension.
  private var stem: String {
    let name = file.fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private var catalogs: [String] {
    [inner, outer, outer + "/mul.lproj"].map { "\($0)/\(stem).xcstrings" }
  }

  private static func strings(_ path: String) throws -> [String: String] {
    do {
      return try StringsFile(try InputFile.data(path), file: path).table
    } catch let errors as DocumentErrors {
      throw Failure.badScene(errors.text())
    }
  }

  private static func catalog(_ path: String) throws -> StringsCatalog {
    do {
      return try StringsCatalog(try InputFile.data(path), file: path)
    } catch let errors as DocumentErrors {
      throw Failure.badScene(errors.text())
    }
  }

  private static func content(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Makes `pt_BR` and `pt-BR` the same language.
  private static func folded(_ name: String) -> String {
    name.lowercased().replacing("_", with: "-")
  }

  private static func enumerated(_ names: [String]) -> String {
    "are " + names.map { VisibleText.of($0) }.spokenList
  }
}
