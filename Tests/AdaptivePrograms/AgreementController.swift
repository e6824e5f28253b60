import UIKit

/// A long text that has to be scrolled to its end before it can be agreed to.
final class AgreementController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let agree = UIButton(type: .system)
  private let content = UIStackView()
  private let paragraphs: Int

  init(paragraphs: Int) {
    self.paragraphs = paragraphs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.axis = .vertical
    content.spacing = 10
    content.translatesAutoresizingMaskIntoConstraints = false
    for number in 1...paragraphs {
      let box = UIView()
      box.accessibilityIdentifier = "paragraph \(number)"
      box.heightAnchor.constraint(equalToConstant: 100).isActive = true
      content.addArrangedSubview(box)
    }
    agree.setTitle("Agree", for: .normal)
    agree.isEnabled = false
    agree.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    view.addSubview(agree)
    scrollView.addSubview(content)

    let views = ["scroll": scrollView, "agree": agree]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[scroll]-8-[agree(44)]-8-|", options: .alignAllCenterX, metrics: nil,
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[scroll]|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateButton()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateButton()
  }

  private func updateButton() {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    agree.isEnabled = scrollView.contentOffset.y >= end - 1
  }
}
