import AdaptiveLists
import AdaptiveUI
import Attributes
import Foundation

extension DocumentBuilder {
  /// Gives a view what its element says for the present size classes.
  func fill(_ view: UIView, _ element: DocumentElement) {
    for attribute in AttributeTable.of(view)?.attributes ?? [] {
      if let special = attribute.special {
        set(special, of: view, element)
      } else {
        set(attribute, of: view, element)
      }
    }
    if !surface.autoresizes { view.autoresizesSubviews = false }
    setSpoken(of: view, element)
    setMargins(of: view, element)
    setPlaceholder(of: view, element)
  }

  private func setMargins(of view: UIView, _ element: DocumentElement) {
    if let margins = element.directionalMargins {
      view.directionalLayoutMargins = margins
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    let followsReadable = element.flag("layoutMarginsFollowReadableWidth")
    if let table = view as? UITableView {
      table.cellLayoutMarginsFollowReadableWidth = followsReadable
    } else {
      view.layoutMarginsFollowReadableWidth = followsReadable
    }
    if view is DocumentCell, !surface.rowsPreserveMargins {
      view.preservesSuperviewLayoutMargins = false
    }
  }

  func attributed(_ element: DocumentElement, _ key: String) -> NSAttributedString? {
    DocumentText.attributed(element, key: key, as: surface.fonts, colors: colors)
  }

  /// A picture of the document's resources: in a terminal its name is shown.
  func image(_ name: String?) -> UIImage? {
    guard let name, let image = document.images[name] else { return nil }
    // Of a symbol the document has the proportions only.
    if image.isSymbol {
      return UIImage(symbol: name, proportions: image.size, configuration: nil)
    }
    return UIImage(size: image.size, art: [name], name: name)
  }

  /// The picture that an element shows, named by an attribute or by a reference that says more.
  func shownImage(_ element: DocumentElement?) -> UIImage? {
    image(element?["image"] ?? element?.child("imageReference", key: "image")?["image"])
  }

  /// The font of a view; `standard` is the size, in points, where the document gives none.
  func font(
    _ element: DocumentElement, key: String = "fontDescription", standard: CGFloat
  ) -> UIFont {
    guard let description = element.child("fontDescription", key: key) else {
      return DocumentFont.system(standard, .regular, surface.fonts)
    }
    if let style = description["style"].map(UIFont.TextStyle.init(rawValue:)),
      let size = surface.size(of: style)
    {
      return UIFont.font(of: style, size: size)
    }
    return DocumentFont.font(description, as: surface.fonts)
  }
}
