import AdaptiveUI
import Documents
import Foundation

// Nibs have no controllers of their own; one of ours shows them.

extension DocumentInstance {
  func makeNibController() -> UIViewController {
    let controller = UIViewController()
    controller.title = document.title
    if let own = document.scenes.first?.ownersClass {
      controller.identifier = own
      if own != controller.className { controller.classNameOverride = own }
    } else {
      controller.identifier = String(document.file.fileName.prefix { $0 != "." })
    }
    controller.documentOrigin.loader = { [weak self] controller in
      guard let self, let nib = document.scenes.first else { return }
      let builder = makeBuilder(nib, of: controller)
      if let own = nib.ownersView {
        let view = builder.makeTree(own)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view = view
      } else {
        stack(nib.rootViews.map { builder.makeTree($0) }, in: controller.view)
      }
      nib.objects.forEach { connect($0, builder) }
      finish(builder, of: controller)
    }
    return controller
  }

  /// Puts views that a program would place below each other, as wide as the window.
  ///
  /// They are as high as their content wants, and where it does not say, as in the document. Rows and
  /// their like lie below no bar: what covers the window leaves them alone.
  private func stack(_ views: [UIView], in superview: UIView) {
    let room = superview.safeAreaLayoutGuide
    var top = room.topAnchor
    for view in views {
      let size = view.frame.size
      superview.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let height = view.heightAnchor.constraint(equalToConstant: size.height)
      height.priority = Self.belowHugging
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
        view.topAnchor.constraint(equalTo: top), height,
      ])
      top = view.bottomAnchor
    }
  }

  private static let belowHugging = UILayoutPriority(UILayoutPriority.defaultLow.rawValue - 10)
}

extension DocumentScene {
  /// The view that the nib's owner, a view controller, takes for its own.
  var ownersView: DocumentElement? {
    let id = owner?.list("connections").first { $0["property"] == "view" }?["destination"]
    return id.flatMap { id in rootViews.first { $0.id == id } }
  }

  /// The class of the nib's owner if it is a view controller with one of the nib's views.
  var ownersClass: String? { ownersView == nil ? nil : owner?["customClass"] }

  private var owner: DocumentElement? {
    objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
