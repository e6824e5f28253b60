// AdaptiveUITests
