import AdaptiveUI
import Attributes
import Foundation

// Split view controllers: those of before columns had names, and those with two or three columns.

extension DocumentInstance {
  /// A split view controller of the style that the element wants.
  func newSplit(_ element: DocumentElement) -> UISplitViewController {
    guard element.flag("allowDoubleColumnStyle") else { return UISplitViewController() }
    let hasThree = element.list("connections").contains {
      $0["relationship"] == "supplementaryViewController"
    }
    return UISplitViewController(style: hasThree ? .tripleColumn : .doubleColumn)
  }

  /// Gives a split view controller its columns; `made` makes those of a relationship.
  func fill(
    _ split: UISplitViewController, _ element: DocumentElement,
    made: (String) -> [UIViewController]
  ) {
    let primary = made("masterViewController")
    let secondary = made("detailViewController")
    if split.style == .unspecified {
      if !(primary + secondary).isEmpty { split.viewControllers = primary + secondary }
    } else {
      primary.first.map { split.setViewController($0, for: .primary) }
      if split.style == .tripleColumn {
        made("supplementaryViewController").first
          .map { split.setViewController($0, for: .supplementary) }
      }
      secondary.first.map { split.setViewController($0, for: .secondary) }
      made("compactViewController").first.map { split.setViewController($0, for: .compact) }
      split.preferredSplitBehavior = Words.splitBehaviors[element["behavior"]] ?? .automatic
    }
    setWidths(of: split, element)
  }

  private func setWidths(of split: UISplitViewController, _ element: DocumentElement) {
    func width(_ name: String, _ set: (CGFloat) -> Void) {
      if let number = element.number(name), number > 0 { set(CGFloat(number)) }
    }
    width("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = $0 }
    width("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = $0 }
    width("preferredPrimaryColumnWidth") { split.preferredPrimaryColumnWidth = $0 }
    width("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = min($0, 1)
    }
    width("minimumSupplementaryColumnWidth") { split.minimumSupplementaryColumnWidth = $0 }
    width("maximumSupplementaryColumnWidth") { split.maximumSupplementaryColumnWidth = $0 }
    width("preferredSupplementaryColumnWidth") { split.preferredSupplementaryColumnWidth = $0 }
    width("preferredSupplementaryColumnWidthFraction") {
      split.preferredSupplementaryColumnWidthFraction = min($0, 1)
    }
  }

  /// What containers call those that they contain.
  static let relationships = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "compactViewController",
  ]
}
