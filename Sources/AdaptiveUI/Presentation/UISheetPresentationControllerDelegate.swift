// Reference: UISheetPresentationControllerDelegate, iOS 18 documentation. Rule SH04.
// Status: Complete.

/// Follows a sheet, besides what every presentation asks.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user moved the sheet to another detent.
  ///
  /// Rule SH04.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Stands for a method that is not implemented.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { sheetPresentationController.isDelegateMethodMissing = true }
}
