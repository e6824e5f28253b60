import AdaptiveUI

/// The objects that a scene made, by identifier; the latest wins where a controller is made anew.
///
/// Objects are not kept alive: what left its hierarchy is gone.
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
