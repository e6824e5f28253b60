// Reference: UICollectionViewLayoutAttributes, iOS 18 documentation.
// Status: Partial — frame, transparency and order; no transforms, no decoration views.
import AdaptiveUI
public import Foundation

/// The frame of an element and how it is shown, as its layout decides.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The item or section that the element belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a supplementary view; `nil` for a cell.
  public private(set) var representedElementKind: String?
  /// Whether it is a cell or a supplementary view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  /// The frame in the content, in points.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front; higher values are in front.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// Creates attributes for a cell of the first section.
  public required override init() {}

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a header, a footer or another supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The size of the frame; setting it keeps the upper left corner.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The centre of the frame; setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Copies the attributes; subclasses copy the properties that they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}

extension UICollectionView {
  /// What an element of a collection can be.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}
