import AdaptiveUI

/// The objects of a scene by identifier; if a controller is created again, the latest one.
///
/// Objects are not retained: those that left their hierarchy are gone.
@MainActor struct SceneObjects {
  private struct Slot {
    weak var object: AnyObject?
  }

  private var slots: [String: Slot] = [:]

  subscript(_ id: String) -> AnyObject? {
    get { slots[id]?.object }
    set { slots[id] = Slot(object: newValue) }
  }
}
