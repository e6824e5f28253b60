// CellRendererTests
