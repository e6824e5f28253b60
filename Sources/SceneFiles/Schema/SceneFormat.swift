/// The description of scene files in Markdown, which is the page of this library's catalogue.
package enum SceneFormat {
  package static let text = String(decoding: PackageResources.SceneFiles_md, as: UTF8.self)
}
