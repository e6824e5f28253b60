import AdaptiveUI
import Cells

extension SceneSession {
  /// All pairs of size classes as a square, with the present pair marked, and a line that ends it.
  ///
  /// Figure 13-1.
  var classesList: LabList {
    let now = ClassPair(windowScene.traitCollection)
    var items = [
      LabItem(
        title: "as it is", detail: "the classes that its size has",
        action: .command(.change(.viewAs(horizontal: nil, vertical: nil))))
    ]
    for height in ClassPair.names {
      items += ClassPair.names.map { width in
        let isNow = now.width == width && now.height == height
        return LabItem(
          title: "\(isNow ? "●" : "○") width \(width), height \(height)",
          detail: isNow ? "now" : ClassPair.known(width: width, height: height),
          action: .command(.change(.viewAs(horizontal: width, vertical: height))))
      }
    }
    var list = LabList(title: "View as", items: items)
    list.intro = ClassPair.square { $0 == now ? "●" : "○" } + ["● now"]
    return list
  }
}

extension ClassPair {
  /// The square of all pairs, widths across and heights down, as in Interface Builder's grid.
  ///
  /// - Parameter mark: Returns the sign of a pair, one column wide.
  /// - Returns: Five rows of the same width.
  static func square(_ mark: (ClassPair) -> String) -> [String] {
    func centred(_ text: String) -> String {
      let free = cellColumns - TextWidth.columns(of: text)
      return String(repeating: " ", count: free / 2) + text
        + String(repeating: " ", count: free - free / 2)
    }
    let rows = names.map { height in
      let label = "height \(height)"
      return label + String(repeating: " ", count: labelColumns - label.count)
        + names.map { width in
          centred(ClassPair(width: width, height: height).map(mark) ?? "")
        }.joined(separator: "│")
    }
    let head =
      "width" + String(repeating: " ", count: labelColumns - 5)
      + names.map(centred).joined(separator: " ")
    let rule =
      String(repeating: " ", count: labelColumns)
      + Array(repeating: String(repeating: "─", count: cellColumns), count: names.count)
      .joined(separator: "┼")
    return [head] + rows.flatMap { [$0, rule] }.dropLast()
  }

  private static var cellColumns: Int { 9 }
  private static var labelColumns: Int { 15 }

  /// The windows that have these classes.
  static func known(width: String, height: String) -> String {
    switch (width, height) {
    case ("compact", "regular"): "phones upright"
    case ("compact", "compact"): "most phones in landscape"
    case ("regular", "compact"): "large phones in landscape"
    case ("regular", "regular"): "pads"
    default: ""
    }
  }
}
