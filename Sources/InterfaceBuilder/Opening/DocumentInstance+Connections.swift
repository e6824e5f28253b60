package import AdaptiveUI
package import Documents
import Foundation

// What connections of a document say besides segues: who gets which message, and who knows whom.
//
// The classes that messages go to are a program's own. They are named where they are looked up
// and in the trace when the user does what sends them; a program that runs gets the messages.

extension DocumentInstance {
  /// Makes the connections of an element and of everything in it.
  func connect(_ element: DocumentElement, _ builder: DocumentBuilder) {
    for child in element.children where !Self.barKeys.contains(child.key ?? child.name) {
      connect(child, builder)
    }
    for connection in element.list("connections") { connect(connection, of: element, builder) }
  }

  /// What controllers show in bars is made, and connected, before their views.
  private static let barKeys: Set = ["navigationItem", "toolbarItems"]

  private func connect(
    _ connection: DocumentElement, of element: DocumentElement, _ builder: DocumentBuilder
  ) {
    let word = Self.words(connection)
    guard let word, let destination = connection["destination"] else { return }
    guard ids.contains(destination) else {
      return builder.note(
        "\(word) leads to '\(destination)', which is not there", connection, lost: destination)
    }
    switch connection.name {
    case "action": connectAction(connection, of: element, builder)
    case "outletCollection" where connection["property"] == "gestureRecognizers":
      addRecognizer(destination, to: element, builder)
    case "outlet", "outletCollection":
      guard let object = builder.objects[destination] else { return }
      builder.tell(object, "\(word) of \(name(of: element, builder))")
    default: break
    }
  }

  /// What a connection is, for people; `nil` for those that are none.
  private static func words(_ connection: DocumentElement) -> String? {
    switch connection.name {
    case "action": "the action '\(connection["selector"] ?? "")'"
    case "outlet": "the outlet '\(connection["property"] ?? "")'"
    case "outletCollection": "the outlet collection '\(connection["property"] ?? "")'"
    case "segue":
      "the segue" + (connection["identifier"].map { " '\($0)'" } ?? "")
    default: nil
    }
  }

  private func connectAction(
    _ action: DocumentElement, of element: DocumentElement, _ builder: DocumentBuilder
  ) {
    guard let sender = element.id.flatMap({ builder.objects[$0] }) else { return }
    let name = action["selector"] ?? ""
    let message = "'\(name)' to \(receiver(of: action, builder))"
    let send: @MainActor () -> Void = { [weak self, weak sender, weak builder] in
      guard let self, let sender, let builder else { return }
      let subject = (sender as? UIResponder)?.traceSubject
      let target = action["destination"].flatMap(builder.object)
      // Without a target the message goes along the chain of responders.
      let isMade = target != nil || placeholder(of: action, builder)?.isFirstResponder == true
      let isKnown =
        isMade
        && environment.send(name, to: target, from: sender) {
          self.environment.log("sends \(message)", subject: subject, rule: "API")
        }
      guard !isKnown else { return }
      environment.log("sends \(message), a class of the program", subject: subject, rule: "API")
    }
    switch sender {
    case let control as UIControl:
      let word = action["eventType"] ?? "touchUpInside"
      guard let event = Self.events[word] else {
        return builder.note("the event '\(word)' of an action is not known", action)
      }
      control.addAction(UIAction { _ in send() }, for: event)
      builder.tell(sender, "\(word) sends \(message)")
    case let item as UIBarButtonItem:
      if item.primaryAction == nil { item.primaryAction = UIAction { _ in send() } }
      builder.tell(sender, "sends \(message)")
    case let recognizer as UIGestureRecognizer:
      recognizer.whenRecognized = send
      builder.tell(recognizer.view ?? recognizer, "\(element.name) sends \(message)")
    default: builder.tell(sender, "sends \(message)")
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Gives the view of an element a recognizer that is beside the views in its scene.
  private func addRecognizer(
    _ id: String, to element: DocumentElement, _ builder: DocumentBuilder
  ) {
    guard let view = element.id.flatMap(builder.view), builder.objects[id] == nil,
      let given = builder.scene.objects.first(where: { $0.id == id })
    else { return }
    guard let made = Self.recognizers[given.name]?(given) else {
      return builder.note("<\(given.name)> is not known and recognizes nothing", given)
    }
    made.isEnabled = given["enabled"] != "NO"
    made.cancelsTouchesInView = given["cancelsTouchesInView"] != "NO"
    made.delaysTouchesBegan = given.flag("delaysTouchesBegan")
    made.delaysTouchesEnded = given["delaysTouchesEnded"] != "NO"
    builder.register(made, id)
    view.addGestureRecognizer(made)
    connect(given, builder)
  }

  private static let recognizers: [String: @MainActor (DocumentElement) -> UIGestureRecognizer] = [
    "tapGestureRecognizer": {
      let made = UITapGestureRecognizer()
      made.numberOfTapsRequired = max(Int($0.number("numberOfTapsRequired") ?? 1), 1)
      made.numberOfTouchesRequired = max(Int($0.number("numberOfTouchesRequired") ?? 1), 1)
      return made
    },
    // That is how the editor writes it.
    "pongPressGestureRecognizer": {
      let made = UILongPressGestureRecognizer()
      made.minimumPressDuration = $0.number("minimumPressDuration") ?? 0.5
      made.allowableMovement = CGFloat($0.number("allowableMovement") ?? 10)
      return made
    },
    "panGestureRecognizer": { pan(UIPanGestureRecognizer(), $0) },
    "pinchGestureRecognizer": { _ in UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { _ in UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": {
      let made = UISwipeGestureRecognizer()
      made.direction = directions[$0["direction"] ?? ""] ?? .right
      return made
    },
    "screenEdgePanGestureRecognizer": {
      let made = UIScreenEdgePanGestureRecognizer()
      if let named = $0.child("rectEdge", key: "edges") { made.edges = edges(named) }
      return pan(made, $0)
    },
  ]

  private static func pan(
    _ made: UIPanGestureRecognizer, _ element: DocumentElement
  ) -> UIPanGestureRecognizer {
    made.minimumNumberOfTouches = Int(element.number("minimumNumberOfTouches") ?? 1)
    made.maximumNumberOfTouches = element.number("maximumNumberOfTouches").map { Int($0) } ?? .max
    return made
  }

  static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]

  /// Who gets the message of an action.
  private func receiver(of action: DocumentElement, _ builder: DocumentBuilder) -> String {
    guard let id = action["destination"] else { return "nobody" }
    if let placeholder = placeholder(of: action, builder) {
      return placeholder.isFirstResponder ? "the first responder" : name(of: placeholder, builder)
    }
    return document.graph.controllers[id] == nil
      ? builder.view(id)?.spokenName ?? id : names[id] ?? id
  }

  private func placeholder(
    of action: DocumentElement, _ builder: DocumentBuilder
  ) -> DocumentElement? {
    builder.scene.objects.first { $0.id == action["destination"] && $0.name == "placeholder" }
  }

  /// What people call the object of an element.
  private func name(of element: DocumentElement, _ builder: DocumentBuilder) -> String {
    if let view = element.id.flatMap(builder.view) { return view.spokenName }
    if element.name == "placeholder" {
      return element["customClass"] ?? element["userLabel"] ?? "its owner"
    }
    return names[element.id] ?? element.name
  }

  /// Notes what is beside a scene's controller and is not made: a program has the classes of the objects.
  func noteOthers(in scene: DocumentScene, _ builder: DocumentBuilder) {
    let quiet: Set = ["placeholder", "exit"]
    for object in scene.objects where !quiet.contains(object.name) && !ViewTag.isView(object) {
      guard object.id != scene.controller?.id, Self.recognizers[object.name] == nil else {
        continue
      }
      let given = object.id.flatMap { DocumentIdentifier.isGenerated($0) ? nil : $0 }
      let what = (object["userLabel"] ?? object["customClass"] ?? given).map { " '\($0)'" } ?? ""
      builder.note("<\(object.name)>\(what) stands beside the scene and is not made", object)
    }
  }

  package var brokenLinks: [BrokenLink] {
    // What is in the file and was only not made is no mistake of the file.
    builders.flatMap(\.notes).filter { $0.lost.map { !ids.contains($0) } ?? false }.map {
      BrokenLink(message: $0.message, line: $0.element.mark.line)
    }
  }

  package func connections(of view: UIView) -> [String] {
    // Bars keep their items, and show views of their own for them.
    let item = builders.lazy.flatMap(\.barItems).first { $0.barView === view }
    return builders.flatMap { $0.connections[ObjectIdentifier(item ?? view)] ?? [] }
  }
}

extension DocumentElement {
  fileprivate var isFirstResponder: Bool { self["placeholderIdentifier"] == "IBFirstResponder" }
}
