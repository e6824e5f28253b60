package import Documents
package import Foundation

/// The keys of a collection view.
package struct SceneCollection: Sendable {
  package var sections: [SceneSection] = []
  package var itemSize: CGSize?
  package var estimatedItemSize: CGSize?
  /// In points.
  package var minimumLineSpacing: Double?
  /// In points.
  package var minimumInteritemSpacing: Double?
  package var sectionInset: SceneInsets?
  /// In points; only the extent along the axis that scrolls is used.
  package var headerReferenceSize: CGSize?
  package var footerReferenceSize: CGSize?
  package var pinsHeaders: Bool?
  package var sectionInsetReference: SceneInsetReference?
  /// The first whose condition matches the size classes is used.
  package var scrollDirections: [SceneScrollDirection] = []

  package init() {}
}

/// An axis, and the size classes for which it is used.
package struct SceneScrollDirection: Sendable {
  package var condition = SizeClassCondition()
  package var axis: SceneAxis

  package init(_ axis: SceneAxis) { self.axis = axis }
}

/// An axis along which something scrolls.
package enum SceneAxis: String, Sendable, CaseIterable { case vertical, horizontal }

/// What the insets of sections are measured from.
///
/// Rule A24.
package enum SceneInsetReference: String, Sendable, CaseIterable {
  case fromContentInset, fromSafeArea, fromLayoutMargins
}

/// Items between a header and a footer.
package struct SceneSection: Sendable {
  package var header: String?
  package var footer: String?
  package var items: [SceneItem]
}

/// One item of a collection view.
package struct SceneItem: Sendable {
  package var mark: SourceMark
  package var id: Marked<String>?
  package var text: String
  /// Instead of the layout's size.
  package var size: CGSize?
  package var action: SceneAction?
}
