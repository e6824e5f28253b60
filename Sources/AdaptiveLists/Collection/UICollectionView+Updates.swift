// Reference: UICollectionView, iOS 18 documentation: changes of items and sections.
// Status: Partial — changed items are requested again and counted as UIKit counts them; no animation.
import AdaptiveUI
import Foundation

extension UICollectionView {
  /// Counts a change, and shows it unless a batch of changes is running.
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

  /// Runs `updates`, compares the changes they announce with the data source, and shows the result.
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
    // Inserted items can be visible, and be requested, when the changes end. A26
    guard !bounds.isEmpty else { return }
    measureContent()
    showVisibleElements()
  }

  /// Checks UIKit's assertion: the number of items after an update is the number before it, plus
  /// insertions, less deletions.
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

/// Insertions and deletions of items by section, while changes are collected.
struct ItemChanges {
  private var items: [Int: Int] = [:]
  var added = IndexSet()
  var removed = IndexSet()
  /// Reloaded sections, which may have any number of items afterwards.
  var renewed = IndexSet()

  /// Whether sections keep their index, so that their numbers of items can be compared.
  var isCountable: Bool { added.isEmpty && removed.isEmpty }

  subscript(section: Int) -> Int {
    get { items[section, default: 0] }
    set { items[section] = newValue }
  }
}
