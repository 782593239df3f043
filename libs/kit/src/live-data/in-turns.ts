import type { Row } from '@bank/protocol';

/** The shortest time between two questions for one row, in ms. */
const SPACE_MS = 1000;

/**
 * Asks again for what hints of the bank made stale: at once after the first, and once for all that come while the answer is awaited or within the
 * second after the question. Each hint would otherwise cancel the question of the one before, and a list would show nothing new until a storm
 * of them is over.
 * @param refetch ends when the answer is there, or failed
 */
export function inTurns(refetch: (row: Row) => Promise<void>) {
  const turns = new Map<string, { isWanted: boolean }>();
  let isOver = false;

  async function take(row: Row): Promise<void> {
    const turn = { isWanted: true };
    turns.set(row.name, turn);
    while (turn.isWanted && !isOver) {
      turn.isWanted = false;
      await Promise.all([refetch(row), passed(SPACE_MS)]);
    }
    turns.delete(row.name);
  }

  return {
    ask(row: Row): void {
      const turn = turns.get(row.name);
      if (turn) turn.isWanted = true;
      else void take(row);
    },
    /** No question starts from now on. */
    stop(): void {
      isOver = true;
    },
  };
}

const passed = (ms: number) => new Promise((done) => void setTimeout(done, ms));
