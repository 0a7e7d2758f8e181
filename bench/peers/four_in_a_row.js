// Four in a row on nine by nine cells, for both peers: anywhere free, and four in a line win the round.

export const SIZE = 9;
const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** Whether the stone on this cell stands in a line of four. */
export function wins(board, cell) {
  const mine = board[cell];
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  return LINES.some(([down, right]) => {
    const reach = (way) => {
      let steps = 0;
      for (let n = 1; n < 4; n++) {
        const r = row + way * n * down;
        const c = column + way * n * right;
        if (r < 0 || c < 0 || r >= SIZE || c >= SIZE || board[r * SIZE + c] !== mine) break;
        steps++;
      }
      return steps;
    };
    return reach(1) + reach(-1) >= 3;
  });
}
