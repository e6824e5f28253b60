@_exported public import CoreGraphics

// Makes `import QuartzCore` work where Apple's module is absent.
@_exported public import struct AdaptiveUI.CACornerMask
@_exported public import class AdaptiveUI.CAGradientLayer
@_exported public import struct AdaptiveUI.CAGradientLayerType
@_exported public import class AdaptiveUI.CALayer
@_exported public import struct AdaptiveUI.CALayerContentsGravity
@_exported public import struct AdaptiveUI.CALayerCornerCurve
@_exported public import class AdaptiveUI.CAShapeLayer
@_exported public import struct AdaptiveUI.CAShapeLayerFillRule
@_exported public import struct AdaptiveUI.CAShapeLayerLineCap
@_exported public import struct AdaptiveUI.CAShapeLayerLineJoin
@_exported public import class AdaptiveUI.CATransaction
@_exported public import struct AdaptiveUI.CATransform3D
@_exported public import func AdaptiveUI.CATransform3DConcat
@_exported public import func AdaptiveUI.CATransform3DGetAffineTransform
@_exported public import let AdaptiveUI.CATransform3DIdentity
@_exported public import func AdaptiveUI.CATransform3DIsAffine
@_exported public import func AdaptiveUI.CATransform3DIsIdentity
@_exported public import func AdaptiveUI.CATransform3DMakeAffineTransform
@_exported public import func AdaptiveUI.CATransform3DMakeRotation
@_exported public import func AdaptiveUI.CATransform3DMakeScale
@_exported public import func AdaptiveUI.CATransform3DMakeTranslation
@_exported public import func AdaptiveUI.CATransform3DRotate
@_exported public import func AdaptiveUI.CATransform3DScale
@_exported public import func AdaptiveUI.CATransform3DTranslate
