@_exported public import AdaptiveLists
@_exported public import AdaptiveUI
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import InterfaceBuilder
@_exported public import QuartzCore

#if canImport(FoundationNetworking)
  // Part of Foundation on Apple's systems.
  @_exported public import FoundationNetworking
#endif

#if canImport(FoundationXML)
  // Part of Foundation on Apple's systems, too.
  @_exported public import FoundationXML
#endif
