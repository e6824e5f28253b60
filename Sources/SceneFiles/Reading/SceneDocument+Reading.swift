import AdaptiveUI
package import Documents

extension SceneDocument {
  /// Reads and checks the bytes of a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, YAML in UTF-8.
  ///   - file: The file's name for messages.
  ///   - classes: The classes that the scene may name.
  ///   - language: The language of displayed texts; `nil` for the file's own.
  /// - Throws: All errors of the file at once.
  package init(
    _ bytes: some Collection<UInt8>, file: String, classes: SceneClasses = .system,
    language: DocumentLanguage? = nil
  ) throws(DocumentErrors) {
    let source = YAMLSource(bytes)
    guard let node = source.root else {
      let error =
        source.error ?? DocumentError("the file is empty", at: SourceMark(line: 1, column: 1))
      throw DocumentErrors(file: file, errors: [error], text: source.text)
    }
    var context = ReadingContext(text: source.text, classes: classes, language: language)
    var document = Self.readAndCheck(node, file: file, context)
    // Values below a misspelt word are read again with the correction, so that their errors, and
    // those of references to them, are reported in the same run.
    for _ in 0..<Self.maximumReadings {
      guard context.allCorrections.count > context.corrections.count else { break }
      context = ReadingContext(
        text: source.text, classes: classes, language: language,
        corrections: context.allCorrections)
      document = Self.readAndCheck(node, file: file, context)
    }
    let errors = context.corrections.errors + context.errors
    guard let document, errors.isEmpty else {
      throw DocumentErrors(file: file, errors: errors, text: source.text)
    }
    self = document
    self.source = source.text.text
    self.language = language
  }

  /// The maximum number of readings; nested misspelt words need one reading each.
  private static let maximumReadings = 6

  private static func readAndCheck(
    _ node: SourceNode, file: String, _ context: ReadingContext
  ) -> SceneDocument? {
    let document = read(node, file: file, context)
    if let document { ReferenceChecker(document, context).check() }
    return document
  }

  /// Reads and checks the text of a scene.
  ///
  /// - Throws: All errors of the text at once.
  package init(
    text: String, file: String = "scene", classes: SceneClasses = .system
  ) throws(DocumentErrors) {
    try self.init(Array(text.utf8), file: file, classes: classes)
  }

  /// Reads the document; `nil` without a readable root, with the errors in the context.
  private static func read(
    _ node: SourceNode, file: String, _ context: ReadingContext
  ) -> SceneDocument? {
    guard let reader = MappingReader(node, "a scene", context) else { return nil }
    let root = reader.value("root", Read.controller)
    if root == nil, !reader.has("root") {
      context.report("a scene needs a “root” controller", at: reader.mark)
    }
    // Without a root, the rest is still read, so that all errors of the file are reported at once.
    var document = SceneDocument(
      file: file,
      root: root
        ?? SceneController(mark: reader.mark, className: Marked("UIViewController", reader.mark)))
    document.classes = context.classes
    document.title = reader.value("title", Read.text)
    document.notes = reader.value("notes", Read.text)
    document.rules = reader.list("rules", Read.text)
    document.tasks = reader.list("tasks", Read.task)
    document.era = reader.value("uikit", Read.era)
    document.device = reader.value("device", Read.device)
    document.orientation = reader.value("orientation", Read.orientation)
    document.look = reader.value("look", Read.look)
    document.window = reader.value("window", Read.window) ?? SceneWindow()
    document.orientations = reader.value("orientations", Read.orientations)
    document.requiresFullScreen = reader.value("requiresFullScreen", Read.bool) ?? false
    document.opaqueStatusBar = reader.value("opaqueStatusBar", Read.bool) ?? false
    document.start = reader.value("start", Read.start)
    document.keys = reader.value("keys", Read.keys) ?? []
    document.images = reader.list("images", Read.imageAsset)
    document.controllers = reader.list("controllers", Read.controller)
    document.presentations = reader.list("presentations", Read.presentation)
    if let device = document.device, reader.has("window") {
      context.report("a scene opens on a “device” or in a “window”, not both", at: device.mark)
    }
    reader.finish("a scene", owners: ["class": "“root”", "view": "“root”", "id": "“root”"])
    return document
  }
}
