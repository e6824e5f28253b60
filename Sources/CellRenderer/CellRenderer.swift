// CellRenderer
