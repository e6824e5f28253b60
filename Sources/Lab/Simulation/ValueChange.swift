import AdaptiveUI
import Foundation

/// What a press or the keyboard set a control to.
struct ValueChange: Equatable {
  /// The name of the control for people.
  let name: String
  let old: String
  let new: String
  /// The step of the trace.
  let step: Int

  /// Creates nothing for a control that keeps no value, or has the one from before.
  @MainActor init?(of view: UIView, from old: String?, in step: Int) {
    guard let old, let new = view.shownValue, new != old else { return nil }
    let name = view.textOfRow.map { "“\($0.cut(to: 40))”" } ?? view.spokenName
    (self.name, self.old, self.new, self.step) = (name, old, new, step)
  }
}

extension UIView {
  /// The text in the row of a control that shows none itself, by which people call it.
  fileprivate var textOfRow: String? {
    guard shownText == nil else { return nil }
    let around = sequence(first: superview, next: { $0?.superview }).compactMap { $0 }
      .prefix { $0.viewController == nil }
    return around.lazy.compactMap { holder in
      let middle = self.convert(CGPoint(x: self.bounds.midX, y: self.bounds.midY), to: holder).y
      return holder.subviews.first { view in
        view is UILabel && view.shownText != nil && !view.isHidden
          && (view.frame.minY...view.frame.maxY).contains(middle)
      }?.shownText
    }.first
  }

  /// What a control is set to, in a word; `nil` for what keeps nothing.
  var shownValue: String? {
    switch self {
    case let control as UIControl: control.valueInWords
    case let text as UITextView: "“\(text.text ?? "")”"
    default: nil
    }
  }
}
