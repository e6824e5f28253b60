package import Documents

/// What a scene says about a table.
package struct SceneTable: Sendable {
  package var sections: [SceneTableSection] = []
  package var style: SceneTableStyle?
  package var separatorStyle: SceneSeparatorStyle?
  /// In points.
  package var rowHeight: Double?
  /// Above all sections; at most one.
  package var headerView: [SceneView] = []
  /// Below all sections; at most one.
  package var footerView: [SceneView] = []

  /// Whether there is nothing that a table would be filled with.
  package var isEmpty: Bool {
    sections.isEmpty && views.isEmpty && separatorStyle == nil && rowHeight == nil
  }
  package var rows: [SceneRow] { sections.flatMap(\.rows) }
  package var views: [SceneView] { headerView + footerView }
}

/// Rows between a title and a footer.
package struct SceneTableSection: Sendable {
  package var header: String?
  package var footer: String?
  package var rows: [SceneRow]
}

/// A row of a table.
package struct SceneRow: Sendable {
  package var mark: SourceMark
  package var id: Marked<String>?
  package var text: String
  package var detailText: String?
  /// Where the detail is.
  package var style: SceneRowStyle?
  package var accessory: SceneAccessory?
  package var image: SceneImageChoice?
  package var action: SceneAction?
}

/// Where the detail of a row is.
package enum SceneRowStyle: String, Sendable, CaseIterable {
  case value1, value2, subtitle
}

/// What is at the end of a row.
package enum SceneAccessory: String, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// How the sections of a table look.
package enum SceneTableStyle: String, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// What is between rows.
package enum SceneSeparatorStyle: String, Sendable, CaseIterable {
  case none, singleLine
}
