// Reference: NSAttributedString and NSString, UIKit additions; iOS 18 documentation.
// Status: Complete for measuring; drawing puts the text into the current context.
public import Foundation
import Typography

extension NSAttributedString {
  /// The size of the text in one line for each paragraph, in points.
  ///
  /// - Precondition: Called on the main thread.
  public func size() -> CGSize { onMain { $0.measuredSize() } }

  @MainActor private func measuredSize() -> CGSize {
    let environment = Environment.current
    return AttributedText(
      self, metrics: environment.textMetrics, standard: .ofPlainStrings
    ).size(width: nil, scale: environment.screen.scale)
  }

  /// The rectangle of the text in a box, in points.
  ///
  /// - Precondition: Called on the main thread.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    onMain { $0.measuredRect(with: size, options: options) }
  }

  @MainActor private func measuredRect(
    with size: CGSize, options: NSStringDrawingOptions
  ) -> CGRect {
    let environment = Environment.current
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let text = AttributedText(
      self, metrics: environment.textMetrics, standard: .ofPlainStrings)
    var fitting = text.size(
      width: wraps && size.width < CGFloat.greatestFiniteMagnitude ? size.width : nil,
      lineLimit: wraps ? 0 : 1, scale: environment.screen.scale)
    if size.height > 0, options.contains(.truncatesLastVisibleLine) {
      fitting.height = min(fitting.height, size.height)
    }
    return CGRect(origin: .zero, size: fitting)
  }

  /// Runs `body` on the main actor, which UIKit's signatures do not ask for: how large text is belongs to
  /// the environment, which lives there.
  private func onMain<T: Sendable>(_ body: @MainActor (NSAttributedString) -> T) -> T {
    // A text that is measured does not change meanwhile: the call waits for the figure.
    nonisolated(unsafe) let text = self
    return MainActor.assumeIsolated { body(text) }
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// The size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// The rectangle of the text in a box, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text in one line for each paragraph, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle of the text in a box, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
