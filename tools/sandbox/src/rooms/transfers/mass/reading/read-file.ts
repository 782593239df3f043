import { jsonbOf } from '../../../../platform/pg/jsonb';
import { insideRows } from './inside-rows';
import { linkRows } from './link-rows';
import { outsideRows } from './outside-rows';
import { NotRead } from './task';
import type { FileAnswer, FileRows, FileTask } from './task';

/** Does all of the reading of a file that asks no database. It takes up to a second, so it runs in a thread (R0.55). */
export function readFile(task: FileTask): FileAnswer {
  try {
    return read(task);
  } catch (error) {
    if (error instanceof NotRead) return { failure: error.why };
    throw error;
  }
}

function read(task: FileTask): FileRows {
  switch (task.of) {
    case 'inside':
      return alone(insideRows(task.bytes));
    case 'outside': {
      const { rows, cards, questions } = outsideRows(task.bytes, task.type, task.batchId);
      return { rows: jsonbOf(rows), cards: jsonbOf(cards), questions };
    }
    case 'links':
      return alone(linkRows(task.bytes));
  }
}

const alone = (rows: readonly object[]): FileRows => ({ rows: jsonbOf(rows), cards: jsonbOf([]), questions: [] });
