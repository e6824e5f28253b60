public import AdaptiveUI
public import Foundation

/// A line with the size of its window in cells of a terminal, and the number of taps on it.
public final class StatusLabel: UILabel {
  private var taps = 0
  private var windowSize = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label that is configured by its document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Labels do not receive touches by default; this one counts them.
  private func setUp() { isUserInteractionEnabled = true }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    taps += 1
    update()
  }

  /// A line at the bottom moves whenever its window is resized, even if its own size does not
  /// change.
  public override var frame: CGRect {
    didSet {
      guard let size = window?.bounds.size, size != windowSize else { return }
      windowSize = size
      update()
    }
  }

  private func update() {
    let (columns, rows) = (Int(windowSize.width / 8), Int(windowSize.height / 16))
    text = "\(columns)x\(rows)  6 boxes  keys \(taps)"
  }
}
