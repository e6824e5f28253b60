// RealTerminalTests
