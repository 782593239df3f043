// Rules: R0.105, R2.7.22, R2.7.23, R2.4.75.
import { buffer } from 'node:stream/consumers';
import type { TransactionDetails } from '@bank/protocol/history';
import type { PaymentStep } from '@bank/protocol/payment';
import { confirm, moneyBank, refusedAt, send } from '../../server/test-caller';
import { clientOf } from '../../server/test-client';
import type { MoneyBank } from '../../server/test-caller';
import { readPaper } from '../../platform/papers/test-read-paper';
import { testBank } from '../../testing';
import { handlers as transfers } from '../transfers/handlers';
import { partsOf } from '../transfers/model/test-kind';
import type { TestBank } from '../../testing';
import { stepsOf } from './details';
import { handlers } from './handlers';

let bank: MoneyBank;
let server: TestBank;
beforeAll(async () => {
  [bank, server] = await Promise.all([moneyBank(), testBank()]);
});
afterAll(async () => {
  await bank.close();
  await server.close();
});

const detailsOf = (key: string, transactionId: string) =>
  Promise.resolve(handlers.transactionDetails({ transactionId }, bank.as(key)));
/** A payment by the columns that its steps are read from, each step a second after the one before. */
const second = (n: number) => `2026-11-16T10:00:0${n}.000Z`;
const payment = {
  ...{ status: 'posted', kind: 'P2P', rail: 'book', created_by: 1, isPayer: true },
  ...{ at: second(1), approved_at: second(2), released_at: second(3), resolved_at: second(4) },
};
async function stepsFor({ isPayer, ...columns }: Partial<Record<keyof typeof payment, unknown>>) {
  const [row] = await bank.db.query<{ steps: PaymentStep[] }>(
    'SELECT payment_steps(jsonb_populate_record(NULL::payment, $1)) AS steps',
    [columns],
  );
  const course = { isPayer: isPayer === true, arrivedAt: second(3), received: null, declined: null };
  return stepsOf({ ...course, steps: row?.steps ?? [] });
}
const inWords = (steps: TransactionDetails['steps']) =>
  steps.map(({ step, state, at }) => `${step} ${state}${at === null ? '' : ` ${at.slice(18, 19)}`}`).join(', ');

test.each([
  ['arrived here at once', {}, 'ordered done 1, approved done 2, arrived done 4'],
  ['needed no approval', { approved_at: null }, 'ordered done 1, arrived done 4'],
  ['waits for its code', { status: 'pending', approved_at: null }, 'ordered done 1, approved now, arrived next'],
  ['waits for another user', { status: 'created', approved_at: null }, 'ordered done 1, approved now, arrived next'],
  [
    'is on a rail',
    { status: 'released', rail: 'clearing' },
    'ordered done 1, approved done 2, sent done 3, arrived now',
  ],
  [
    'came back',
    { status: 'returned', rail: 'clearing' },
    'ordered done 1, approved done 2, sent done 3, returned done 4',
  ],
  ['was declined', { status: 'rejected', approved_at: null }, 'ordered done 1, declined done 4'],
  ['was cancelled', { status: 'cancelled', approved_at: null }, 'ordered done 1, cancelled done 4'],
  ['ran out of time', { status: 'expired', approved_at: null }, 'ordered done 1, expired done 4'],
  ['was paid by card', { kind: 'Card', created_by: null }, 'paid done 3'],
  [
    'is held for its day',
    { status: 'held', released_at: null },
    'ordered done 1, approved done 2, held now, arrived next',
  ],
  ['came in', { isPayer: false }, 'arrived done 3'],
] as const)('what %s has these steps', async (_, fields, words) => {
  expect(inWords(await stepsFor({ ...payment, ...fields }))).toBe(words);
});

test('a payment says when it should be there only once nobody has to approve it any more', async () => {
  const day = '2026-12-04T05:00:00.000Z';
  const expected = async (status: string, columns: object) => {
    const [row] = await bank.db.query<{ steps: PaymentStep[] }>(
      'SELECT payment_steps(jsonb_populate_record(NULL::payment, $1)) AS steps',
      [{ ...payment, status, ...columns }],
    );
    return (row?.steps ?? []).flatMap(({ step, expectedAt }) => (expectedAt === undefined ? [] : [[step, expectedAt]]));
  };
  const abroad = { rail: 'clearing', settles_at: day, resolved_at: null };
  expect(await expected('pending', { ...abroad, approved_at: null, released_at: null })).toEqual([]);
  expect(await expected('created', { ...abroad, approved_at: null, released_at: null })).toEqual([]);
  expect(await expected('released', abroad)).toEqual([['arrived', day]]);
  expect(await expected('held', { releases_at: day, released_at: null })).toEqual([
    ['held', day],
    ['arrived', day],
  ]);
  expect(await expected('posted', abroad)).toEqual([]);
});

test('every row of the list is found by its id, as the list has it', async () => {
  const { transactions } = await handlers.transactionHistory(
    { pageNumber: 1, pageSize: 100, foldFees: true },
    bank.as('ana'),
  );
  for (const row of transactions.transaction) {
    expect((await detailsOf('ana', row.transactionId)).transaction).toEqual(row);
  }
});

test('payer and payee see their own side, and strangers none', async () => {
  const order = { accountId: 10011, amount: '2', currency: 'EUR', toEmail: 'ben@personas.test', note: 'Two sides' };
  const { trxid } = await send(bank.as('ana'), order);
  expect(inWords((await detailsOf('ana', trxid)).steps)).toMatch(/^ordered done \S+, approved now, arrived next$/);
  expect(await refusedAt(detailsOf('ben', trxid))).toMatchObject({ code: 'VF' });
  await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
  expect((await detailsOf('ana', trxid)).transaction).toMatchObject({ direction: 'out', status: 'completed' });
  const received = await detailsOf('ben', trxid);
  expect(received.transaction).toMatchObject({ direction: 'in', amount: '2.00' });
  expect(received.steps).toHaveLength(1);
  expect(await refusedAt(detailsOf('otis', trxid))).toMatchObject({ code: 'VF' });
  expect(await refusedAt(detailsOf('ana', 'neverwas'))).toMatchObject({ code: 'VF' });
});

describe('the receipt', () => {
  const receiptOf = async (key: string, path: string, language = 'en') => {
    const client = clientOf(server);
    const { accessToken } = await client.signIn(key);
    return client.get(`/history/receipts/${path}`, {
      authorization: `Bearer ${accessToken}`,
      'accept-language': language,
    });
  };
  const rowOf = async (status: string) => {
    const client = clientOf(server);
    const { accessToken } = await client.signIn('ana');
    const answer = await client.call(accessToken, 'transactionHistory', { pageNumber: 1, status, foldFees: true });
    return answer.json<{ transactions: { transaction: { transactionId: string }[] } }>().transactions.transaction[0]
      ?.transactionId;
  };

  test('is a PDF that is saved and never a page, under the name of its brand', async () => {
    const id = await rowOf('completed');
    const [english, russian] = [await receiptOf('ana', `d/${id}`), await receiptOf('ana', `a/${id}`, 'ru')];
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${id}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(english.body).toMatch(/^%PDF-1\.7[^]*\/Lang \(en\)[^]*%%EOF\s*$/);
    expect(russian.body).toMatch(/\/Lang \(ru\)/);
  });

  /** What the payer's paper says of a payment to another bank, which has not got it yet. */
  const paperAbroad = async (lang: string, before: (trxid: string) => Promise<unknown> = async () => undefined) => {
    const input = {
      ...{ fromAccountId: 10011, countryCode: 'DE', currencyCode: 'EUR', amount: '25', permission: '3d' as const },
      ...{ beneficiaryName: 'Greta Blum', extraParams: { iban: 'DE89370400440532013000' }, note: '' },
    };
    const order = bank.as('ana', { idempotencyKey: `receipt-${lang}` });
    const { trxid } = await transfers.eftTransfer(input, { ...order, bodyHash: JSON.stringify(input) });
    await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
    await before(trxid);
    const { file } = await handlers.transactionReceipt({ brand: 'd', transactionId: trxid }, bank.as('ana', { lang }));
    return readPaper(await buffer(file.content))[0];
  };

  test.each([
    ['en', /is on its way to Greta Blum.*On its way/, /received|Completed/],
    ['ua', /отримувач: Greta Blum.*У дорозі/, /отримано|Завершено/],
  ])('of money that the other bank has not got yet says in %s that it is on its way', async (lang, said, unsaid) => {
    const page = await paperAbroad(lang);
    expect(page).toMatch(said);
    expect(page).not.toMatch(unsaid);
  });

  test.each([
    ['ro', /Greta Blum — plata a fost returnată.*Returnată/, /primit|primește|Finalizată/],
    ['ru', /деньги вернулись, получатель: Greta Blum.*Деньги вернулись/, /получено|Сумма получателю|Завершена/],
  ])('of money that the other bank sent back never says in %s that the payee has it', async (lang, said, unsaid) => {
    const page = await paperAbroad(lang, (trxid) => partsOf(bank).giveBack(trxid, 1, '25'));
    expect(page).toMatch(said);
    expect(page).not.toMatch(unsaid);
  });

  test('is refused for what has not moved money, for strangers, and for brands that there are not', async () => {
    expect((await receiptOf('ana', `d/${await rowOf('rejected')}`)).statusCode).toBe(409);
    expect((await receiptOf('ben', `d/${await rowOf('completed')}`)).statusCode).toBe(404);
    expect((await receiptOf('ana', `z/${await rowOf('completed')}`)).statusCode).toBe(404);
  });
});
