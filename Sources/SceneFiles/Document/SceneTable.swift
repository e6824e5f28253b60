package import Documents

/// The contents of a table.
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

  /// Whether the table has no contents.
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
  /// The arrangement of text and detail.
  package var style: SceneRowStyle?
  package var accessory: SceneAccessory?
  package var image: SceneImageChoice?
  package var action: SceneAction?
}

/// The arrangements of text and detail in a row.
package enum SceneRowStyle: String, Sendable, CaseIterable {
  case value1, value2, subtitle
}

/// The symbols and buttons at the end of a row.
package enum SceneAccessory: String, Sendable, CaseIterable {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The styles of tables.
package enum SceneTableStyle: String, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// The lines between rows.
package enum SceneSeparatorStyle: String, Sendable, CaseIterable {
  case none, singleLine
}
