import AdaptiveUI
import Foundation

// Natural sizes that a program brings, and those that hold on the editor's canvas only.

extension DocumentBuilder {
  /// Takes the natural size that the document gives for what a class or code brings, which is not here;
  /// on the canvas also what the editor measured by running the view's own class.
  ///
  /// Elsewhere text and pictures, and what views inside ask for, are as large as they are.
  func setPlaceholder(of view: UIView, _ element: DocumentElement) {
    if element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil {
      guard surface.takesGivenSizesOfContent || isEmpty(view, element) else { return }
      view.placeholderIntrinsicSize = CGSize(
        width: element.number("placeholderIntrinsicWidth") ?? UIView.noIntrinsicMetric,
        height: element.number("placeholderIntrinsicHeight") ?? UIView.noIntrinsicMetric)
    } else if !surface.takesMeasuredSizes {
      return
    } else if let size = element.id.flatMap({ document.measuredSizes[$0] }) {
      if let label = view as? UILabel, let font = font(of: label, measured: size) {
        label.font = font
      } else {
        view.placeholderIntrinsicSize = size
      }
    } else if view is UIToolbar, !document.canvasClasses.isCompact, !reachesBottom(element) {
      view.placeholderIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
  }

  /// Whether nothing gives the view a natural size.
  private func isEmpty(_ view: UIView, _ element: DocumentElement) -> Bool {
    let natural = view.intrinsicContentSize
    return natural.width == UIView.noIntrinsicMetric && natural.height == UIView.noIntrinsicMetric
      && element.list("subviews").isEmpty
  }

  /// The font that the class of a label of several lines gave it: the size that its one line was measured
  /// at does not tell how high the label is where it wraps.
  private func font(of label: UILabel, measured size: CGSize) -> UIFont? {
    let line = label.intrinsicContentSize.height
    guard label.numberOfLines != 1, line > 0 else { return nil }
    let font = label.font.withSize((label.font.pointSize * size.height / line).rounded())
    return abs(font.lineHeight - size.height) <= 0.5 ? font : nil
  }

  /// Whether constraints hold the view's lower edge at one around it, or where bars begin.
  private func reachesBottom(_ element: DocumentElement) -> Bool {
    let guides = (scene.controller?.list("layoutGuides") ?? []).compactMap(\.id)
    func isHeld(_ holder: DocumentElement) -> Bool {
      holder.list("constraints").contains { item in
        let ends = [
          (item["firstItem"], item["firstAttribute"]),
          (item["secondItem"], item["secondAttribute"]),
        ]
        guard ends.contains(where: { $0.0 == element.id && $0.1 == "bottom" }),
          let other = ends.first(where: { $0.0 != element.id })
        else { return false }
        return other.1?.hasPrefix("bottom") == true || other.0.map(guides.contains) == true
      } || holder.children.contains(where: isHeld)
    }
    return scene.objects.contains(where: isHeld)
  }

  /// What the editor takes for the natural size of a view in a stack that has none and shows nothing,
  /// so that it can be seen, and for the natural height of plain views that hold others.
  ///
  /// Source: some 90 empty labels, images and views of public documents. Plain views are wider, and
  /// resist as content does, but give way to it where nothing else decides; labels of several lines,
  /// 18 of 18, have no size. Room that is left goes to them before anything stretches that has content,
  /// in six documents of five repositories. Plain views that hold others are 50 high where these only want to be
  /// lower (294 frames in seven repositories, and none that says otherwise).
  func setPlaceholderSize(of view: UIView, _ element: DocumentElement) {
    let size = view.intrinsicContentSize
    // What scrolls has no size of its own, whether it shows something or not.
    if let text = view as? UITextView, text.isScrollEnabled { return }
    let isPlain = element.name == "view" && element["customClass"] == nil
    guard view.placeholderIntrinsicSize == nil, view.subviews.isEmpty || isPlain,
      size.width <= 0, size.height <= 0, !Self.showsOther.contains(element.name),
      (view as? UILabel)?.numberOfLines ?? 1 == 1
    else { return }
    let height = given("height", element) ?? 50  // LG1
    guard view.subviews.isEmpty else {
      view.placeholderIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: height)
      return
    }
    let width = !isPlain ? 50 : hasProportions(element) ? UIView.noIntrinsicMetric : 240
    view.placeholderIntrinsicSize = CGSize(
      width: given("width", element) ?? width, height: height)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let hugging = view.contentHuggingPriority(for: axis)
      view.setContentHuggingPriority(hugging - 0.5, for: axis)
    }
    guard isPlain else { return }
    for dimension in [view.widthAnchor, view.heightAnchor] {
      let yielding = dimension.constraint(equalToConstant: 0)
      yielding.priority = UILayoutPriority(1)
      yielding.isActive = true
    }
  }

  /// The size that a constraint of the view's own gives it, however weakly.
  private func given(_ attribute: String, _ element: DocumentElement) -> CGFloat? {
    element.list("constraints").first {
      $0["firstAttribute"] == attribute && $0["firstItem"] ?? element.id == element.id
        && $0["secondItem"] == nil && $0["relation"] == nil
    }.map { CGFloat($0.number("constant") ?? 0) }
  }

  /// Whether the view's width follows from its height.
  private func hasProportions(_ element: DocumentElement) -> Bool {
    element.list("constraints").contains { $0["secondItem"] == element.id && element.id != nil }
  }

  /// Views that something else fills when the program runs.
  private static let showsOther: Set<String> = ["tableView", "collectionView", "containerView"]
}
