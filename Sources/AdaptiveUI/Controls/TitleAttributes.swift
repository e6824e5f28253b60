import Foundation

/// How titles are set, by the bits of a state.
typealias TitleAttributes = [UIControl.State.RawValue: [NSAttributedString.Key: Any]]

/// Something with titles that look different in each state, as the program or a proxy says.
@MainActor protocol TitledByState: Customizable {
  var titleAttributes: TitleAttributes { get set }

  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
}

extension TitledByState {
  /// Stores how titles are set in a state, and notes that it was said of this object.
  func storeTitleAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    customized("setTitleTextAttributes", for: state.rawValue) { (other: Self) in
      other.setTitleTextAttributes(attributes, for: state)
    }
  }
}
