extension FolderContents {
  /// A line for each document; of many in one folder beside others one line is for most.
  ///
  /// In a folder that nobody asked for one line is for most of all, or for all of very many, as the
  /// scenes are what is looked for there.
  func items(isAskedFor: Bool) -> [LabItem] {
    guard isAskedFor else {
      return documents.count > Self.mostUnfolded
        ? Self.folding(documents, title: "This folder", detail: "", behind: 0)
        : Self.folding(documents, title: "This folder", detail: "")
    }
    let runs = runs
    guard documents.count > Self.mostUnfolded, runs.count > 1 else {
      return documents.map(\.item)
    }
    return runs.flatMap { run in
      let folder = run[0].folder
      return Self.folding(run, title: folder.isEmpty ? "This folder" : folder, detail: folder)
    }
  }

  /// The documents that follow each other in one folder.
  private var runs: [[FolderDocument]] {
    documents.reduce(into: []) { runs, document in
      if runs.last?.first?.folder == document.folder {
        runs[runs.count - 1].append(document)
      } else {
        runs.append([document])
      }
    }
  }

  private static func folding(
    _ documents: [FolderDocument], title: String, detail: String,
    behind count: Int = Self.firstOfFolder
  ) -> [LabItem] {
    let items = documents.map(\.item)
    guard items.count > mostOfFolder else { return items }
    let rest = items[count...].map { item in
      var item = item
      item.presence = .whileFiltered
      return item
    }
    var list = LabList(title: title, items: items)
    list.hasPreview = true
    let words = count == 0 ? "\(rest.count) documents" : "… and \(rest.count) more"
    let more = LabItem(
      title: words, detail: detail, presence: .untilFiltered, action: .list(list))
    return items[..<count] + rest + [more]
  }

  /// So many documents are all listed, and so many of one folder.
  private static let mostUnfolded = 24
  private static let mostOfFolder = 8
  /// The documents of a folder that are listed before the line for its others.
  private static let firstOfFolder = 5
}

extension FolderDocument {
  /// The line of the document; its kind is left out where the name ends with it.
  fileprivate var item: LabItem {
    LabItem(
      title: name, detail: folder, tag: name.hasSuffix(".\(kind)") ? "" : kind,
      action: .file(self))
  }
}
