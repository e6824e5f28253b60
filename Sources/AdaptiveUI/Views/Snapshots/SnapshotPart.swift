import Foundation

/// What one view of a snapshot showed, with parts for what was in it.
class SnapshotPart: UIView {
  /// Where the part is while the snapshot has its first size.
  let home: CGRect

  /// A part that shows a view, at `frame` of what is around.
  static func of(_ view: UIView, at frame: CGRect) -> SnapshotPart {
    if let content = view.asContentPresentable { return SnapshotContent(content, at: frame) }
    return SnapshotPart(view, at: frame)
  }

  fileprivate init(_ view: UIView, at frame: CGRect) {
    home = frame
    super.init(frame: frame)
    bounds.origin = view.bounds.origin
    drawnArt = view.drawnArt
    backgroundColor = view.ground?.resolvedColor(with: view.traitCollection)
    tintColor = view.tintColor
    clipsToBounds = view.clipsToBounds
    semanticContentAttribute = view.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    takeEdge(of: view.ownLayer)
    for subview in view.subviews where !subview.isHidden { take(subview) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Takes in a view as it is shown now, on its way if it moves.
  private func take(_ subview: UIView) {
    let frame = subview.frameInFlight
    let isTurned = !subview.transform.isIdentity
    let size = isTurned ? subview.bounds.size : frame.size
    let part = SnapshotPart.of(
      subview,
      at: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height))
    part.transform = subview.transform
    part.alpha = subview.alphaInFlight
    addSubview(part)
  }

  private func takeEdge(of other: CALayer?) {
    guard let other else { return }
    layer.cornerRadius = other.cornerRadius
    layer.borderWidth = other.borderWidth
    layer.borderColor = other.borderColor
  }
}

/// A part with a text, a picture or a control's sign.
private final class SnapshotContent: SnapshotPart, ContentPresentable {
  let presentedContent: ShownContent

  init(_ view: any ContentPresentable, at frame: CGRect) {
    var content = view.presentedContent
    let traits = view.traitCollection
    content.foreground = content.foreground?.resolvedColor(with: traits)
    for index in content.runs.indices {
      content.runs[index].foreground = content.runs[index].foreground?.resolvedColor(with: traits)
    }
    presentedContent = content
    super.init(view, at: frame)
  }

  required init?(coder: NSCoder) { return nil }
}
