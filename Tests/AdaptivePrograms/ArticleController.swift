import UIKit

/// Text to read: never wider than is comfortable, in the reader's own size.
final class ArticleController: UIViewController {
  private let scrollView = UIScrollView()
  private let headline: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityIdentifier = "headline"
    label.accessibilityTraits.insert(.header)
    return label
  }()
  private let body: UILabel = {
    let label = UILabel()
    let metrics = UIFontMetrics(forTextStyle: .body)
    label.font = metrics.scaledFont(for: UIFont.systemFont(ofSize: 17, weight: .medium))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityIdentifier = "body"
    return label
  }()

  init(headline: String, body: String) {
    super.init(nibName: nil, bundle: nil)
    self.headline.text = headline
    self.body.text = body
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [scrollView, headline, body] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(headline)
    scrollView.addSubview(body)
    scrollView.accessibilityIdentifier = "scroll"

    let readable = view.readableContentGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      headline.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      headline.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 12),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
  }

  var contentHeight: CGFloat { scrollView.contentSize.height }
}
