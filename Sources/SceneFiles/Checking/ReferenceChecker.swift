import AdaptiveUI
import Documents

/// Checks that identifiers are unique and that every reference has a valid object.
struct ReferenceChecker {
  private let document: SceneDocument
  private let context: ReadingContext
  private var table = IdentifierTable()
  private var presentations: [String] = []

  init(_ document: SceneDocument, _ context: ReadingContext) {
    self.document = document
    self.context = context
    for (tree, root) in trees.enumerated() { collect(root, tree: tree) }
    for presentation in document.presentations {
      if presentations.contains(presentation.id.value) {
        context.report(
          "“\(presentation.id.value)” is already a presentation", at: presentation.id.mark)
      }
      presentations.append(presentation.id.value)
    }
  }

  /// The controllers without a container, each the root of a tree.
  private var trees: [SceneController] {
    [document.root] + document.controllers
      + document.presentations.compactMap {
        if case .inline(let controller) = $0.controller { controller } else { nil }
      }
  }

  func check() {
    for (tree, root) in trees.enumerated() { check(root, tree: tree) }
    for controller in document.controllers where controller.id == nil {
      context.report("a controller under “controllers” needs an “id”", at: controller.mark)
    }
    for presentation in document.presentations { check(presentation) }
    for key in document.keys { check(key.action) }
    for task in document.tasks { check(task) }
    checkImageNames()
  }

  /// Only an object of the scene can be the focus of a task.
  private func check(_ task: SceneTask) {
    guard case .focus(let name) = task.task.condition, table.entry(name) == nil else { return }
    context.report(
      "nothing is called “\(name.shortened)”", at: task.mark,
      suggestion: nearestName(to: name, in: table.names([.controller, .view])))
  }

  /// Names of images are separate from identifiers, as only image views refer to them.
  private func checkImageNames() {
    var known: [String] = []
    for image in document.images {
      if known.contains(image.name.value) {
        context.report("“\(image.name.value)” is already an image", at: image.name.mark)
      }
      known.append(image.name.value)
    }
  }

  private func checkImage(_ name: Marked<String>) {
    let names = document.images.map(\.name.value)
    guard !names.contains(name.value) else { return }
    context.report(
      "no image is called “\(name.value.shortened)”", at: name.mark,
      suggestion: nearestName(to: name.value, in: names))
  }

  // MARK: Collecting

  private mutating func collect(_ controller: SceneController, tree: Int) {
    table.add(controller.id, .controller, tree: tree, context)
    let item = controller.navigationItem
    for button in item.buttons {
      table.add(button.id, .barButtonItem, tree: tree, context)
    }
    for row in controller.table.rows { table.add(row.id, .row, tree: tree, context) }
    for item in controller.collection.sections.flatMap(\.items) {
      table.add(item.id, .item, tree: tree, context)
    }
    for view in item.views + controller.table.views { collect(view, tree: tree) }
    if let view = controller.view { collect(view, tree: tree) }
    for child in controller.children + controller.containment.all {
      for constraint in child.placement.constraints {
        table.add(constraint.id, .constraint, tree: tree, context)
      }
      collect(child.controller, tree: tree)
    }
  }

  private mutating func collect(_ view: SceneView, tree: Int) {
    table.add(view.id, .view, tree: tree, context)
    for guide in view.layoutGuides { table.add(guide, .guide, tree: tree, context) }
    for constraint in view.placement.constraints {
      table.add(constraint.id, .constraint, tree: tree, context)
    }
    for row in view.content.table.rows { table.add(row.id, .row, tree: tree, context) }
    for item in view.content.collection.sections.flatMap(\.items) {
      table.add(item.id, .item, tree: tree, context)
    }
    for button in view.content.buttons {
      table.add(button.id, .barButtonItem, tree: tree, context)
    }
    for tab in view.content.tabs { table.add(tab.id, .tab, tree: tree, context) }
    for subview in view.content.heldViews + view.subviews { collect(subview, tree: tree) }
  }

  // MARK: Checking

  private func check(_ controller: SceneController, tree: Int) {
    let item = controller.navigationItem
    for button in item.buttons { check(button) }
    for row in controller.table.rows { check(row) }
    for item in controller.collection.sections.flatMap(\.items) { check(item.action) }
    for view in item.views + controller.table.views { check(view, tree: tree) }
    if let view = controller.view { check(view, tree: tree) }
    for child in controller.children {
      check(child.placement.constraints, tree: tree)
      if let container = child.container { check(container, .view, tree: tree) }
    }
    for child in controller.children + controller.containment.all {
      check(child.controller, tree: tree)
    }
    checkIndex(of: controller.containment)
  }

  private func checkIndex(of containment: SceneController.Containment) {
    guard let index = containment.selectedIndex else { return }
    if index.value >= max(1, containment.viewControllers.count) {
      context.report(
        "there is no tab \(index.value); the first is 0 and there are "
          + "\(containment.viewControllers.count)", at: index.mark)
    }
  }

  private func check(_ view: SceneView, tree: Int) {
    check(view.placement.constraints, tree: tree)
    check(view.content.action)
    for row in view.content.table.rows { check(row) }
    for item in view.content.collection.sections.flatMap(\.items) { check(item.action) }
    for case .named(let name)? in [view.content.image, view.content.button.backgroundImage] {
      checkImage(name)
    }
    for button in view.content.buttons { check(button) }
    for subview in view.content.heldViews + view.subviews { check(subview, tree: tree) }
  }

  private func check(_ row: SceneRow) {
    check(row.action)
    if case .named(let name) = row.image { checkImage(name) }
  }

  private func check(_ button: SceneBarButtonItem) {
    check(button.action)
    if case .named(let name) = button.image { checkImage(name) }
  }

  private func check(_ constraints: [SceneConstraint], tree: Int) {
    for name in constraints.flatMap(\.names) {
      check(name, .view, .controller, .guide, tree: tree)
    }
  }

  /// Reports a reference to no object, to one of another kind, or to one in another tree.
  private func check(
    _ reference: Marked<String>, _ kinds: IdentifierTable.Kind..., tree: Int? = nil
  ) {
    let name = reference.value
    // Guides can be used like views, but a missing name was most likely meant for a view.
    var what: String {
      kinds.filter { $0 != .guide }.map(\.rawValue).joined(separator: " or ")
    }
    guard let entry = table.entry(name) else {
      context.report(
        "no \(what) is called “\(name.shortened)”", at: reference.mark,
        suggestion: nearestName(to: name, in: table.names(kinds, tree: tree)))
      return
    }
    if !kinds.contains(entry.kind) {
      context.report("“\(name)” is a \(entry.kind.rawValue), not a \(what)", at: reference.mark)
    } else if let tree, entry.tree != tree {
      context.report(
        "“\(name)” stands in another controller's hierarchy (line \(entry.mark.line))",
        at: reference.mark)
    }
  }

  private func check(_ action: SceneAction?) {
    guard let action, let target = action.target else { return }
    switch action.verb.needs {
    case .controller: check(target, .controller)
    case .view: check(target, .view)
    case .presentation:
      guard !presentations.contains(target.value) else { return }
      context.report(
        "no presentation is called “\(target.value.shortened)”", at: target.mark,
        suggestion: nearestName(to: target.value, in: presentations))
    case nil: break
    }
  }

  private func check(_ presentation: ScenePresentation) {
    if let from = presentation.from { check(from, .controller) }
    if let source = presentation.sourceView { check(source, .view, .controller) }
    if let item = presentation.barButtonItem { check(item, .barButtonItem) }
    for view in presentation.passthroughViews { check(view, .view, .controller) }
    if let substitute = presentation.delegate?.substitute { checkTemplate(substitute) }
    if case .named(let name) = presentation.controller { checkTemplate(name) }
  }

  /// Reports a controller that is in the tree: a presented controller must be a new one.
  private func checkTemplate(_ name: Marked<String>) {
    check(name, .controller)
    let isTemplate = document.controllers.contains { $0.id?.value == name.value }
    if !isTemplate, table.entry(name.value) != nil {
      context.report(
        "only a controller under “controllers” can be presented; “\(name.value)” is in use",
        at: name.mark)
    }
  }
}
