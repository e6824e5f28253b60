import AdaptiveUI
package import Documents
package import Foundation

/// A storyboard or nib file, read and ready to be built.
package struct InterfaceBuilderDocument: Sendable {
  /// What kind of file it is.
  package enum Kind: Sendable {
    case storyboard, nib
  }

  package let file: String
  package let kind: Kind
  /// The text of the file, for errors that are found later.
  package let source: String
  let root: DocumentElement
  /// The scenes in the order of the file; a nib's objects are one scene without an identifier.
  package let scenes: [DocumentScene]
  /// Which controllers lead to which.
  let graph: SceneGraph
  let device: CanvasDevice?
  /// The pixels of the display that a document without a device was drawn on, by a point, as far as its
  /// rows tell.
  let displayScale: CGFloat?
  /// What the editor that saved the file draws its canvas with.
  let release: EditorRelease
  /// The scene that was chosen to begin with.
  var chosenScene: String?
  /// The language of the texts; `nil` for the one that the document was written in.
  package let language: DocumentLanguage?
  /// The natural sizes of images by name, in points.
  let images: [String: DocumentImage]
  /// The natural sizes that the editor measured by running the classes of views, by the views'
  /// identifiers, in points.
  let measuredSizes: [String: CGSize]

  /// Reads a document.
  ///
  /// - Throws: ``DocumentErrors`` when the text is not XML, not a document, or one for another system.
  package init(_ data: Data, file: String) throws(DocumentErrors) {
    try self.init(data, file: file, changes: EditorChange.all)
  }

  /// Reads a document as of an editor that made these changes only.
  init(_ data: Data, file: String, changes: [EditorChange]) throws(DocumentErrors) {
    let root = try DocumentParser.root(of: data, file: file)
    let text = String(decoding: data, as: UTF8.self)
    if let problem = Self.problem(of: root) {
      throw DocumentErrors(file: file, errors: [problem], text: text)
    }
    self.init(root, source: text, file: file, language: nil, changes: changes)
  }

  /// Takes what is known to be a document.
  init(
    _ root: DocumentElement, source: String, file: String, language: DocumentLanguage?,
    changes: [EditorChange] = EditorChange.all
  ) {
    self.file = file
    self.root = root
    self.source = source
    self.language = language
    kind = (root["type"] ?? "").contains("Storyboard") ? .storyboard : .nib
    let release = EditorRelease(build: Self.build(root["toolsVersion"]), changes: changes)
    self.release = release
    device = root.child("device").map { CanvasDevice($0) }
    displayScale = device == nil ? root.pixelsOfRows : nil
    var scenes = root.list("scenes").map {
      DocumentScene(id: $0["sceneID"], objects: $0.list("objects"))
    }
    if let objects = root.child("objects") {
      scenes.append(DocumentScene(id: nil, objects: objects.children))
    }
    self.scenes = scenes
    graph = SceneGraph(scenes, in: root)
    images = Dictionary(
      root.list("resources").compactMap { element in
        DocumentImage(element).map { ($0.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    measuredSizes = Dictionary(
      root.list("designables").compactMap { element in
        guard let name = element["name"],
          let size = element.child("size", key: "intrinsicContentSize"),
          let width = size.number("width"), let height = size.number("height")
        else { return nil }
        return (name, CGSize(width: width, height: height))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Why the outermost element is not one that can be shown.
  private static func problem(of root: DocumentElement) -> DocumentError? {
    if root.name == "archive" {
      return DocumentError(
        "this is a keyed archive of before 2012; open and save it with a newer Interface Builder",
        at: root.mark)
    }
    guard root.name == "document" else {
      return DocumentError(
        "<\(root.name)> is not a document of Interface Builder", at: root.mark,
        suggestion: "<document>")
    }
    let runtime = root["targetRuntime"] ?? ""
    guard runtime.contains("CocoaTouch") else {
      return DocumentError(
        "the document is for '\(runtime)', not for iOS ('iOS.CocoaTouch')", at: root.mark)
    }
    return nil
  }

  /// The build in what a document says of its editor, such as 14490 in `14490.70`.
  static func build(_ version: String?) -> Int {
    version.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
  }

  var usesSafeAreas: Bool { root.flag("useSafeAreas") }
  package var initialControllerID: String? { root["initialViewController"] }

  /// The size classes of the document's own canvas.
  var canvasClasses: SizeClasses {
    device?.classes ?? SizeClasses(width: .unspecified, height: .unspecified)
  }
}

/// A controller of a storyboard with everything around it, or the objects of a nib.
package struct DocumentScene: Sendable {
  /// The identifier of the scene; `nil` in a nib.
  package let id: String?
  let objects: [DocumentElement]

  /// The controller that the scene is for, if there is one.
  package var controller: DocumentElement? {
    objects.first { $0.child(key: "view") != nil || $0.name.contains("ontroller") }
  }

  /// The views that are in no other: those of controllers, and the free ones.
  var rootViews: [DocumentElement] {
    objects.flatMap { object -> [DocumentElement] in
      if ViewTag.isView(object) { return [object] }
      return object.children.filter { $0.key == "view" || ViewTag.isView($0) }
    }
  }

  /// The views beside the scene's controller, which a program places itself.
  var freeViews: [DocumentElement] { objects.filter(ViewTag.isView) }

  /// The views that the bars around controllers show: they are in no other view of the document.
  var barViews: [DocumentElement] {
    objects.filter { !ViewTag.isView($0) }.flatMap(Self.barViews)
  }

  private static func barViews(in element: DocumentElement) -> [DocumentElement] {
    element.children.flatMap { child -> [DocumentElement] in
      guard ViewTag.isView(child) else { return child.key == "view" ? [] : barViews(in: child) }
      return ["titleView", "customView"].contains(child.key) ? [child] : []
    }
  }
}

/// An image of the document's resources.
struct DocumentImage: Sendable {
  let name: String
  /// In points; for system symbols the size of the raw drawing, whose longer side is 128.
  let size: CGSize
  let isSymbol: Bool

  init?(_ element: DocumentElement) {
    guard element.name == "image", let name = element["name"] else { return nil }
    self.name = name
    size = CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    isSymbol = element["catalog"] == "system"
  }
}
