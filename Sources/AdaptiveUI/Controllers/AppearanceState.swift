/// Where a controller is between invisible and visible; one machine sends all callbacks.
///
/// Rules C02, C36.
package enum AppearanceState: String, Sendable {
  case disappeared, appearing, appeared, disappearing
}
