// Cells in the notation of all games: row and column from zero, "7,8".

export type Cell = [number, number];

export function cellText(cell: readonly number[]): string {
  return cell.join(",");
}

export function parseCell(text: string): Cell {
  const [row = 0, column = 0] = text.split(",").map(Number);
  return [row, column];
}
