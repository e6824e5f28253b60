import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Views whose look alone does not say what they are.
@MainActor struct NamedViewTests {
  /// A view for an element of another framework, as documents make them.
  private final class Box: UIView {}

  private func lines(_ columns: Int, _ rows: Int, _ fill: (UIView) -> Void) -> [String] {
    TestCanvas(columns, rows, fill: fill).picture { $0.look = .interface }.buffer.lines
  }

  @Test func `a field to search has a glass before its text`() throws {
    let shown = lines(24, 6) { root in
      let bar = UISearchBar(frame: cells(2, 2, 20, 2))
      root.addSubview(bar)
    }
    let asking = lines(24, 6) { root in
      let bar = UISearchBar(frame: cells(2, 2, 20, 2))
      bar.placeholder = "Town"
      root.addSubview(bar)
    }

    try expectPicture(shown + [""] + asking, "fields to search")
  }

  @Test func `a view of another framework is named by its class, and one that is covered is not`()
    throws
  {
    func map(isCovered: Bool) -> [String] {
      lines(24, 6) { root in
        let map = Box(frame: cells(2, 1, 20, 4))
        map.documentIdentifier = DocumentIdentifier("aaa-bb-ccc")
        map.classNameOverride = "MKMapView"
        map.backgroundColor = .systemGray5
        root.addSubview(map)
        guard isCovered else { return }
        let cover = UIView(frame: cells(2, 1, 20, 4))
        cover.backgroundColor = .white
        root.addSubview(cover)
      }
    }

    try expectPicture(
      map(isCovered: false) + [""] + map(isCovered: true), "a map, and one that is covered")
  }

  @Test func `an image without a name has that of its view, if all of it has room`() throws {
    func image(columns: Int) -> [String] {
      lines(24, 6) { root in root.add("avatar", cells(2, 1, columns, 4), UIImageView()) }
    }

    try expectPicture(
      image(columns: 20) + [""] + image(columns: 8), "an image without a name, wide and narrow")
  }
}
