import AdaptiveLists
import AdaptiveUI
import Foundation

/// An item of a scene: a box with a text.
@MainActor final class SceneItemCell: UICollectionViewCell, ContentPresentable {
  var text = ""

  var presentedContent: ShownContent {
    ShownContent(
      .label, text: text, alignment: .center, lineLimit: 0, lineBreak: .wordWrapping,
      isHighlighted: isHighlighted, isSelected: isSelected)
  }

  /// The size of the text with padding.
  ///
  /// Rule A23.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let label = UILabel()
    label.text = text
    let size = label.intrinsicContentSize
    layoutAttributes.size = CGSize(width: size.width + 32, height: size.height + 32)
    return layoutAttributes
  }
}

/// The title of a section of a scene.
@MainActor final class SceneItemTitle: UICollectionReusableView, ContentPresentable {
  var text = ""

  var presentedContent: ShownContent { ShownContent(.sectionTitle, text: text, isBold: true) }
}
