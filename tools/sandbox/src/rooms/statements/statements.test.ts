// Rules: R2.3.21, R2.3.30, R2.7.60, R2.7.61, R2.7.62.
import { buffer } from 'node:stream/consumers';
import { add, compare, subtract } from '@bank/money';
import type { StatementExport } from '@bank/protocol/statements';
import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { sayFigure } from '../../ledger/say-amount';
import { configFrom } from '../../platform/config';
import { closePapers } from '../../platform/papers/draw';
import { readPaper } from '../../platform/papers/test-read-paper';
import type { AnyCallContext, FileAnswer } from '../../platform/handler';
import { createSandbox } from '../../server/create-sandbox';
import { confirm, moneyBank, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import { offers } from '../accounts/rules';
import { handlers } from './handlers';
import { monthsOf, yearsOf } from './months';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(async () => {
  await closePapers();
  await bank.close();
});

const bytesOf = async (answer: FileAnswer | Promise<FileAnswer>): Promise<Buffer> => {
  const { file } = await answer;
  const content = await buffer(file.content);
  expect(content.length).toBe(file.bytes);
  return content;
};
const fileOf = (context: AnyCallContext, accountId: number, month: string, brand = 'd') =>
  bytesOf(handlers.statementFile({ brand, accountId, month }, context));
const accountsOf = async (context: AnyCallContext) =>
  (await handlers.accountStatements({ source: 'monthly' }, context)).accounts;

async function allMonths(context: AnyCallContext, accountId: number): Promise<StatementExport[]> {
  const months: StatementExport[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { accountId, source: 'monthly' as const, pageNumber, pageSize: 12 };
    const { total, exports } = await handlers.statementExportList(page, context);
    months.push(...exports);
    if (exports.length === 0 || months.length >= total) {
      expect(months).toHaveLength(total);
      return months;
    }
  }
}

/** What an account shows before its first entry: nothing, and of a prepayment |minimum| (R2.3.3). */
async function firstBalanceOf(accountId: number): Promise<string> {
  const [found] = await bank.db.query<{ shown: string }>(
    'SELECT money_text(CASE type WHEN 4001 THEN -minimum ELSE 0 END) AS shown FROM account WHERE id = $1',
    [accountId],
  );
  return found?.shown ?? '';
}

/** Opening + in − out = closing, months follow each other without a gap, and what they add up to is the ledger's. */
async function expectTrue(context: AnyCallContext, accountId: number): Promise<StatementExport[]> {
  const months = await allMonths(context, accountId);
  for (const [at, month] of months.entries()) {
    const sum = subtract(add(month.openingBalance, month.moneyIn), month.moneyOut);
    expect(compare(sum, month.closingBalance)).toBe(0);
    const before = months[at + 1];
    if (before) expect(before.closingBalance).toBe(month.openingBalance);
    else expect(compare(month.openingBalance, await firstBalanceOf(accountId))).toBe(0);
    const [ledger] = await bank.db.query<{ sum: string; count: number }>(
      `SELECT money_text(coalesce(sum(amount), 0)) AS sum, count(*)::int AS count FROM entry
        WHERE account_id = $1 AND (at AT TIME ZONE 'UTC')::date BETWEEN $2 AND $3`,
      [accountId, month.dateFrom, month.dateTo],
    );
    expect(month.entries).toBe(ledger?.count);
    expect(compare(subtract(month.moneyIn, month.moneyOut), ledger?.sum ?? '')).toBe(0);
  }
  return months;
}

test.each(['ana', 'ben', 'olivia', 'kai', 'otis'])('the statements of %s agree with the ledger', async (key) => {
  const accounts = await accountsOf(bank.as(key));
  expect(accounts.length).toBeGreaterThan(0);
  let entries = 0;
  for (const { accountId, years } of accounts) {
    const months = await expectTrue(bank.as(key), accountId);
    entries += months.reduce((sum, month) => sum + month.entries, 0);
    expect(years.reduce((sum, year) => sum + year.months, 0)).toBe(months.length);
  }
  expect(entries).toBeGreaterThan(key === 'kai' ? 0 : 20);
});

test('a month has a statement once it is over', async () => {
  const [first] = await allMonths(bank.as('ana'), 10011);
  expect(first).toMatchObject({ dateFrom: '2026-10-01', dateTo: '2026-10-31' });
  const november = fileOf(bank.as('ana'), 10011, '2026-11');
  await expect(november).rejects.toMatchObject({ status: 404 });
});

test('a debit card and a card that was never held have no statements, a closed account keeps its own', async () => {
  const accounts = await bank.db.query<Parameters<typeof offers>[1] & { id: number }>(
    `SELECT id, type, sub_type AS "subType", status, is_crypto AS "isCrypto", currency FROM account WHERE customer_id = $1`,
    [bank.as('kai').caller?.customerId],
  );
  const having = accounts.filter((account) => offers('statements', account)).map(({ id }) => id);
  const listed = (await accountsOf(bank.as('kai'))).map(({ accountId }) => accountId);
  expect(listed.toSorted()).toEqual(having.toSorted());
  expect(accounts.length).toBeGreaterThan(listed.length);
  await bank.db.query(`UPDATE account SET status = 11, moved_at = '2026-03-05Z' WHERE id = 10013`);
  const closed = (await accountsOf(bank.as('ana'))).at(-1);
  expect(closed).toMatchObject({ accountId: 10013, isClosed: true });
  expect((await allMonths(bank.as('ana'), 10013))[0]).toMatchObject({ dateFrom: '2026-03-01' });
});

test('nobody reads the statements of others', async () => {
  const ask = { accountId: 10011, source: 'monthly' as const };
  expect(await refusedAt(handlers.accountStatements(ask, bank.as('ben')))).toMatchObject({ code: 'ENOA' });
  expect(
    await refusedAt(handlers.statementExportList({ ...ask, pageNumber: 1, pageSize: 12 }, bank.as('ben'))),
  ).toMatchObject({ code: 'ENOA' });
  const { statementFile, statementArchive } = handlers;
  for (const [who, brand, month] of [
    ['ben', 'd', '2026-10'],
    ['ana', 'z', '2026-10'],
  ] as const) {
    const asked = Promise.resolve(statementFile({ brand, accountId: 10011, month }, bank.as(who)));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
  for (const [who, year] of [
    ['ben', 2026],
    ['ana', 1999],
  ] as const) {
    const asked = Promise.resolve(statementArchive({ brand: 'd', accountId: 10011, year }, bank.as(who)));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
});

test('months and years are counted from the first to the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 60 }), (from, length) => {
      const day = (at: number) => `${1990 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
      const account = { first: day(from), last: day(from + length) };
      expect(monthsOf(account)).toBe(length + 1);
      const years = yearsOf(account);
      expect(years.reduce((sum, { months }) => sum + months, 0)).toBe(length + 1);
      expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a));
    }),
  );
  expect(yearsOf({ first: '2026-05-01', last: '2026-04-01' })).toEqual([]);
});

describe('the paper', () => {
  const LANGUAGES = {
    en: ['Account statement', 'October 2026', 'Opening balance', 'Closing balance'],
    es: ['Extracto de cuenta', 'octubre de 2026', 'Saldo inicial', 'Saldo final'],
    ro: ['Extras de cont', 'octombrie 2026', 'Sold inițial', 'Sold final'],
    ru: ['Выписка по счёту', 'октябрь 2026 г.', 'Входящий остаток', 'Исходящий остаток'],
    ua: ['Виписка за рахунком', 'жовтень 2026 р.', 'Вхідний залишок', 'Вихідний залишок'],
    pt: ['Extrato de conta', 'outubro de 2026', 'Saldo inicial', 'Saldo final'],
  };
  test.each(Object.entries(LANGUAGES))('in %s says the balances and every entry', async (lang, words) => {
    const [october] = await allMonths(bank.as('ana'), 10011);
    const text = readPaper(await fileOf(bank.as('ana', { lang }), 10011, '2026-10'))
      .join(' ')
      .replace(/\s+/g, ' ');
    for (const word of [...words, 'Plainwallet Payments SA', '10011-2026-10', 'Ana Marin'])
      expect(text).toContain(word);
    const figure = (amount: string) => sayFigure(lang, amount).replace('-', '−').replace(/\s+/g, ' ');
    expect(text).toContain(`${words[2]} ${figure(october?.openingBalance ?? '')} EUR`);
    expect(text).toContain(`${words[3]} ${figure(october?.closingBalance ?? '')} EUR`);
    const entries = await bank.db.query<{ amount: string; after: string }>(
      `SELECT money_text(abs(amount)) AS amount, money_text(balance_after) AS after FROM entry
        WHERE account_id = 10011 AND at >= '2026-10-01Z' AND at < '2026-11-01Z' ORDER BY at, seq`,
    );
    expect(entries.length).toBeGreaterThan(10);
    // In their order, each with the balance after it.
    let from = 0;
    for (const { amount, after } of entries) {
      from = text.indexOf(`${figure(amount)} ${figure(after)}`, from);
      expect(from).toBeGreaterThan(0);
      from += 1;
    }
  });

  test('is the same bytes whenever it is asked for, after a new name, a new address and a later correction', async () => {
    const first = await fileOf(bank.as('ben'), 10021, '2026-10');
    expect((await fileOf(bank.as('ben'), 10021, '2026-10')).equals(first)).toBe(true);
    const { amount } = { amount: '7.13' };
    await send(bank.as('ben'), {
      accountId: 10021,
      amount,
      currency: 'EUR',
      toEmail: 'ana@personas.test',
      note: 'Correction of October',
    });
    await bank.db.query(`UPDATE account SET name = 'Renamed' WHERE id = 10021`);
    await bank.db.query(`UPDATE customer SET last_name = 'Renamed' WHERE id = $1`, [bank.as('ben').caller?.customerId]);
    await bank.db.query(`UPDATE address SET city = 'Renamed' WHERE customer_id = $1`, [
      bank.as('ben').caller?.customerId,
    ]);
    expect((await fileOf(bank.as('ben'), 10021, '2026-10')).equals(first)).toBe(true);
    // Drawn anew, as another language of it would be.
    await bank.db.query('DELETE FROM statement_file WHERE account_id = 10021');
    bank.clock.advance(20 * 86_400_000);
    expect((await fileOf(bank.as('ben'), 10021, '2026-10')).equals(first)).toBe(true);
    const november = readPaper(await fileOf(bank.as('ben'), 10021, '2026-11')).join(' ');
    expect(november).toContain('Correction of October');
    // Which column is which: what leaves the account stands in the first.
    expect(november).toContain('Out In Balance, EUR');
    expect(november).toContain('7.13');
    expect(readPaper(first).join(' ')).not.toContain('Correction of October');
  });

  test('of a month without entries says so', async () => {
    bank.clock.advance(70 * 86_400_000);
    const [quiet] = await allMonths(bank.as('otis'), 10031);
    expect(quiet?.entries).toBe(0);
    const text = readPaper(await fileOf(bank.as('otis'), 10031, quiet?.dateFrom.slice(0, 7) ?? '')).join(' ');
    expect(text).toContain('No money moved on this account in this period.');
  });
});

test('a year is one archive of its statements, the same bytes each time', async () => {
  const archive = () =>
    bytesOf(handlers.statementArchive({ brand: 'd', accountId: 10012, year: 2026 }, bank.as('ana')));
  const first = await archive();
  const files = unzipSync(new Uint8Array(first));
  const months = (await allMonths(bank.as('ana'), 10012)).filter(({ dateFrom }) => dateFrom.startsWith('2026'));
  expect(Object.keys(files)).toEqual(
    months.map(({ dateFrom }) => `statement-10012-${dateFrom.slice(0, 7)}.pdf`).toReversed(),
  );
  for (const [name, content] of Object.entries(files)) {
    expect(strFromU8(content.slice(0, 8), true)).toBe('%PDF-1.7');
    const month = name.slice('statement-10012-'.length, -'.pdf'.length);
    expect(Buffer.from(content).equals(await fileOf(bank.as('ana'), 10012, month))).toBe(true);
  }
  await bank.db.query('DELETE FROM statement_file WHERE account_id = 10012');
  expect((await archive()).equals(first)).toBe(true);
});

test('a bank that was started anew gives the same file, as an attachment', async () => {
  const before = await testBank();
  const client = clientOf(before);
  const { accessToken } = await client.signIn('ana');
  const ask = (of: typeof client) =>
    of.get('/statements/e/10011/months/2026-09', { authorization: `Bearer ${accessToken}`, 'accept-language': 'pt' });
  const first = await ask(client);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="statement-10011-2026-09.pdf"',
  });
  await before.sandbox.close();
  const { db, clock, ids } = before;
  const config = { ...configFrom({}), holdBackMs: 0 };
  const sandbox = await createSandbox({ db, clock, ids, config });
  const later = await ask(clientOf({ db, sandbox }));
  expect(later.statusCode).toBe(200);
  expect(later.rawPayload.equals(first.rawPayload)).toBe(true);
  await sandbox.close();
  await before.close();
});

test('whatever is paid and whenever, opening and entries make the closing balance', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          days: fc.integer({ min: 0, max: 40 }),
          cents: fc.integer({ min: 1, max: 900 }),
          back: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (orders) => {
        for (const { days, cents, back } of orders) {
          bank.clock.advance(days * 86_400_000);
          const amount = (cents / 100).toFixed(2);
          const order = { amount, currency: 'EUR', note: '' };
          if (back) {
            const { trxid } = await send(bank.as('ana'), { ...order, accountId: 10011, toEmail: 'ben@personas.test' });
            await confirm(bank.as('ana'), trxid, bank.sent.at(-1)?.code ?? '');
          } else await send(bank.as('ben'), { ...order, accountId: 10021, toEmail: 'ana@personas.test' });
        }
        bank.clock.advance(31 * 86_400_000);
        await expectTrue(bank.as('ben'), 10021);
        await expectTrue(bank.as('ana'), 10011);
      },
    ),
    { numRuns: 5 },
  );
});
