// Reference: UICollectionView, iOS 18 documentation: changes of items and sections.
// Status: Partial — what changed is asked for again and counted as UIKit counts it; nothing moves.
import AdaptiveUI
import Foundation

extension UICollectionView {
  /// Counts a change, and shows it unless a batch of changes runs.
  func change(_ count: @escaping (inout ItemChanges) -> Void) {
    guard batch == nil else {
      if var changes = batch {
        count(&changes)
        batch = changes
      }
      return
    }
    performBatchUpdates({ self.change(count) }, completion: nil)
  }

  /// Runs `updates`, compares what they said with what the data source gives, and shows that.
  ///
  /// Rule A18.
  func runBatch(_ updates: (() -> Void)?) {
    guard batch == nil else {
      updates?()
      return
    }
    let before = counts
    batch = ItemChanges()
    updates?()
    let changes = batch
    batch = nil
    askAgain()
    if let before, let changes { check(changes, before) }
    // What came can be seen, and asked for, when the changes end. A26
    guard !bounds.isEmpty else { return }
    measureContent()
    showVisibleElements()
  }

  /// UIKit's assertion: the numbers after an update are those before it with what came and went.
  private func check(_ changes: ItemChanges, _ before: [Int]) {
    guard changes.isCountable else { return }
    let after = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    guard after.count == before.count else {
      return refuse(
        "invalid number of sections. The number of sections contained in the collection view after the "
          + "update (\(after.count)) must be equal to the number of sections contained in the collection "
          + "view before the update (\(before.count)), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted).")
    }
    for section in after.indices
    where !changes.renewed.contains(section)
      && after[section] != before[section] + changes[section]
    {
      refuse(
        "invalid number of items in section \(section). The number of items contained in an existing "
          + "section after the update (\(after[section])) must be equal to the number of items contained "
          + "in that section before the update (\(before[section])), plus or minus the number of items "
          + "inserted or deleted from that section (\(changes[section]) in all).")
    }
  }

  private func refuse(_ reason: String) {
    environment.breach(
      Breach(
        "NSInternalInconsistencyException", "Invalid batch updates detected: " + reason,
        subject: traceSubject, rule: "API"))
  }
}

/// How many items came and went, by section, while changes are collected.
struct ItemChanges {
  private var items: [Int: Int] = [:]
  var added = IndexSet()
  var removed = IndexSet()
  /// Sections that may have any number of items afterwards.
  var renewed = IndexSet()

  /// Whether sections stay where they are, so that their numbers can be compared.
  var isCountable: Bool { added.isEmpty && removed.isEmpty }

  subscript(section: Int) -> Int {
    get { items[section, default: 0] }
    set { items[section] = newValue }
  }
}
