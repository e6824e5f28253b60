// Reference: CALayer, "Animatable Properties" and "Key-Value Coding Compliance"; iOS 18 documentation.
// Status: Complete for the properties that layers have here; without the runtime, subclasses of a
// program add none.
extension CALayer {
  /// The value of a property, or of a part of it, such as `transform.scale`.
  ///
  /// Numbers are `NSNumber`. A name that no property has is one that a value can be kept under.
  public func value(forKeyPath keyPath: String) -> Any? {
    key(keyPath)?.value(self) ?? kept[keyPath]
  }

  /// Sets a property, or a part of it; keeps the value under a name that no property has.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let key = key(keyPath) { key.set(self, value) } else { kept[keyPath] = value }
  }

  /// The value of a property, or what was kept under a name.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or keeps a value under a name that no property has.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func key(_ path: String) -> LayerKey? {
    let words = path.split(separator: ".").map(String.init)
    guard let first = words.first, let key = property(first) else { return nil }
    return words.count == 1 ? key : key.part(Array(words.dropFirst()))
  }

  /// The properties that layers of all kinds have.
  static let keys: [String: LayerKey] = [
    "anchorPoint": LayerKey(whole: \CALayer.anchorPoint),
    "backgroundColor": LayerKey(\CALayer.backgroundColor),
    "borderColor": LayerKey(\CALayer.borderColor),
    "borderWidth": LayerKey(\CALayer.borderWidth),
    "bounds": LayerKey(whole: \CALayer.bounds),
    "contents": LayerKey(\CALayer.contents),
    "cornerRadius": LayerKey(\CALayer.cornerRadius),
    "frame": LayerKey(whole: \CALayer.frame),
    "hidden": LayerKey(\CALayer.isHidden),
    "mask": LayerKey(\CALayer.mask),
    "masksToBounds": LayerKey(\CALayer.masksToBounds),
    "name": LayerKey(\CALayer.name),
    "opacity": LayerKey(\CALayer.opacity),
    "position": LayerKey(whole: \CALayer.position),
    "shadowColor": LayerKey(\CALayer.shadowColor),
    "shadowOffset": LayerKey(whole: \CALayer.shadowOffset),
    "shadowOpacity": LayerKey(\CALayer.shadowOpacity),
    "shadowPath": LayerKey(\CALayer.shadowPath),
    "shadowRadius": LayerKey(\CALayer.shadowRadius),
    "transform": LayerKey(whole: \CALayer.transform),
    "zPosition": LayerKey(\CALayer.zPosition),
  ]
}

extension CAShapeLayer {
  /// The properties that a path's layer has besides.
  static let shapeKeys: [String: LayerKey] = [
    "fillColor": LayerKey(\CAShapeLayer.fillColor),
    "lineDashPhase": LayerKey(\CAShapeLayer.lineDashPhase),
    "lineWidth": LayerKey(\CAShapeLayer.lineWidth),
    "path": LayerKey(\CAShapeLayer.path),
    "strokeColor": LayerKey(\CAShapeLayer.strokeColor),
    "strokeEnd": LayerKey(\CAShapeLayer.strokeEnd),
    "strokeStart": LayerKey(\CAShapeLayer.strokeStart),
  ]
}

extension CAGradientLayer {
  /// The properties that a layer of changing colours has besides.
  static let gradientKeys: [String: LayerKey] = [
    "colors": LayerKey(\CAGradientLayer.colors),
    "endPoint": LayerKey(whole: \CAGradientLayer.endPoint),
    "locations": LayerKey(\CAGradientLayer.locations),
    "startPoint": LayerKey(whole: \CAGradientLayer.startPoint),
  ]
}
