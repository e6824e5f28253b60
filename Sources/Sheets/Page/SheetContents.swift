package import Foundation

/// What is on a sheet.
package struct SheetContents: Sendable {
  /// What the sheet is called.
  package var title: String
  package var documents: [Document] = []

  /// Creates a sheet without documents.
  package init(title: String) { self.title = title }

  /// The scenes of one file.
  package struct Document: Sendable, Codable {
    package var file: String
    package var scenes: [Scene] = []
    /// Why the file could not be read.
    package var problem: String?

    package init(file: String, problem: String? = nil) {
      self.file = file
      self.problem = problem
    }
  }

  /// One scene in several windows.
  package struct Scene: Sendable, Codable {
    package var name: String
    package var figures: [Figure] = []
    /// The scene at every width; `nil` if it was not asked for.
    package var course: WidthCourse?
    /// The height of the window whose width changes, in points.
    package var courseHeight: CGFloat = 0
    /// The scenes that this one leads to, in words.
    package var leads: [Lead] = []

    package init(name: String) { self.name = name }
  }

  /// A way from one scene to another.
  package struct Lead: Sendable, Hashable, Codable {
    package var words: String
    /// The place of the scene that it leads to, among those of the document; `nil` for one elsewhere.
    package var target: Int?
    /// Where it begins, in the coordinates of the scene's first figure; `nil` for all of it.
    package var frame: CGRect?

    package init(words: String, target: Int?, frame: CGRect? = nil) {
      (self.words, self.target, self.frame) = (words, target, frame)
    }
  }

  /// A scene in one window.
  package struct Figure: Sendable, Codable {
    /// The device and what else was chosen.
    package var caption: String
    /// With the device around the window, in points.
    package var size: CGSize
    package var body: String
    package var definitions: String
    package var findings: [Mark] = []
    /// What changed since before, in words; `nil` where nothing was compared.
    package var changes: [Mark]?
    /// The same figure before; `nil` where there was none or nothing was compared.
    package var before: Picture?

    package init(caption: String, size: CGSize, body: String, definitions: String) {
      (self.caption, self.size) = (caption, size)
      (self.body, self.definitions) = (body, definitions)
    }
  }

  /// A drawing with its size, in points.
  package struct Picture: Sendable, Codable {
    package var size: CGSize
    package var body: String
    package var definitions: String

    package init(size: CGSize, body: String, definitions: String) {
      (self.size, self.body, self.definitions) = (size, body, definitions)
    }
  }

  /// Something in a figure that a sentence is about.
  package struct Mark: Sendable, Hashable, Codable {
    /// In the figure's coordinates, in points; `nil` for what has no place.
    package var frame: CGRect?
    package var text: String

    package init(frame: CGRect?, text: String) {
      (self.frame, self.text) = (frame, text)
    }
  }
}
