/// The frame around a popover's content; holds the presented view and knows its arrow.
///
/// Rule PO03.
package final class UIPopoverView: UIView {
  /// The arrow as it is now.
  package internal(set) var arrow: PopoverArrow?

  /// The content fills the popover.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for content in subviews { content.frame = bounds }
  }
}
