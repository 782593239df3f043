// Rules: R1.8.2.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

let bank: TestBank;
let token: string;
beforeAll(async () => {
  bank = await testBank();
  token = (await clientOf(bank).signIn('ana')).accessToken;
});
afterAll(() => bank.close());

/** Values that pass the schema of their row and are none: what they are called in the request, and where they stand. */
const VALUES: readonly [field: string, method: string, body: object][] = [
  ['timeZone', 'transactionHistory', { pageNumber: 1, timeZone: '+03:00', fromDate: '2026-01-01' }],
  ['timeZone', 'insightOverview', { today: '2026-11-20', timeZone: 'Etc/Unknown' }],
  ['fromDate', 'transactionHistory', { pageNumber: 1, fromDate: '2026-02-31' }],
  ['toDate', 'transactionSummary', { toDate: '2026-04-31' }],
  ['pageNumber', 'transactionHistory', { pageNumber: 0 }],
  ['pageSize', 'transactionHistory', { pageNumber: 1, pageSize: 201 }],
  ['today', 'insightOverview', { today: '2026-02-30' }],
  ['today', 'monthSpending', { today: '2026-02-30' }],
  ['fromDate', 'balanceHistory', { accountId: 10011, fromDate: '2026-02-31', toDate: '2026-03-01' }],
  ['idempotencyKey', 'transferOutcome', { idempotencyKey: 'no key of ours' }],
  ['pageNumber', 'invoiceListReceived', { pageNumber: 0, pageSize: 10 }],
  ['statusId', 'invoiceListReceived', { pageNumber: 1, pageSize: 10, statusId: 99 }],
  ['page', 'transactionRequestList', { page: 0, size: 10 }],
];

it.each(VALUES)('a wrong %s of %s is said in a sentence that does not name it', async (field, method, body) => {
  for (const [language, sentence] of [
    ['en', 'Some of the data is not valid.'],
    ['es', 'Algunos datos no son válidos.'],
  ] as const) {
    const answer = (await clientOf(bank).call(token, method, body, { 'accept-language': language })).json<object>();
    expect(answer).toMatchObject({ responseCode: 'TA1', responseDescription: sentence });
    expect(answer).toMatchObject({ validationErrors: expect.arrayContaining([expect.objectContaining({ field })]) });
    expect(answer).not.toMatchObject({ validationErrors: [{ description: expect.stringContaining(field) }] });
  }
});

/** Every refusal is worded by a catalogue: a text between quotes is a name or stands in one language only. */
it('no refusal of the bank is worded in its code', () => {
  const root = join(__dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(300);
  const worded = sources.flatMap((name) =>
    (readFileSync(join(root, name), 'utf8').match(/new Refusal\([\w.]+,\s*(['"`]|name\b)[^)]*/g) ?? []).map(
      (found) => `${name}: ${found}`,
    ),
  );
  expect(worded).toEqual([]);
});
