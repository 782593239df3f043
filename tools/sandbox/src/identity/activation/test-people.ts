import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';

export const addressOf = (persona: string): string => `${persona}@personas.test`;

interface Answered {
  responseCode: string;
  responseDescription: string;
  reason?: string;
  validationErrors?: { description: string; field?: string }[];
  passwordNeeded?: boolean;
}

/**
 * A visitor without a session, in process.
 * @param remoteAddress of the network; default: this machine
 */
export function visitorOf(bank: Pick<TestBank, 'db' | 'sandbox'>, remoteAddress?: string) {
  const client = clientOf(bank, remoteAddress);
  return {
    ...client,
    async ask(method: string, body: object, headers: Record<string, string> = {}): Promise<Answered> {
      return (await client.post(`/?${method}`, { method, ...body }, headers)).json<Answered>();
    },
    /** The newest letter with a link that went to a persona. */
    async lastLink(persona: string): Promise<Record<'code' | 'user' | 'action', string>> {
      const [letter] = await bank.db.query<{ text: string }>(
        `SELECT text FROM outbox WHERE recipient = $1 AND text LIKE '%/activate?%' ORDER BY seq DESC LIMIT 1`,
        [addressOf(persona)],
      );
      const [, search = ''] = /\/activate\?(\S+)/.exec(letter?.text ?? '') ?? [];
      return Object.fromEntries(new URLSearchParams(search)) as Record<'code' | 'user' | 'action', string>;
    },
    async letters(persona?: string): Promise<number> {
      const [row] = await bank.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM outbox WHERE $1::text IS NULL OR recipient = $1',
        [persona === undefined ? null : addressOf(persona)],
      );
      return row?.n ?? 0;
    },
  };
}
