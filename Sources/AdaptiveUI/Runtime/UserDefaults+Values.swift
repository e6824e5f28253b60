// Reference: setValue(_:forKey:), value(forKey:) of UserDefaults; iOS 18 documentation.
// Status: Complete.
#if !canImport(Darwin)
  public import Foundation

  extension UserDefaults {
    /// Keeps a value under a name, or forgets it for `nil`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// What is kept under a name.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
