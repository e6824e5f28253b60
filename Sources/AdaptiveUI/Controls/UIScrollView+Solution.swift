import Foundation

extension UIScrollView {
  /// The content's size if constraints give it one.
  ///
  /// Rule LC4.2.
  var solvedContentSize: CGSize? {
    layoutState.systemGuides[.scrollContent].flatMap { layoutEngine?.solvedRect(of: $0)?.size }
  }

  /// Which dimensions of the content's size the constraints about the content leave open, such as `width`;
  /// empty where no constraint is about it.
  ///
  /// Rules LA7.1, LC4.2.
  package var undecidedContentDimensions: [String] {
    guard let guide = layoutState.systemGuides[.scrollContent], let layoutEngine else { return [] }
    return layoutEngine.undecidedParts(of: guide).map(\.word)
  }
}
