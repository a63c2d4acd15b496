// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// UIKit hands Foundation on to whoever imports it.
@_exported public import Foundation
