import Foundation

// Frames that no constraint gives, in arithmetic. Rule LA7.1.

extension UIView {
  /// Why a frame is what it is that window, presentation, container or program gave.
  var givenFrameSentences: [String] {
    guard let superview else { return [] }
    let size = "\(frame.width.textInSums) × \(frame.height.textInSums)"
    if fillsWindow, let window {
      let (width, height) = (window.bounds.width.traceText, window.bounds.height.traceText)
      return ["\(size) because it fills the window, which is \(width) × \(height) points"]
    }
    if let presentation = viewController?.presentationLinks.presentation {
      let preferred = presentation.shown.preferredContentSize
      let preference =
        preferred == .zero
        ? "" : ", of a preferred \(preferred.width.traceText) × \(preferred.height.traceText)"
      return [
        "\(size) because its presentation as \(presentation.style) gives it that room\(preference)"
      ]
    }
    if let giver = roomGiver {
      return [sentence(.width), sentence(.height), "\(giver) places it at \(place)"]
    }
    return [stretched(\.width), stretched(\.height)].compactMap { $0 }
      + ["\(size) at \(place) in \(superview.nameInSums) by its frame: no constraint places it"]
  }

  /// Who gives the view its frame: the container of its controller, or a superview that lays out itself.
  private var roomGiver: String? {
    guard let superview else { return nil }
    if let parent = viewController?.parent, parent.viewIfLoaded !== superview || !parent.isPlain {
      return parent.spokenName
    }
    return superview.isPlainView ? nil : superview.nameInSums
  }

  private func sentence(_ part: LayoutSum.Part) -> String {
    let (room, own) = (room(part), number(part).traceText)
    let start = "\(part.rawValue) \(own)" + (room.sum == own ? "" : " = \(room.sum)")
    return start + room.reason(part == .width ? "wide" : "high")
  }

  private var place: String { "\(frame.minX.textInSums), \(frame.minY.textInSums)" }

  /// The width or height of a view whose mask keeps the room at both sides.
  private func stretched(_ length: KeyPath<CGSize, CGFloat>) -> String? {
    guard let room = superview?.bounds.size[keyPath: length] else { return nil }
    let isAcross = length == \CGSize.width
    let flexible: AutoresizingMask = isAcross ? .flexibleWidth : .flexibleHeight
    let margins: AutoresizingMask =
      isAcross
      ? [.flexibleLeftMargin, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleBottomMargin]
    guard autoresizingMask.contains(flexible), autoresizingMask.isDisjoint(with: margins) else {
      return nil
    }
    let own = frame.size[keyPath: length]
    let low = isAcross ? frame.minX : frame.minY
    let numbers: [CGFloat] = [room, -low, -(room - low - own)]
    let terms = numbers.enumerated().map { index, number in
      LayoutSum.Term(
        factor: number < 0 ? -1 : 1, number: Double(abs(number)), note: .none, rank: index)
    }
    let sum = LayoutSum(isAcross ? .width : .height, value: own, terms: terms)
    return sum.sentence + ": the mask keeps the room at both sides"
  }
}
