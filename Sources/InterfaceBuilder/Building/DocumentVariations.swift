import AdaptiveUI
import Documents

/// What a scene is for each pair of size classes: attributes, installed views and constraints.
///
/// Rules A01, A06, V19.
@MainActor final class DocumentVariations {
  private var attributes: [(element: DocumentElement, apply: (DocumentElement) -> Void)] = []

  private struct ViewMask {
    weak var view: UIView?
    let id: String
    let holder: DocumentElement
  }

  private struct ConstraintMask {
    let constraint: NSLayoutConstraint
    let id: String?
    let holder: DocumentElement
    let items: [UIView]
  }

  private var views: [ViewMask] = []
  private var constraints: [ConstraintMask] = []

  /// Applies an element's attributes now and, if it varies, whenever the classes change.
  func apply(
    _ element: DocumentElement, now classes: SizeClasses,
    _ apply: @escaping (DocumentElement) -> Void
  ) {
    apply(element.resolved(for: classes))
    if element.varies { attributes.append((element, apply)) }
  }

  /// Installs the subviews of `view` that the element's masks leave on.
  func install(
    _ element: DocumentElement, subviewsOf view: UIView, now classes: SizeClasses,
    find: (String) -> UIView?
  ) {
    guard element.varies else { return }
    let variations = element.children.filter { $0.name == "variation" }
    let masks = variations.flatMap(\.children).filter { $0.name == "mask" && $0.key == "subviews" }
    for member in masks.flatMap(\.children) {
      guard let id = member["reference"], !views.contains(where: { $0.id == id }) else { continue }
      if let view = find(id) { views.append(ViewMask(view: view, id: id, holder: element)) }
    }
  }

  /// Keeps a constraint; ``follow(_:)`` activates it where it and all of `items` are installed.
  func install(
    _ constraint: NSLayoutConstraint, _ element: DocumentElement, holder: DocumentElement,
    items: [UIView]
  ) {
    constraints.append(
      ConstraintMask(constraint: constraint, id: element.id, holder: holder, items: items))
  }

  /// Makes everything as the document says for the size classes; what goes goes first.
  func follow(_ classes: SizeClasses) {
    for entry in attributes { entry.apply(entry.element.resolved(for: classes)) }
    for mask in views {
      mask.view?.isInstalled = !mask.holder.excluded("subviews", for: classes).contains(mask.id)
    }
    var excluded: [String: Set<String>] = [:]
    let wanted = constraints.map { mask in
      let holder = mask.holder.id ?? ""
      let off = excluded[holder] ?? mask.holder.excluded("constraints", for: classes)
      excluded[holder] = off
      return !(mask.id.map(off.contains) ?? false) && mask.items.allSatisfy(isInstalled)
    }
    for (mask, isWanted) in zip(constraints, wanted) where !isWanted && mask.constraint.isActive {
      mask.constraint.isActive = false
    }
    for (mask, isWanted) in zip(constraints, wanted) where isWanted && !mask.constraint.isActive {
      mask.constraint.isActive = true
    }
  }

  /// What masks install for some size classes only, views first, with what holds for these.
  func summary(for classes: SizeClasses) -> [DocumentVariation] {
    func off(_ holder: DocumentElement, _ members: String, _ id: String) -> Bool {
      holder.excluded(members, for: classes).contains(id)
    }
    let views = views.compactMap { mask in
      mask.view.map { view in
        DocumentVariation(
          name: view.displayName, condition: mask.holder.condition("subviews", mask.id),
          isInstalled: !off(mask.holder, "subviews", mask.id))
      }
    }
    let constraints = constraints.compactMap { mask -> DocumentVariation? in
      guard let id = mask.id, mask.holder.masks("constraints", id) else { return nil }
      return DocumentVariation(
        name: mask.constraint.summary, condition: mask.holder.condition("constraints", id),
        isInstalled: !off(mask.holder, "constraints", id))
    }
    return views + constraints
  }

  /// The constraint of this name, installed or not.
  func constraint(named name: String) -> NSLayoutConstraint? {
    constraints.first { $0.constraint.summary == name }?.constraint
  }

  private func isInstalled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy(\.isInstalled)
  }
}
