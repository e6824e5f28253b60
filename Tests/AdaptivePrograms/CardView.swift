import UIKit

/// A card that places what is on it by hand: the picture beside the texts, or above them.
final class CardView: UIView {
  let picture = UIView()
  let title = UILabel()
  let detail = UILabel()
  private let padding: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = 0.2
    backgroundColor = .secondarySystemBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: padding, leading: padding, bottom: padding, trailing: padding)
    title.font = .boldSystemFont(ofSize: 17)
    detail.numberOfLines = 0
    [picture, title, detail].forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var isWide: Bool { bounds.width >= 300 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: layoutMargins)
    if isWide {
      let (left, rest) = area.divided(atDistance: area.height, from: .minXEdge)
      picture.frame = left
      place(in: rest.inset(by: UIEdgeInsets(top: 0, left: padding, bottom: 0, right: 0)))
    } else {
      let (top, rest) = area.divided(atDistance: area.height / 2, from: .minYEdge)
      picture.frame = top
      place(in: rest.inset(by: UIEdgeInsets(top: padding, left: 0, bottom: 0, right: 0)))
    }
  }

  private func place(in area: CGRect) {
    let height = ceil(title.sizeThatFits(area.size).height)
    title.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    detail.frame = CGRect(
      x: area.minX, y: title.frame.maxY + 4, width: area.width,
      height: max(area.maxY - title.frame.maxY - 4, 0))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width >= 300 ? 120 : 240)
  }
}

final class CardController: UIViewController {
  let card = CardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.title.text = "Lighthouse"
    card.detail.text = "Open on Sundays"
    view.addSubview(card)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let width = min(area.width, 400)
    let size = card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    card.frame = CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: size.height)
  }
}
