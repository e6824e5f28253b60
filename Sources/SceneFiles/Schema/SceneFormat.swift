/// The description of scene files: the page of this library's catalogue, in Markdown.
package enum SceneFormat {
  package static let text = String(decoding: PackageResources.SceneFiles_md, as: UTF8.self)
}
