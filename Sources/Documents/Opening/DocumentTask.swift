/// Something that a document asks the person in front of it to do.
package struct DocumentTask: Sendable, Equatable {
  /// When a task counts as done.
  package enum Condition: Sendable, Equatable {
    /// A trait of the window's has, or had since the start, this value.
    case trait(name: String, value: String)
    /// The window was turned.
    case rotation
    /// Another device was chosen.
    case device
    /// Something was presented; something presented was dismissed.
    case presented, dismissed
    /// The object with this identifier has the focus.
    case focus(String)
    /// Something was changed from outside; a change was taken back.
    case change, undo
  }

  /// What to do, in words.
  package let say: String
  package let condition: Condition

  package init(say: String, condition: Condition) {
    self.say = say
    self.condition = condition
  }
}
