// Rules: R2.7.160 to R2.7.167.
import type { Row } from '@bank/protocol';
import { payeeList } from '@bank/protocol/payees';
import {
  payeeAdd,
  payeeCandidateList,
  payeeDetails,
  payeeImport,
  payeeRemove,
  payeeRestore,
  payeeTrustSet,
  payeeUpdate,
  payeeWays,
} from '@bank/protocol/payees-edit';
import { paymentHints } from '@bank/protocol/transfers-hints';
import { payeeNameCheck } from '@bank/protocol/payees-name-check';
import { clientOf } from '../../../server/test-client';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { MISSES_A_DAY } from './name-check';

const GRETA = 'DE89370400440532013000';
const KRUEGER = 'DE62370400440532013001';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank({ config: { lookupsPerMinute: 100 } });
  client = clientOf(bank);
});
afterAll(() => bank.close());

async function callerFor(persona: string) {
  const { accessToken } = await client.signIn(persona);
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = async (row: Row, input: object = {}) =>
    (await client.row(row, { ...input }, headers)).json<Record<string, unknown>>();
  return {
    ask,
    list: async () => payeeList.response.parse(await ask(payeeList)).payees,
    add: async (name: string, target: object) => payeeAdd.response.parse(await ask(payeeAdd, { name, target })).payee,
    details: async (payeeId: string) => payeeDetails.response.parse(await ask(payeeDetails, { payeeId })),
    check: (name: string, target: object) => ask(payeeNameCheck, { name, target }),
  };
}

const sepa = (iban: string) => ({
  ...{ kind: 'bank', countryCode: 'DE', currencyCode: 'EUR', type: 'eft' },
  extraParams: { iban },
});
const person = (email: string) => ({ kind: 'person', email });

test('each field of an entry is checked as a payment would be, and named', async () => {
  const { ask } = await callerFor('ben');
  const refusedFor = async (name: string, target: object) => {
    const answer = await ask(payeeAdd, { name, target });
    return [answer['reason'], JSON.stringify(answer)];
  };
  const cases: [string, string, object, string][] = [
    ['nameMissing', ' ', person('kai@personas.test'), 'name'],
    ['unknownPayee', 'No One', person('nobody@personas.test'), 'email'],
    ['ownAddress', 'Me', person('ben@personas.test'), 'email'],
    ['noWay', 'Amir', { ...sepa(GRETA), countryCode: 'IR' }, 'currencyCode'],
    ['invalidBankDetails', 'Greta Blum', sepa('DE89370400440532013001'), 'iban'],
  ];
  for (const [word, name, target, field] of cases) {
    const [reason, answer] = await refusedFor(name, target);
    expect([word, reason]).toEqual([word, word]);
    expect(answer).toContain(`"field":"${field}"`);
  }
});

test('a book belongs to its customer, has an account once, and gives back what was removed', async () => {
  const [ben, uma] = [await callerFor('ben'), await callerFor('uma')];
  const greta = await ben.add('Greta Blum', sepa('DE89 3704 0044 0532 0130 00'));
  expect(greta).toMatchObject({
    kind: 'bank',
    accountNumber: GRETA,
    bankName: 'Nordufer Bank',
    isTrusted: false,
    paidAt: null,
  });
  expect(await ben.ask(payeeAdd, { name: 'Other', target: sepa(GRETA) })).toMatchObject({ reason: 'payeeKnown' });

  const { payeeId } = greta;
  expect(await uma.list()).toEqual([]);
  for (const row of [payeeDetails, payeeRemove, payeeRestore, payeeTrustSet, payeeUpdate]) {
    const whole =
      row === payeeUpdate ? { name: 'Mine', target: sepa(KRUEGER) } : row === payeeTrustSet ? { isTrusted: true } : {};
    expect([row.name, (await uma.ask(row, { payeeId, ...whole }))['reason']]).toEqual([row.name, 'noPayee']);
  }

  await ben.ask(payeeRemove, { payeeId });
  expect(await ben.list()).toEqual([]);
  await ben.ask(payeeRestore, { payeeId });
  expect(await ben.list()).toMatchObject([{ payeeId, name: 'Greta Blum' }]);
  await ben.ask(payeeRemove, { payeeId });
  bank.clock.advance(601_000);
  const later = await callerFor('ben');
  expect(await later.ask(payeeRestore, { payeeId })).toMatchObject({ reason: 'noPayee' });
});

test('new details end the trust, are logged with masked numbers, and reach the customer by e-mail', async () => {
  const uma = await callerFor('uma');
  const { payeeId } = await uma.add('Möbelhaus Krüger', sepa(KRUEGER));
  await uma.ask(payeeTrustSet, { payeeId, isTrusted: true });
  const renamed = await uma.ask(payeeUpdate, { payeeId, name: 'Möbelhaus Krüger GmbH', target: sepa(KRUEGER) });
  expect(renamed).toMatchObject({ payee: { isTrusted: true } });

  const moved = await uma.ask(payeeUpdate, { payeeId, name: 'Möbelhaus Krüger GmbH', target: sepa(GRETA) });
  expect(moved).toMatchObject({ payee: { isTrusted: false, accountNumber: GRETA } });
  const { changes } = await uma.details(payeeId);
  expect(changes.map(({ what }) => what)).toEqual(['detailsChanged', 'renamed', 'trusted', 'added']);
  expect(changes[0]).toMatchObject({ before: 'DE62 •••• 3001', after: 'DE89 •••• 3000' });
  const [mail] = await bank.db.query<{ subject: string; text: string }>(
    `SELECT subject, text FROM outbox WHERE recipient = 'uma@personas.test' AND channel = 'email' ORDER BY seq DESC LIMIT 1`,
  );
  expect(mail?.subject).toBe('Details of a payee were changed');
  expect(mail?.text).toContain('from DE62 •••• 3001 to DE89 •••• 3000');
  expect(mail?.text).not.toContain(GRETA);
});

test('a trusted payee gets no hint "new payee", until the account changes', async () => {
  const ben = await callerFor('ben');
  const account = sepa('DE02120300000000202051');
  const { payeeId } = await ben.add('Jonas Weber', account);
  const accounts = await bank.db.query<{ id: number }>('SELECT id FROM account WHERE customer_id = 1002 LIMIT 1');
  const about = { payeeKind: 'bankAccount', payeeName: 'Jonas Weber', amount: '5', currencyCode: 'EUR' };
  const isNew = async (payeeDetail: string) => {
    const answer = await ben.ask(paymentHints, { fromAccountId: accounts[0]?.id ?? 0, payeeDetail, ...about });
    return JSON.stringify(paymentHints.response.parse(answer).hints).includes('newPayee');
  };
  expect(await isNew('DE02120300000000202051')).toBe(true);
  await ben.ask(payeeTrustSet, { payeeId, isTrusted: true });
  expect(await isNew('DE02 1203 0000 0000 2020 51')).toBe(false);
  await ben.ask(payeeUpdate, { payeeId, name: 'Jonas Weber', target: sepa(KRUEGER) });
  expect(await isNew(KRUEGER)).toBe(true);
});

test('an employee who only prepares payments may not trust, and one who only reads may not change', async () => {
  const [olivia, lev, rhea] = [await callerFor('olivia'), await callerFor('lev'), await callerFor('rhea')];
  const { payeeId } = await lev.add('Greta Blum', sepa(GRETA));
  expect(await lev.ask(payeeTrustSet, { payeeId, isTrusted: true })).toMatchObject({ responseCode: 'ENOA' });
  expect(await rhea.ask(payeeRemove, { payeeId })).toMatchObject({ responseCode: 'ENOA' });
  expect((await rhea.list()).map((payee) => payee.payeeId)).toContain(payeeId);
  expect(await olivia.ask(payeeTrustSet, { payeeId, isTrusted: true })).toMatchObject({ responseCode: '00' });
});

test('payees of past payments are offered once, imported from the payments, and show what was paid', async () => {
  const ana = await callerFor('ana');
  const offered = payeeCandidateList.response.parse(await ana.ask(payeeCandidateList)).candidates;
  const [first] = offered;
  expect(first).toMatchObject({ kind: 'person', detail: expect.stringContaining('@') });
  expect(new Set(offered.map(({ detail }) => detail)).size).toBe(offered.length);
  const transactionIds = [first?.transactionId ?? ''];
  expect(await ana.ask(payeeImport, { transactionIds: [...transactionIds, 'unknown'] })).toMatchObject({ added: 1 });
  expect(await ana.ask(payeeImport, { transactionIds })).toMatchObject({ added: 0 });
  const [payee] = await ana.list();
  expect(payee).toMatchObject({ kind: 'person', name: first?.name, email: first?.detail, paidAt: first?.at });
  const { payments, changes } = await ana.details(payee?.payeeId ?? '');
  expect(payments[0]).toMatchObject({ transactionId: first?.transactionId, status: 'posted' });
  expect(changes).toMatchObject([{ what: 'imported' }]);
});

test('the ways to a country come with the fields of the bank there', async () => {
  const { ask } = await callerFor('ben');
  const { ways, currencies } = payeeWays.response.parse(
    await ask(payeeWays, { countryCode: 'GB', currencyCode: 'GBP' }),
  );
  expect(currencies.slice(0, 2)).toEqual(['EUR', 'GBP']);
  expect(ways.map(({ scheme, fields }) => [scheme, fields.map(({ name }) => name)])).toEqual([
    ['FPS', ['sortCode', 'accountNumber']],
    ['SWIFT', ['iban', 'swift', 'beneficiaryAddress']],
  ]);
});

describe('the name check', () => {
  const account = (iban: string) => ({ kind: 'bank', countryCode: 'DE', extraParams: { iban } });

  test('answers match, close with the right spelling, no match, or not possible', async () => {
    const { check } = await callerFor('ben');
    expect(await check('blum GRETA', account(GRETA))).toMatchObject({ result: 'match', rightName: null });
    expect(await check('Greta Blumm', account(GRETA))).toMatchObject({ result: 'close', rightName: 'Greta Blum' });
    expect(await check('Otto Maier', account(GRETA))).toMatchObject({ result: 'noMatch', rightName: null });
    expect(await check('Otto Maier', account('DE02120300000000202051'))).toMatchObject({ result: 'notPossible' });
    expect(await check('...', account(GRETA))).toMatchObject({ result: 'notPossible' });
    expect(await check('Jo Doe', person('nobody@personas.test'))).toMatchObject({
      result: 'notPossible',
      rightName: null,
    });
  });

  test('ends for a user who guesses, while right names are still confirmed', async () => {
    const uma = await callerFor('uma');
    for (let guess = 0; guess < MISSES_A_DAY; guess++) {
      expect(await uma.check(`Guess ${'x'.repeat(guess + 1)}`, account(KRUEGER))).toMatchObject({ result: 'noMatch' });
    }
    expect(await uma.check('Mobelhaus Kruger', account(KRUEGER))).toMatchObject({ result: 'match' });
    expect(await uma.check('Mobelhaus Krugre', account(KRUEGER))).toMatchObject({
      result: 'notPossible',
      rightName: null,
    });
    expect(await uma.check('Guess x', account(KRUEGER))).toMatchObject({ result: 'noMatch' });
    bank.clock.advance(86_400_000);
    const again = await callerFor('uma');
    expect(await again.check('Mobelhaus Krugre', account(KRUEGER))).toMatchObject({ result: 'close' });
  });
});
