import Foundation

/// Which folders of a target name what others declare, found in the sources alone.
///
/// A name belongs to a folder if it is a type at file scope there and in no other folder, or if it is a
/// function at file scope or a member there and nothing in any other folder is called so. So the arrows are
/// a lower bound, and a steady one: of the 180 that the compiler's index knew when this was written they were
/// 174, and none that it did not know.
struct FolderArrows {
  /// Where an arrow comes from: a name and the file that says it.
  struct Use: Hashable, Comparable, CustomStringConvertible {
    let name: String
    let path: String
    static func < (one: Use, other: Use) -> Bool {
      (one.path, one.name) < (other.path, other.name)
    }
    var description: String { "\(name) in \(path)" }
  }

  let folders: [String]
  /// By the folder that names, then by the one that declares.
  private(set) var uses: [String: [String: Set<Use>]] = [:]

  /// Words of the language, and names that types of the system have too: a use of them says nothing.
  private static let common = """
    URL above append available bar changed constant continue control drop dy edge element entry error firstIndex free
    from given keys last map members merging min mix open other own post properties repeat required solve split to
    trail weak whole zero
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// Creates the arrows between the first folders of the given paths.
  init(_ sources: [(path: String, text: String)]) {
    var words = SourceWords()
    let files = sources.map { path, text in
      SourceNames(
        folder: String(path.prefix { $0 != "/" }), path: path, text: text, words: &words)
    }
    folders = Set(files.map(\.folder)).sorted()
    let owners = Self.owners(files, common: Set(Self.common.map { words.number(of: $0) }))
    let context = NameContext(&words)
    for file in files {
      for name in file.foreign(owners, context) {
        guard let owner = owners[name]?.folder else { continue }
        uses[file.folder, default: [:]][owner, default: []]
          .insert(Use(name: words[name], path: file.path))
      }
    }
  }

  struct Owner {
    let folder: String
    let isType: Bool
  }

  /// The folder of each name that belongs to one.
  private static func owners(_ files: [SourceNames], common: Set<Int>) -> [Int: Owner] {
    var types: [Int: Set<String>] = [:]
    var all: [Int: Set<String>] = [:]
    for file in files {
      for name in file.types { types[name, default: []].insert(file.folder) }
      for name in file.types.union(file.free).union(file.members).union(file.nested) {
        all[name, default: []].insert(file.folder)
      }
    }
    var owners: [Int: Owner] = [:]
    for file in files {
      for name in file.free.union(file.members)
      where all[name]?.count == 1 && types[name] == nil && !common.contains(name) {
        owners[name] = Owner(folder: file.folder, isType: false)
      }
      for name in file.types where types[name]?.count == 1 {
        owners[name] = Owner(folder: file.folder, isType: true)
      }
    }
    return owners
  }
}

/// The words before a name that make it another thing than the one that a folder owns.
struct NameContext {
  /// A type in a type may be called like one at file scope.
  let kinds: Set<Int>
  /// A constant or a case may be called like a function or a member.
  let binders: Set<Int>
  let dot = SourceWords.sign(".")
  let colon = SourceWords.sign(":")

  init(_ words: inout SourceWords) {
    func numbers(_ list: [String]) -> Set<Int> { Set(list.map { words.number(of: $0) }) }
    kinds = numbers(["class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"])
    binders = numbers(["let", "var", "func", "case", "for"])
  }
}

extension SourceNames {
  /// The names that the file uses and another folder owns.
  func foreign(_ owners: [Int: FolderArrows.Owner], _ context: NameContext) -> Set<Int> {
    var found: Set<Int> = []
    for (index, name) in tokens.enumerated() where name >= 0 {
      guard let owner = owners[name], owner.folder != folder, !found.contains(name) else {
        continue
      }
      let before = index > 0 ? tokens[index - 1] : context.colon
      let after = index + 1 < tokens.count ? tokens[index + 1] : context.dot
      if owner.isType {
        if before == context.dot || context.kinds.contains(before) { continue }
      } else if before != context.dot {
        // A label, a declaration, or a value of the file's own that is called so.
        let isOwn = context.binders.contains(before) || locals.contains(name)
        if isOwn || after == context.colon { continue }
      }
      found.insert(name)
    }
    return found
  }
}

extension FolderArrows {
  func targets(of folder: String) -> [String] { (uses[folder] ?? [:]).keys.sorted() }

  var count: Int { folders.map { targets(of: $0).count }.reduce(0, +) }

  /// Folders that name each other.
  var mutualPairs: [(String, String)] {
    folders.flatMap { one in
      targets(of: one).filter { one < $0 && targets(of: $0).contains(one) }.map { (one, $0) }
    }
  }

  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for target in targets(of: next) where found.insert(target).inserted { open.append(target) }
    }
    return found
  }

  /// How many folders the largest group has in which each reaches each.
  var largestKnot: Int {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    return folders.map { one in
      (reached[one] ?? []).filter { reached[$0]?.contains(one) == true }.count
    }.max() ?? 0
  }

  /// A line for a folder, as the table of allowed arrows has it.
  func line(of folder: String) -> String {
    (["\(folder) ->"] + targets(of: folder)).joined(separator: " ")
  }

  var figures: String {
    "\(folders.count) folders, \(count) arrows, \(mutualPairs.count) mutual pairs, "
      + "\(largestKnot) folders in the largest knot"
  }
}
