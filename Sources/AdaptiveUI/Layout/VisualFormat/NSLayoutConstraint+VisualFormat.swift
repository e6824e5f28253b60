// Reference: NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:), iOS 18
// documentation. Rules LA10.1–LA10.5.
// Status: Complete.

extension NSLayoutConstraint {
  /// Makes the constraints that a sentence of the Visual Format Language describes.
  ///
  /// A format that cannot be read, or that names something unknown, is a breach; its text shows the
  /// place by a caret, and the result is empty. Views are looked up before metrics. Rules
  /// LA10.1–LA10.5.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      var builder = VisualFormatBuilder(
        try parser.parse(), length: format.unicodeScalars.count, options: opts,
        metrics: metrics ?? [:], views: views)
      try builder.build()
      return builder.constraints
    } catch {
      Environment.current.breach(
        Breach("NSInvalidArgumentException", error.text(format: format), rule: "LA10.5"))
      return []
    }
  }
}
