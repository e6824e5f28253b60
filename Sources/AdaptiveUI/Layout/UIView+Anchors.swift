// Reference: UIView's anchors, iOS 18 documentation. Rules LA9.2, LA9.3.
import Foundation
import Typography

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTerm(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }
  /// The line under the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
  }
  /// The line under the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
}

extension UIView {
  /// The system's distance between the last line of one view's text and the first of another's, in points:
  /// the larger distance of lines of the two.
  ///
  /// Rule LA9.3. Of which lines it is the distance is not published; that of the Human Interface
  /// Guidelines' text styles, 22 points for text of 17, is what three stacks of one document have.
  /// `nil` where neither shows text.
  static func systemLineSpacing(_ views: UIView?...) -> CGFloat? {
    views.compactMap { $0?.lineSpacing }.max()
  }

  private var lineSpacing: CGFloat? {
    let metrics = environment.textMetrics
    return textFont.map { metrics.lineHeight($0) + (metrics == .cells ? 0 : $0.leading) }
  }
}
