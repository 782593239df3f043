import type { Row } from '@bank/protocol';
import { FileAnswer } from '../platform/handler';
import type { CallContext } from '../platform/handler';
import type { Outbox } from '../platform/outbox';
import { HttpRefusal, Refusal } from '../platform/refusal';
import { watchLetters } from './questions/letters';

/** An answer that is not what its row says: a mistake of the bank, never of the caller. */
export class AnswerMismatch extends Error {
  constructor(row: Row, differences: readonly string[]) {
    super(`${row.name} answers what its row does not say: ${differences.join('; ')}`);
    this.name = 'AnswerMismatch';
  }
}

/**
 * Holds an answer to its row, as it will be on the wire. Stricter than the client: a field that the row does not name is a
 * mismatch too, because it may be a secret.
 * @param output what the handler gave back
 * @throws AnswerMismatch with the path of every difference
 */
export function checkAnswer(row: Row, output: unknown): void {
  const found = differences(row, output);
  if (found.length > 0) throw new AnswerMismatch(row, found);
}

/** The word of a refusal; none for anything else. */
function wordOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.reason;
  return error instanceof HttpRefusal ? error.code : undefined;
}

/** Holds a refusal to its row: the row names the word. @throws AnswerMismatch */
export function checkRefusal(row: Row, error: unknown): void {
  const word = wordOf(error);
  if (word === undefined || row.refusals?.includes(word)) return;
  throw new AnswerMismatch(row, [`the refusal ${word}: not in the row`]);
}

/** Holds what a call writes to its table: strangers are written to by calls with a line alone (R0.57). */
export function checkLetters(row: Row, context: CallContext): { outbox: Outbox; verify(): Promise<void> } {
  const { outbox, mayWrite } = watchLetters(row, context);
  const verify = async () => {
    if (!(await mayWrite())) throw new AnswerMismatch(row, ['it writes to strangers and has no line in LETTER_LINES']);
  };
  return { outbox, verify };
}

function differences(row: Row, output: unknown): string[] {
  if (row.answers === 'file') return output instanceof FileAnswer ? [] : ['a file is expected'];
  const wire: unknown = output === undefined ? {} : JSON.parse(JSON.stringify(output));
  if (!row.response) return unnamed(wire, {}, '');
  const parsed = row.response.safeParse(wire);
  if (parsed.success) return unnamed(wire, parsed.data, '');
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The paths of fields that parsing left behind. */
function unnamed(wire: unknown, parsed: unknown, path: string): string[] {
  if (typeof wire !== 'object' || wire === null || typeof parsed !== 'object' || parsed === null) return [];
  const kept = new Map(Object.entries(parsed));
  return Object.entries(wire).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return kept.has(name) ? unnamed(value, kept.get(name), here) : [`${here}: not in the row`];
  });
}
