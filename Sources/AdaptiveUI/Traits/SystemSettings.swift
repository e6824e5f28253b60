// Reference: UIScreen.traitCollection, UIApplication.preferredContentSizeCategory, iOS 18
// documentation. Rules P01, LG5.
import Synchronization

/// The traits that people choose for all programs in the system's settings, such as the text size.
///
/// They are the screen's, so every scene begins with them. Fonts ask for the text size wherever they
/// are made: it can be read on every thread.
package final class SystemSettings: Sendable {
  /// Those of programs that never bind an environment.
  static let shared = SystemSettings()

  /// Those of the current environment.
  @TaskLocal static var current = shared

  private let chosen: Mutex<UITraitCollection>

  init(_ traits: UITraitCollection = UITraitCollection()) { chosen = Mutex(traits) }

  /// What was chosen; nothing else is specified.
  var traits: UITraitCollection {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Whether somebody chose a value for `trait`.
  package func contains(_ trait: UITrait) -> Bool { traits.values.contains(trait) }

  /// The text size that the reader chose.
  var textSize: UIContentSizeCategory {
    traits.values.value(of: UITraitPreferredContentSizeCategory.self) ?? .large
  }
}
