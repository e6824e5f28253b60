import UIKit

/// A map under a sheet of places that rests at two heights.
final class MapController: UIViewController, UISheetPresentationControllerDelegate {
  let places = PlacesController()
  private(set) var heights: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    showPlaces()
  }

  private func showPlaces() {
    places.modalPresentationStyle = .pageSheet
    places.isModalInPresentation = true
    if let sheet = places.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.delegate = self
    }
    present(places, animated: true)
  }

  func expand() {
    guard let sheet = places.sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
    }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    heights.append(
      sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
  }
}

final class PlacesController: UIViewController {
  private let field = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    field.placeholder = "Search"
    field.translatesAutoresizingMaskIntoConstraints = false
    field.accessibilityIdentifier = "search"
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
