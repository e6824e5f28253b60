// Reference: UILayoutGuide, iOS 18 documentation. Rule LA9.1.
// Status: Complete.
public import Foundation

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What determines the rectangle.
  enum Role: Hashable {
    /// Constraints.
    case constraints
    /// The bounds less the safe area.
    case safeArea
    /// The bounds less the margins.
    case margins
    /// The part of the margins that is comfortable to read; constraints.
    case readable
    /// What covers the top of a controller's view.
    case topLayoutGuide
    /// What covers the bottom of a controller's view.
    case bottomLayoutGuide
    /// What a keyboard at the bottom would cover, which a terminal does not show.
    case keyboard
    /// The visible part of a scroll view.
    case scrollFrame
    /// The content of a scroll view; constraints.
    case scrollContent
  }

  let role: Role
  /// The view in whose coordinates the guide lies.
  open internal(set) weak var owningView: UIView?
  /// A name for descriptions.
  open var identifier: String = ""

  /// Creates a guide; it needs an owning view before use.
  public override init() {
    role = .constraints
    super.init()
  }

  init(_ role: Role, owner: UIView? = nil) {
    self.role = role
    owningView = owner
  }

  /// The rectangle in the owning view's coordinates, after layout.
  ///
  /// Rule LA9.1.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    let bounds = owner.bounds
    switch role {
    case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .scrollFrame: return bounds
    case .topLayoutGuide:
      let start = topStart(of: owner)
      return CGRect(
        x: bounds.minX, y: bounds.minY + start, width: bounds.width,
        height: owner.safeAreaInsets.top - start)
    case .bottomLayoutGuide, .keyboard:
      let height = bottomCover(of: owner)
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .constraints, .readable, .scrollContent: return owner.solvedFrame(of: self)
    }
  }

  /// How far down the guide of what covers the owner's top begins, in points.
  func topStart(of owner: UIView) -> CGFloat {
    owner.environment.measuring?.topGuideIsLine == true ? owner.safeAreaInsets.top : 0
  }

  /// How high the cover of the owner's bottom is, in points.
  func bottomCover(of owner: UIView) -> CGFloat {
    (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false ? 0 : owner.safeAreaInsets.bottom
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
}
