package import AdaptiveUI
package import Foundation

/// Something that can be opened in a window: a scene file, an Xcode document.
///
/// Lab and commands know documents by this alone.
package protocol OpenableDocument: Sendable {
  /// The file's name as the user gave it.
  var file: String { get }
  /// The document's own title.
  var title: String? { get }
  /// The document's text; empty where it has none.
  var source: String { get }
  /// What the document says about the window that it opens in.
  var opening: DocumentOpening { get }
  /// The document at each of its screens that no earlier one contains or presents.
  var beginnings: [DocumentBeginning] { get }
  /// The screen that was chosen to begin with, by the name that chooses it again; `nil` unasked.
  var beginning: String? { get }
  /// The screens to choose from, in the order of the file; empty where there is only one.
  var choices: [DocumentChoice] { get }

  /// What the document says without effect here, each with its place, in the order of the file.
  @MainActor var unsupported: [String] { get }

  /// The ways from one controller to another that the document draws.
  var segues: [DocumentSegue] { get }

  /// What views are in words, by the identifiers of those that may have no better name.
  var summaries: [String: String] { get }

  /// The lines of the source, from 1, of controllers whose names the source itself does not say.
  var controllerLines: [String: Int] { get }

  /// The language of the texts; `nil` for the one that the document was written in.
  var language: DocumentLanguage? { get }

  /// The document with its texts in another language, whatever language it is in now.
  func localized(in language: DocumentLanguage?) -> any OpenableDocument

  /// Called before there is a scene: what an application says of itself.
  @MainActor func prepare(_ environment: Environment)

  /// Called when the scene's window has its root, before it is shown.
  @MainActor func connect(_ window: UIWindow, in environment: Environment)

  /// Turns the document into objects that live in `environment`.
  @MainActor func open(in environment: Environment) -> any OpenDocument
}

extension OpenableDocument {
  package var source: String { "" }
  @MainActor package func prepare(_ environment: Environment) {}
  @MainActor package func connect(_ window: UIWindow, in environment: Environment) {}
  @MainActor package var unsupported: [String] { [] }
  package var segues: [DocumentSegue] { [] }
  package var summaries: [String: String] { [:] }
  package var beginnings: [DocumentBeginning] { [DocumentBeginning(document: self)] }
  package var beginning: String? { nil }
  package var choices: [DocumentChoice] { [] }
  package var controllerLines: [String: Int] { [:] }
  package var language: DocumentLanguage? { nil }
  package func localized(in language: DocumentLanguage?) -> any OpenableDocument { self }
}

/// A screen of a document to begin with.
package struct DocumentBeginning: Sendable {
  /// What to choose it by; `nil` for the one that the document begins with.
  package let name: String?
  package let document: any OpenableDocument

  package init(name: String? = nil, document: any OpenableDocument) {
    self.name = name
    self.document = document
  }
}

/// A screen of a document as a list shows it.
package struct DocumentChoice: Sendable {
  /// What people know it by.
  package let name: String
  /// What it is, in a few words.
  package let summary: String
  /// Whether the document says that it begins here.
  package let isInitial: Bool
  /// Whether something of it is in sight before code fills it.
  package let hasContent: Bool
  /// The document at this screen.
  package let document: any OpenableDocument

  package init(
    name: String, summary: String, isInitial: Bool, hasContent: Bool,
    document: any OpenableDocument
  ) {
    self.name = name
    self.summary = summary
    self.isInitial = isInitial
    self.hasContent = hasContent
    self.document = document
  }
}

/// What a picture of a document's window shows.
package enum DocumentLook: String, Sendable, CaseIterable {
  /// Each view a box with its name and size.
  case wireframe
  /// What a user would see.
  case interface
}

/// What a document asks for by default.
package struct DocumentOpening: Sendable {
  package var era: UIKitEra?
  package var device: Device?
  package var orientation: UIInterfaceOrientation?
  /// What an Info.plist says about orientations; `nil` where there is none.
  package var infoOrientations: UIInterfaceOrientationMask?
  /// The only kind of device that the document is for; `nil` for every kind.
  package var onlyIdiom: UIUserInterfaceIdiom?
  /// Columns and rows of a window in a terminal.
  package var cells: (columns: Int, rows: Int)?
  /// How the window is drawn first.
  package var look: DocumentLook?
  /// The traits that the document fixes for windows of terminals.
  package var overrides = WindowOverrides()
  /// What to press and what to watch, a line each.
  package var notes: [String] = []
  /// The ids of the rules that the document demonstrates.
  package var rules: [String] = []
  /// What the lab does once the document is open, as scripts write it; empty for nothing.
  package var script = ""
  /// Whether the lab shows that in time travel, from its first line on.
  package var playsScript = false
  /// What to do, to be ticked off.
  package var tasks: [DocumentTask] = []

  package init() {}
}

/// A document turned into objects.
@MainActor package protocol OpenDocument: AnyObject {
  /// The controller for the window.
  var root: UIViewController { get }
  /// The tint of the window that it opens in; `nil` for the standard one.
  var tintColor: UIColor? { get }
  /// The presentations that the document offers, in its order.
  var presentationIDs: [String] { get }

  /// Those of ``presentationIDs`` that begin at what the root contains or presents.
  var ownPresentationIDs: [String] { get }

  /// Presents one of ``presentationIDs``.
  ///
  /// - Returns: Whether the document has it; the model may still refuse it.
  func present(_ id: String) -> Bool
  /// What the document installs for some size classes only.
  var variations: [DocumentVariation] { get }
  /// The same, with what would be installed under these traits.
  ///
  /// - Parameter traits: Traits of whichever controller decides.
  /// - Returns: What varies, views first.
  func variations(for traits: UITraitCollection) -> [DocumentVariation]
  /// The constraint that ``variations`` names so, whether it is installed or not.
  func variedConstraint(named name: String) -> NSLayoutConstraint?
  /// Whether the document is a view that a program places somewhere, and no screen of its own.
  var isLoneView: Bool { get }
  /// Whether only a class of a program's own, which is not here, knows where the view goes.
  func leavesToCode(_ view: UIView) -> Bool
  /// Whether an outlet of a class leads to a view or a constraint, so that a program may change it.
  func isKnownToCode(_ object: AnyObject) -> Bool
  /// Who fills a table or a collection that is empty in the document, in a sentence; `nil` for other
  /// views.
  func whoFills(_ view: UIView) -> String?
  /// Whether what the controller shows is elsewhere: in another document, or in code.
  func hasContentElsewhere(_ controller: UIViewController) -> Bool
  /// The name of another document that has what the controller shows; `nil` for none.
  func otherDocument(of controller: UIViewController) -> String?
  /// The identifier of the document's element that a view or a constraint was made from.
  func sourceID(of object: AnyObject) -> String?
  /// The constraints that the document has in the place of those that a program makes.
  ///
  /// None of them is active.
  var placeholders: [NSLayoutConstraint] { get }
  /// The size that the root is drawn in, in points, where it is the document's own and no screen's.
  var ownSize: CGSize? { get }
  /// What the document connects to a view, in words: messages, outlets.
  func connections(of view: UIView) -> [String]
  /// What the document connects or constrains and no longer has, as far as it was opened.
  var brokenLinks: [BrokenLink] { get }
  /// Keys of the document's own.
  var keys: [DocumentKey] { get }

  /// Does what the document says about a key.
  ///
  /// - Returns: Whether the document has it.
  func press(_ key: Character) -> Bool
}

extension OpenDocument {
  package var tintColor: UIColor? { nil }
  package var ownPresentationIDs: [String] { presentationIDs }
  package var variations: [DocumentVariation] { [] }
  package func variations(for traits: UITraitCollection) -> [DocumentVariation] { [] }
  package func variedConstraint(named name: String) -> NSLayoutConstraint? { nil }
  package var isLoneView: Bool { false }
  package func leavesToCode(_ view: UIView) -> Bool { false }
  package func isKnownToCode(_ object: AnyObject) -> Bool { false }
  package func whoFills(_ view: UIView) -> String? { nil }
  package func hasContentElsewhere(_ controller: UIViewController) -> Bool { false }
  package func otherDocument(of controller: UIViewController) -> String? { nil }
  package func sourceID(of object: AnyObject) -> String? { nil }
  package var placeholders: [NSLayoutConstraint] { [] }
  package var ownSize: CGSize? { nil }
  package func connections(of view: UIView) -> [String] { [] }
  package var brokenLinks: [BrokenLink] { [] }
  package var keys: [DocumentKey] { [] }
  package func press(_ key: Character) -> Bool { false }
}

/// A connection or a constraint that leads to something that its document does not have.
package struct BrokenLink: Sendable, Hashable {
  /// In a sentence without a full stop.
  package let message: String
  /// Where it is in the file, from 1.
  package let line: Int

  package init(message: String, line: Int) {
    self.message = message
    self.line = line
  }
}

/// A key of a document's own.
package struct DocumentKey: Sendable, Hashable {
  /// What is typed.
  package let key: Character
  /// What it does, in words.
  package let meaning: String

  package init(key: Character, meaning: String) {
    self.key = key
    self.meaning = meaning
  }
}

/// Something that is installed for some size classes only.
///
/// Rule A01.
package struct DocumentVariation: Sendable, Hashable {
  /// What is installed, in words.
  package let name: String
  /// The size classes, in words.
  package let condition: String
  /// Whether it is installed now.
  package let isInstalled: Bool

  package init(name: String, condition: String, isInstalled: Bool) {
    self.name = name
    self.condition = condition
    self.isInstalled = isInstalled
  }
}
