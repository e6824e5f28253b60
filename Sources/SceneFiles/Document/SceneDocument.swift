package import AdaptiveUI
package import Documents

/// A checked scene: the values of a file, with their marks for later messages.
///
/// It is consistent: identifiers are unique and every reference has a valid object.
package struct SceneDocument: Sendable {
  /// The file's name as the user gave it.
  package var file: String
  /// The text of the file.
  package var source = ""
  /// The classes that the file was checked with.
  package var classes = SceneClasses.system
  /// The language of the texts; `nil` for the file's own.
  package var language: DocumentLanguage?
  package var title: String?
  /// Hints for the user; the first line is the summary.
  package var notes: String?
  /// The rules that the scene demonstrates, such as `P23`.
  package var rules: [String] = []
  /// The tasks, which the lab ticks off.
  package var tasks: [SceneTask] = []
  package var era: Marked<UIKitEra>?
  package var device: Marked<Device>?
  /// The orientation that the scene opens in.
  package var orientation: UIInterfaceOrientation?
  package var window = SceneWindow()
  /// The look in which the window is drawn first.
  package var look: DocumentLook?
  /// The app's supported orientations.
  ///
  /// Rule O03.
  package var orientations: UIInterfaceOrientationMask?
  /// `UIRequiresFullScreen`.
  ///
  /// Rule W01.
  package var requiresFullScreen = false
  /// Whether the status bar is opaque, as that of iOS 6 is.
  ///
  /// Rule W21.
  package var opaqueStatusBar = false
  /// The commands that the lab runs when the scene is open.
  package var start: SceneStart?
  /// The keys that the scene defines, in the order of the file.
  package var keys: [SceneKey] = []
  /// Images with variants, by name.
  ///
  /// Rule A08.
  package var images: [SceneImageAsset] = []
  package var root: SceneController
  /// Controllers that actions create when they are needed.
  package var controllers: [SceneController] = []
  package var presentations: [ScenePresentation] = []
}
