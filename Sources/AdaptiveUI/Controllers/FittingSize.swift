import Foundation

/// What a controller's constraints want, as last reported to its parent.
///
/// Rule U07.
struct FittingSize {
  var reported: CGSize?
  var mayHaveChanged = false
}

extension UIViewController {
  /// Tells a parent that places this controller by its frame of another fitting size.
  ///
  /// Rule U07.
  func tellFittingSizeIfChanged() {
    guard fittingSize.mayHaveChanged, let parent, let view = viewIfLoaded, view.window != nil else {
      return
    }
    guard parent.observesFittingSizes else { return }
    fittingSize.mayHaveChanged = false
    guard view.translatesAutoresizingMaskIntoConstraints else { return }  // U07
    let old = fittingSize.reported
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    fittingSize.reported = size
    guard let old, old != size else { return }
    parent.send(
      "systemLayoutFittingSizeDidChange(forChildContentContainer:)", new: displayName, rule: "U07"
    ) {
      parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }
  }
}
