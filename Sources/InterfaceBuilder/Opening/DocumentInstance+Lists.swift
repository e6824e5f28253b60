import AdaptiveLists
package import AdaptiveUI

extension DocumentInstance {
  package func whoFills(_ view: UIView) -> String? {
    let (counts, parts): ([Int], String)
    switch view {
    case let table as UITableView:
      counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      parts = "rows"
    case let collection as UICollectionView:
      counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      parts = "items"
    default: return nil
    }
    guard counts.allSatisfy({ $0 == 0 }) else { return nil }
    return "the document has no \(parts) for it: a program brings them, in code or from another nib"
  }
}
