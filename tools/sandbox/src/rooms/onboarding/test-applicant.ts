import { hash } from 'node:crypto';
import type { CaptchaPuzzle } from '@bank/protocol/onboarding';
import { captchaGet, captchaSolve, createPersonalAccount } from '@bank/protocol/onboarding';
import type { Input } from '@bank/protocol';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';

/** Where brand d is served. */
export const ORIGIN = 'http://localhost:4204';

export type Wanted = Input<typeof createPersonalAccount>;

/** What an applicant states who has no fault. The ticket is missing. */
export const application = {
  email: 'Nora.Ionescu@mail.test',
  phone: { countryCode: '40', number: '0744 010 203' },
  firstName: ' Nora ',
  lastName: 'Ionescu',
  birthday: '1990-05-17',
  birthCountryCode: 'SU',
  citizenshipCountryCode: 'RO',
  address: {
    address1: 'Strada Lungă 7',
    address2: ' ',
    city: 'Cluj-Napoca',
    postalCode: '400001',
    countryCode: 'RO',
    stateCode: 'CJ',
  },
  occupation: 'employed',
  secondOccupation: 'student',
  sourceIds: [1, 11],
  sourceSpecifications: { 11: ' Honey of my bees ' },
  secondSourceIds: [10],
  secondSourceSpecifications: {},
  purposeIds: [1, 5],
  purposeSpecifications: {},
  estimatedMonthlyDepositId: 2,
  anotherAccount: true,
  anotherAccountDetails: 'Current account at Banca Veche',
  agreements: ['privacy', 'terms'],
  device: { timeZone: 'Europe/Bucharest', language: 'ro', screen: '390x844' },
} satisfies Omit<Wanted, 'captcha'>;

/** What the bank answers. */
export interface Answered {
  responseCode: string;
  responseDescription: string;
  reason?: string;
  validationErrors?: { description: string; field?: string }[];
  email?: string;
  status?: number;
}

/** The payload of a puzzle with a number, as a client's worker makes it. */
export const payloadOf = ({ algorithm, challenge, salt, signature }: CaptchaPuzzle, number: number): string =>
  Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');

/** Tries every number, by other code than the bank's library. */
export function solve(puzzle: CaptchaPuzzle): string {
  for (let number = 0; number <= puzzle.maxnumber; number += 1)
    if (hash('sha256', `${puzzle.salt}${number}`) === puzzle.challenge) return payloadOf(puzzle, number);
  throw new Error('no number solves the puzzle');
}

/** A visitor of a page who has no session. */
export function applicantOf(bank: Pick<TestBank, 'db' | 'sandbox'>, origin: string | null = ORIGIN) {
  const client = clientOf(bank);
  const page: Record<string, string> = origin === null ? {} : { origin };
  const ask = async (method: string, body: object, headers: Record<string, string> = {}) =>
    (await client.post(`/?${method}`, { method, ...body }, { ...page, ...headers })).json<Answered>();
  const puzzle = async () => captchaGet.response.parse(await ask('captchaGet', {})).puzzle;
  const ticket = async () =>
    captchaSolve.response.parse(await ask('captchaSolve', { payload: solve(await puzzle()) })).ticket;
  let keys = 0;
  return {
    ask,
    puzzle,
    ticket,
    /** An application with a ticket and a key of its own, unless told otherwise. */
    async apply(over: object = {}, headers: Record<string, string> = {}) {
      const body = { ...application, captcha: 'captcha' in over ? '' : await ticket(), ...over };
      keys += 1;
      return ask(createPersonalAccount.name, body, { 'idempotency-key': `application-${keys}`, ...headers });
    },
  };
}

/** How many customers, users and letters with a link there are for an address. */
export async function tracesOf(
  { db }: Pick<TestBank, 'db'>,
  email = application.email.toLowerCase(),
): Promise<number[]> {
  const [row] = await db.query<{ all: number[] }>(
    `SELECT ARRAY[(SELECT count(*) FROM customer c JOIN app_user u ON u.customer_id = c.id WHERE u.email = $1),
                  (SELECT count(*) FROM app_user WHERE email = $1),
                  (SELECT count(*) FROM outbox WHERE recipient = $1 AND text LIKE '%/activate?%')]::int[] AS all`,
    [email],
  );
  return row?.all ?? [];
}
