// Rules: R1.1.3, R2.3.30, R2.7.55.
import { buffer } from 'node:stream/consumers';
import { closePapers } from '../../platform/papers/draw';
import { letterheadOf } from '../../platform/papers/letterheads';
import { readPaper } from '../../platform/papers/test-read-paper';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { ibanOf } from '../../ledger/account-number';
import { handlers } from './handlers';
import { offers } from './rules';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(async () => {
  await closePapers();
  await bank.close();
});

const letterOf = async (who: string, accountId: number, { lang = 'en', brand = 'd' } = {}) => {
  const { file } = await handlers.accountLetter({ brand, accountId }, bank.as(who, { lang }));
  return { name: file.name, content: await buffer(file.content) };
};
const inFours = (iban: string | null) => iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? 'none';
const textOf = (content: Buffer) => readPaper(content).join(' ').replace(/\s+/g, ' ');

test.each([
  ['en', 'Confirmation of account', 'We confirm that Ana Marin holds'],
  ['es', 'Certificado de titularidad de cuenta', 'Certificamos que Ana Marin es titular'],
  ['ro', 'Confirmare de cont', 'Confirmăm că Ana Marin este titularul'],
  ['ru', 'Справка о наличии счёта', 'на имя Ana Marin'],
  ['ua', 'Довідка про наявність рахунку', 'на ім’я Ana Marin'],
  ['pt', 'Declaração de titularidade de conta', 'Confirmamos que Ana Marin é titular'],
])('in %s it says whose account it is, where, and no amount', async (lang, title, sentence) => {
  const text = textOf((await letterOf('ana', 10011, { lang })).content);
  for (const word of [title, sentence, inFours(ibanOf('d', 10011)), 'PLWTLULL', 'EUR', '10011'])
    expect(text).toContain(word);
  const [{ balance } = { balance: '' }] = await bank.db.query<{ balance: string }>(
    'SELECT trunc(balance)::text AS balance FROM account WHERE id = 10011',
  );
  expect(balance.length).toBeGreaterThan(2);
  expect(text.replace(/[\s,.]/g, '')).not.toContain(balance);
});

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('brand %s signs with its own name, number and signatory', async (brand) => {
  const text = textOf((await letterOf('ana', 10011, { brand })).content);
  const head = letterheadOf(brand);
  const said = [
    head?.legalName,
    head?.bic,
    head?.signatory,
    head?.signatoryTitle,
    head?.email,
    inFours(ibanOf(brand, 10011)),
  ];
  for (const word of said) expect(text).toContain(word);
});

test('asked again it is the same bytes, on another day or after a new name another letter', async () => {
  const first = await letterOf('ana', 10012);
  expect(first.name).toMatch(/^confirmation-10012-\d{4}-\d\d-\d\d\.pdf$/);
  await closePapers();
  expect((await letterOf('ana', 10012)).content.equals(first.content)).toBe(true);
  await bank.db.query(
    `UPDATE customer SET last_name = 'Marin-Ortega' WHERE id = (SELECT customer_id FROM account WHERE id = 10012)`,
  );
  const renamed = await letterOf('ana', 10012);
  expect(textOf(renamed.content)).toContain('Ana Marin-Ortega');
  bank.clock.advance(86_400_000);
  expect((await letterOf('ana', 10012)).name).not.toBe(first.name);
});

test('there is one for exactly the accounts that have instructions, and for nobody else’s', async () => {
  const accounts = await bank.db.query<Parameters<typeof offers>[1] & { id: number; customerId: number }>(
    `SELECT id, customer_id AS "customerId", type, sub_type AS "subType", status, is_crypto AS "isCrypto", currency FROM account`,
  );
  let given = 0;
  for (const who of ['ana', 'kai', 'iris']) {
    const { customerId } = bank.as(who).caller ?? {};
    for (const account of accounts.filter((one) => one.customerId === customerId)) {
      const asked = Promise.resolve(handlers.accountLetter({ brand: 'd', accountId: account.id }, bank.as(who)));
      if (!offers('instructions', account)) await expect(asked).rejects.toMatchObject({ status: 404 });
      else await asked.then(() => (given += 1));
    }
  }
  expect(given).toBeGreaterThan(3);
  for (const [who, brand, accountId] of [
    ['ben', 'd', 10011],
    ['ana', 'z', 10011],
    ['ana', 'd', 999_999],
  ] as const) {
    const asked = Promise.resolve(handlers.accountLetter({ brand, accountId }, bank.as(who)));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
  await bank.db.query('UPDATE account SET status = 27 WHERE id = 10013');
  await expect(letterOf('ana', 10013)).rejects.toMatchObject({ status: 404 });
});
