public import AdaptiveUI
public import Foundation

/// A line that tells the size of its window in a terminal's cells, and how often it was tapped.
public final class StatusLabel: UILabel {
  private var taps = 0
  private var windowSize = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Labels let touches through to what is behind them; this one counts them.
  private func setUp() { isUserInteractionEnabled = true }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    taps += 1
    update()
  }

  /// A line at the bottom moves with every size of its window, also where its own size stays.
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
