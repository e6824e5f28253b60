// Reference: NSAttributedString and NSString, UIKit additions; iOS 18 documentation.
// Status: Partial — lines of cells in the looks of the first letter.
public import Foundation
import Typography

extension NSAttributedString {
  /// Draws the text with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)))
  }

  /// Draws the text in lines no wider than a rectangle.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let lines = TextMetrics.cells.lines(
      of: string, font ?? .ofPlainStrings, width: rect.width < 1e6 ? rect.width : nil)
    for (row, line) in lines.enumerated() {
      let down = CGFloat(row) * TerminalHost.cell.height
      context.paint(line, at: CGPoint(x: rect.minX, y: rect.minY + down))
    }
  }
}

extension String {
  /// Draws the text with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in lines no wider than a rectangle.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
