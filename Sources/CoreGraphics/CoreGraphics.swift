@_exported public import Foundation

// Makes `import CoreGraphics` work where Apple's module is absent: the geometry that a file
// finds in it on Apple's systems, and nothing of UIKit.
@_exported public import struct AdaptiveUI.CGAffineTransform
@_exported public import class AdaptiveUI.CGColor
@_exported public import struct AdaptiveUI.CGVector
