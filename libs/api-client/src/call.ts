import { type Input, type Output, type Row } from '@bank/protocol';
import { type MoneyOutcome, transferOutcome } from '@bank/protocol/transfers-outcome';
import { send, settle, type SendOptions } from './transport';

/** A row's input may be left out when it has none. */
export type InputArgs<R extends Row, More extends unknown[] = []> =
  undefined extends Input<R> ? [input?: Input<R>, ...more: More] : [input: Input<R>, ...more: More];

/**
 * Makes one call and returns the answer of the bank.
 * @param args the row's input, then `{ idempotencyKey, signal }`; rows that move money need the key of `useIntentKey`
 * @throws ApiFailure, and nothing else; a money call whose answer was lost throws kind 'unknownOutcome'
 */
export async function call<R extends Row>(row: R, ...args: InputArgs<R, [options?: SendOptions]>): Promise<Output<R>> {
  const [input, options] = args;
  const value = await send(row, input, row.money ? 'money' : row.verb === 'GET' ? 'read' : 'change', options);
  // The transport has read the answer with this row's own response schema.
  return value as Output<R>;
}

/**
 * Finds out the outcome of a money call whose answer was lost (R0.20), and settles its key: asking closes a key the
 * bank has never seen.
 * @throws ApiFailure when the bank cannot be asked; the outcome then stays unknown
 */
export async function resolveOutcome(idempotencyKey: string): Promise<MoneyOutcome> {
  const outcome = await call(transferOutcome, { idempotencyKey });
  settle(idempotencyKey);
  return outcome;
}
