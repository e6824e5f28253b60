// CellsTests
