// Makes `import ObjectiveC` work where Apple's module is absent, for programs that ask for it: a program
// that asks `canImport(ObjectiveC)` takes it for the runtime, which is not there.
@_exported public import struct AdaptiveUI.Selector
@_exported public import struct AdaptiveUI.objc_AssociationPolicy
@_exported public import func AdaptiveUI.objc_getAssociatedObject
@_exported public import func AdaptiveUI.objc_removeAssociatedObjects
@_exported public import func AdaptiveUI.objc_setAssociatedObject
@_exported public import class Foundation.NSObject
@_exported public import protocol Foundation.NSObjectProtocol

/// Runs `body`; there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
