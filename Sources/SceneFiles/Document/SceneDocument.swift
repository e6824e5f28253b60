package import AdaptiveUI
package import Documents

/// A checked scene: the values of a file, with places for later messages.
///
/// Everything in it is consistent: identifiers are unique and every reference finds its object.
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
  /// What to press and what to watch.
  package var notes: String?
  /// The rules that the scene demonstrates, such as `P23`.
  package var rules: [String] = []
  /// What to do, to be ticked off.
  package var tasks: [SceneTask] = []
  package var era: Marked<UIKitEra>?
  package var device: Marked<Device>?
  /// The orientation that the scene opens in.
  package var orientation: UIInterfaceOrientation?
  package var window = SceneWindow()
  /// How the window is drawn first.
  package var look: DocumentLook?
  /// The app's mask.
  ///
  /// Rule O03.
  package var orientations: UIInterfaceOrientationMask?
  /// `UIRequiresFullScreen`.
  ///
  /// Rule W01.
  package var requiresFullScreen = false
  /// Whether the status bar hides what is behind it, as that of iOS 6 did.
  ///
  /// Rule W21.
  package var opaqueStatusBar = false
  /// What the lab does with the scene at first.
  package var start: SceneStart?
  /// Keys of the scene's own, in the order of the file.
  package var keys: [SceneKey] = []
  /// Images with versions, by name.
  ///
  /// Rule A08.
  package var images: [SceneImageAsset] = []
  package var root: SceneController
  /// Controllers that actions create when they need them.
  package var controllers: [SceneController] = []
  package var presentations: [ScenePresentation] = []
}
