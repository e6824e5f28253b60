@_exported public import AdaptiveUI
@_exported public import Foundation
