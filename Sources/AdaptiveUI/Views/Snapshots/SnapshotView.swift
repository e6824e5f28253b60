import Foundation

/// What a view showed; it stretches with the size that the program gives it.
final class SnapshotView: UIView {
  private let original: CGSize
  private var part: SnapshotPart?

  /// Creates a snapshot that shows nothing yet.
  init(size: CGSize) {
    original = size
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a part from now on, in the colours that `traits` choose.
  func show(_ part: SnapshotPart, under traits: UITraitCollection) {
    self.part = part
    overrideUserInterfaceStyle = traits.userInterfaceStyle
    addSubview(part)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let part, original.width > 0, original.height > 0 else { return }
    let (across, down) = (bounds.width / original.width, bounds.height / original.height)
    part.transform = CGAffineTransform(scaleX: across, y: down)
    part.center = CGPoint(x: part.home.midX * across, y: part.home.midY * down)
  }
}
