/// A whole number in four bytes.
///
/// There are many records, and half of the time of building is the memory that grows.
@propertyWrapper struct Narrow: Sendable {
  private var stored: Int32

  init(wrappedValue: Int) { stored = Int32(wrappedValue) }

  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}
