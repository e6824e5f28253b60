#if !canImport(Darwin)
  import Foundation

  extension NamedMethods {
    /// Calls the method of an object that makes what a segue leads to.
    ///
    /// - Parameters:
    ///   - selector: The name, with one to three colons.
    ///   - object: Who has the method, or a class above its own.
    ///   - sender: Who starts the segue.
    ///   - identifier: The segue's.
    /// - Returns: What the method makes; `nil` also without such a method.
    @MainActor static func make(
      _ selector: String, on object: AnyObject, sender: Any?, identifier: String?
    ) -> AnyObject? {
      let types = ["Foundation.NSCoder", "Any", "Swift.String"]
      guard let method = method(selector, of: object), method.result != "()",
        1...3 ~= method.arguments.count, zip(method.arguments, types).allSatisfy({ $0.type == $1 }),
        method.arguments.dropFirst().allSatisfy(\.isOptional)
      else { return nil }
      let words = words(of: method, on: object)
      let coder = NSCoder()
      return switch method.arguments.count {
      case 1: unsafeBitCast(words, to: OfCoder.self).body(coder)
      case 2: unsafeBitCast(words, to: OfCoderAndSender.self).body(coder, sender)
      default: unsafeBitCast(words, to: OfAll.self).body(coder, sender, identifier)
      }
    }

    private struct OfCoder { let body: (NSCoder) -> AnyObject? }

    private struct OfCoderAndSender { let body: (NSCoder, Any?) -> AnyObject? }

    private struct OfAll { let body: (NSCoder, Any?, String?) -> AnyObject? }
  }
#endif
