import AdaptiveLists
package import AdaptiveUI
import Documents
import Foundation

/// Makes the objects of one scene of a document.
///
/// What the document says for other size classes is kept, so that it follows them.
@MainActor package final class DocumentBuilder {
  let document: InterfaceBuilderDocument
  let scene: DocumentScene
  let environment: Environment
  /// The size classes that the objects are made for; variations follow later ones.
  let classes: SizeClasses
  /// Who the objects are made for; `nil` on the canvas.
  var owner: Owner?
  /// Objects of the owner that other builders made, by the document's identifiers.
  var elsewhere: @MainActor (String) -> AnyObject? = { _ in nil }
  /// Connects what a copy of a prototype has beside outlets.
  var connectCopy: @MainActor (DocumentBuilder, DocumentElement) -> Void = { _, _ in }
  /// The builders of the prototypes' copies.
  private(set) var copies: [DocumentBuilder] = []
  /// Views, guides, constraints and controllers by the document's identifiers.
  private(set) var objects: [String: AnyObject] = [:]
  /// The identifiers of the views, parents before children.
  private(set) var order: [String] = []
  private var kept: [AnyObject] = []
  /// The outlets that lead to views and constraints, by their identifiers; the first of each.
  private lazy var outlets = Dictionary(
    scene.objects.flatMap(\.outlets).compactMap { outlet in
      outlet["destination"].flatMap { id in outlet["property"].map { (id, $0) } }
    }, uniquingKeysWith: { first, _ in first })
  let variations = DocumentVariations()
  /// What connections say of the objects, in words.
  private(set) var connections: [ObjectIdentifier: [String]] = [:]
  /// What the document asks for and did not get, in order.
  package private(set) var notes: [DocumentNote] = []
  private var noted: Set<String> = []
  /// The constraints that the document's views hold, made once the hierarchy is complete.
  private var waiting: [(owner: UIView, element: DocumentElement)] = []
  /// The views that were not told yet that they are complete.
  private var asleep: [(view: UIView, element: DocumentElement)] = []
  /// The labels and images that rows of the program's classes have of their own, by identifier.
  private var builtIns: [String: UIView] = [:]
  /// The subviews of classes that the program does not have and that nothing in the document places.
  private(set) var leftToCode: Set<ObjectIdentifier> = []
  /// What a program puts its own constraints in the place of; never active.
  private(set) var placeholders: [NSLayoutConstraint] = []
  /// The identifiers of what placeholders place.
  private(set) lazy var heldByPlaceholders = Self.heldByPlaceholders(in: scene.objects)
  /// The axes along which constraints of the document mention places, by identifier.
  private(set) lazy var placedAxes = Self.placedAxes(in: scene.objects)
  /// Whether the editor measures what is in the scene in pixels throughout.
  private(set) lazy var hasStackView = scene.objects.contains { $0.holds("stackView") }
  /// What the editor draws around the scene's controller, if it has one.
  private(set) lazy var surroundings = scene.controller.map {
    SceneSurroundings($0, in: document.graph)
  }
  let surface: Surface

  init(
    _ document: InterfaceBuilderDocument, scene: DocumentScene, classes: SizeClasses,
    surface: Surface, in environment: Environment
  ) {
    self.document = document
    self.scene = scene
    self.classes = classes
    self.surface = surface
    self.environment = environment
  }

  /// Keeps what views refer to weakly.
  func keep(_ object: AnyObject) { kept.append(object) }

  func register(_ object: AnyObject, _ id: String?) {
    guard let id else { return }
    objects[id] = object
    sources[ObjectIdentifier(object)] = Source(object: object, id: id)
  }

  /// What an element of the document was turned into, for as long as it lives.
  private struct Source {
    weak var object: AnyObject?
    let id: String
  }

  /// By object; only looked up.
  private var sources: [ObjectIdentifier: Source] = [:]

  /// The identifier of the element that an object was made from.
  func sourceID(of object: AnyObject) -> String? {
    sources[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.id : nil }
  }

  /// Whether an outlet leads to an object.
  func hasOutlet(to object: AnyObject) -> Bool {
    sourceID(of: object).map { outlets[$0] != nil } ?? false
  }

  /// Remembers what a connection says of an object.
  func tell(_ object: AnyObject, _ words: String) {
    connections[ObjectIdentifier(object), default: []].append(words)
  }

  /// The items that were made for bars.
  var barItems: [UIBarButtonItem] { objects.values.compactMap { $0 as? UIBarButtonItem } }

  /// The colours of the document.
  private(set) lazy var colors = DocumentColor(resources: document.root.list("resources"))

  /// The view with an identifier of the document.
  package func view(_ id: String) -> UIView? { objects[id] as? UIView }

  /// Notes a difference from what the document says; at each place of the document once.
  ///
  /// `lost` is the identifier that leads nowhere, where that is what is wrong.
  func note(_ message: String, _ element: DocumentElement, lost: String? = nil) {
    let note = DocumentNote(message: message, element: element, lost: lost)
    if noted.insert(note.text(in: document.file)).inserted { notes.append(note) }
  }

  /// Makes a view with everything in it; constraints wait for ``activateConstraints()``.
  ///
  /// Where something has made the view for the element already, it is `own`.
  /// Frames may be counted from the edges of what is around them, `outer` points large.
  func makeTree(
    _ element: DocumentElement, as own: UIView? = nil, in outer: CGSize = .zero
  ) -> UIView {
    let custom: UIView? = surface.makesOwnClasses ? DocumentClasses.make(element) : nil
    let (view, isKnown) = (own ?? custom).map { ($0, true) } ?? ViewTag.make(element, on: surface)
    if !isKnown { note("<\(element.name)> is not known; a box stands for it", element) }
    register(view, element.id)
    if let id = element.id { order.append(id) }
    name(view, element)
    collectGuides(of: view, element)
    variations.apply(element, now: classes) { [weak view, weak self] resolved in
      guard let view, let self else { return }
      fill(view, resolved)
      // Where the size classes change, they hold on.
      applyRuntimeAttributes(to: view, element)
    }
    if !hasStackView { surface.countPoints(of: view, element) }
    place(view, element, in: outer)
    fillMembers(of: view, element)
    applyRuntimeAttributes(to: view, element)
    waiting.append((view, element))
    asleep.append((view, element))
    return view
  }

  /// Views are called what code calls them: by the outlet that leads to them, else by their label in
  /// the editor, else by their identifier.
  private func name(_ view: UIView, _ element: DocumentElement) {
    view.documentIdentifier = DocumentIdentifier(element)
    view.identifier = givenName(of: element) ?? element.id
    if let custom = element["customClass"], !DocumentClasses.isInstance(view, of: custom) {
      view.classNameOverride = custom
    }
  }

  /// What people called an object of the document.
  func givenName(of element: DocumentElement) -> String? {
    element.id.flatMap { outlets[$0] } ?? element["userLabel"]
  }

  /// Frame and mask, or neither where constraints place the view.
  func place(_ view: UIView, _ element: DocumentElement, in outer: CGSize) {
    let isFixed = element.flag("fixedFrame")  // LA5.8
    let isSolved = element["translatesAutoresizingMaskIntoConstraints"] == "NO" && !isFixed
    view.translatesAutoresizingMaskIntoConstraints = !isSolved
    if !isSolved || surface.beginsWithStoredFrames, let frame = element.frame(in: outer) {
      view.frame = frame
    }
    let isMasked = !isFixed || surface.autoresizes
    if isMasked { view.autoresizingMask = element.autoresizingMask }
    if !surface.autoresizes { view.autoresizesSubviews = false }
  }

  private func collectGuides(of view: UIView, _ element: DocumentElement) {
    for guide in element.children
    where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
      let object: UILayoutGuide? =
        switch guide.key {
        case "safeArea": view.safeAreaLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide  // LA9.5
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        default: nil
        }
      if let object {
        register(object, guide.id)
      } else {
        note("the guide '\(guide.key ?? "")' is not known", guide)
      }
    }
  }

  /// The content view that a cell has made itself.
  private static func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
  }

  /// Ties the content to the edges, so that what it needs reaches the view around it.
  private func fillView(_ view: UIView, with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// The subviews and whatever else a kind of view holds.
  private func fillMembers(of view: UIView, _ element: DocumentElement) {
    let stored = element.frame?.size ?? view.bounds.size
    builtIns.merge(builtIns(of: view, element)) { $1 }
    for child in element.list("subviews") {
      guard let id = child.id else { continue }
      if let own = builtIns[id] {
        _ = makeTree(child, as: own)
        continue
      }
      let made = makeTree(child, in: stored)
      if isLeftToCode(child, in: view, element) { leftToCode.insert(ObjectIdentifier(made)) }
      if let stack = view as? UIStackView {
        if surface.showsEmptyViews { setPlaceholderSize(of: made, child) }
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
    for child in element.children
    where ViewTag.heldKeys.contains(child.key ?? "") && !isOnlyPrototype(child, of: view) {
      if child.key == "contentView", let content = Self.contentView(of: view) {
        _ = makeTree(child, as: content)
        if view is UIVisualEffectView { fillView(view, with: content) }
      } else if child.id != nil {
        view.addSubview(makeTree(child))
      }
    }
    switch view {
    case let table as UITableView: fillTable(table, element)
    case let cell as DocumentCell: fillCell(cell, element)
    case let cell as UITableViewCell: cell.contentConfiguration = listContent(element)
    case let collection as UICollectionView: fillCollection(collection, element)
    default:
      if surface.fillsBars { fillBar(view, element) } else { placeItemViews(in: view, element) }
    }
    variations.install(element, subviewsOf: view, now: classes) { [weak self] in self?.view($0) }
  }

  /// Registers the guides of before safe areas: what bars leave free above and below.
  ///
  /// Rule LC5.1.
  func registerLayoutGuides(of controller: UIViewController) {
    for element in scene.controller?.list("layoutGuides") ?? [] {
      let isTop = element["type"] == "top"
      register(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, element.id)
    }
  }

  /// Makes the constraints of every view that was made since the last call.
  func activateConstraints() {
    let waiting = self.waiting
    self.waiting = []
    for (owner, element) in waiting {
      for item in element.list("constraints") where item.name == "constraint" {
        guard let constraint = makeConstraint(item, owner: owner) else { continue }
        if !surface.holdsPlaceholders, item.flag("placeholder") {
          placeholders.append(constraint)
          continue
        }
        register(constraint, item.id)
        variations.install(
          constraint, item, holder: element,
          items: [item["firstItem"], item["secondItem"]].compactMap { $0.flatMap(view) } + [owner])
        variations.apply(item, now: classes) { [weak constraint, weak self] resolved in
          guard let constraint, let self else { return }
          constraint.constant = self.constant(of: resolved)
          applyRuntimeAttributes(to: constraint, item)
        }
      }
    }
    variations.follow(classes)
  }

  /// Connects the outlets of every view that was made since the last call, then tells each that all is there
  /// that the document gives it.
  ///
  /// For documents that a program runs; the editor's canvas sends no `awakeFromNib`.
  func wakeViews() {
    let asleep = self.asleep
    self.asleep = []
    for (view, element) in asleep { connectOutlets(of: view, element) }
    for (view, _) in asleep { view.awakeFromNib() }
  }

  /// Makes a prototype anew, complete but for its place, for the size classes of `traits`.
  func copy(_ prototype: DocumentElement, in traits: UITraitCollection) -> UIView {
    let copy = DocumentBuilder(
      document, scene: scene, classes: SizeClasses(traits), surface: surface, in: environment)
    copy.owner = owner
    copy.elsewhere = elsewhere
    copy.noted = noted
    copies.append(copy)
    let view = copy.makeTree(prototype)
    copy.activateConstraints()
    connectCopy(copy, prototype)
    copy.wakeViews()
    copy.logNotes(about: owner?.object as? UIViewController)
    noted = copy.noted
    return view
  }
}

extension DocumentBuilder {
  /// Makes everything as the document says for other size classes.
  func follow(_ classes: SizeClasses) {
    variations.follow(classes)
    for copy in copies { copy.follow(classes) }
  }

  /// Puts the notes into the trace.
  func logNotes(about controller: UIViewController?) {
    for note in notes {
      environment.log(
        note.text(in: document.file), subject: controller?.traceSubject, rule: "LA1.4")
    }
  }
}

extension DocumentElement {
  /// Every outlet in the element that names a part of it, in the order of the document.
  fileprivate var outlets: [DocumentElement] {
    children.flatMap { child in
      child.name == "outlet" && child["property"] != "view" && child["property"] != "delegate"
        && child["property"] != "dataSource" ? [child] : child.outlets
    }
  }
}

/// Something in a document that has no effect here, so that nothing is dropped in silence.
package struct DocumentNote: Sendable {
  /// What is not as the document says, in a sentence without a full stop.
  package let message: String
  package let element: DocumentElement
  /// The identifier that leads nowhere, where that is what the note is about.
  var lost: String?

  /// The note with its place, for a reader of `file`.
  package func text(in file: String) -> String {
    "\(file):\(element.mark.line):\(element.mark.column): \(message)"
  }
}
