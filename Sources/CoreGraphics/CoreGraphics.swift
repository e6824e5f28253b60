@_exported public import Foundation

// Makes `import CoreGraphics` work where Apple's module is absent: the geometry that a file
// finds in it on Apple's systems, and nothing of UIKit.
@_exported public import struct AdaptiveUI.CGAffineTransform
@_exported public import class AdaptiveUI.CGColor
@_exported public import class AdaptiveUI.CGContext
@_exported public import enum AdaptiveUI.CGLineCap
@_exported public import enum AdaptiveUI.CGLineJoin
@_exported public import class AdaptiveUI.CGMutablePath
@_exported public import class AdaptiveUI.CGPath
@_exported public import enum AdaptiveUI.CGPathFillRule
@_exported public import struct AdaptiveUI.CGVector
