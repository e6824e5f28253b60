import UIKit

/// Bars of values: high where there is room, low where the window is.
@IBDesignable class ChartView: UIView {
  @IBInspectable var barColor: UIColor = .black {
    didSet { setNeedsDisplay() }
  }
  var values: [CGFloat] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    contentMode = .redraw
    setContentHuggingPriority(.required, for: .vertical)
  }

  private var barWidth: CGFloat {
    traitCollection.horizontalSizeClass == .regular ? 32 : 16
  }

  override var intrinsicContentSize: CGSize {
    let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 64 : 128
    return CGSize(width: barWidth * CGFloat(values.count), height: height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
      || traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
    {
      invalidateIntrinsicContentSize()
    }
  }

  override func draw(_ rect: CGRect) {
    barColor.setFill()
    for (index, value) in values.enumerated() {
      let height = bounds.height * value
      let bar = CGRect(
        x: CGFloat(index) * barWidth, y: bounds.height - height, width: barWidth, height: height)
      UIBezierPath(rect: bar).fill()
    }
  }
}

final class ChartController: UIViewController {
  let chart = ChartView()

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .white
    chart.values = [0.25, 0.5, 1]
    chart.accessibilityIdentifier = "chart"
    chart.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(chart)
    NSLayoutConstraint.activate([
      chart.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      chart.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ])
    view = root
  }
}
