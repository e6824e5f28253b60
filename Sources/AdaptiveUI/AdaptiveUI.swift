// AdaptiveUI
