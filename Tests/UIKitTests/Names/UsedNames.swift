import UIKit

/// Uses of the names that adaptive programs call, by subject: the compiler checks that each exists.
@MainActor enum UsedNames {}
