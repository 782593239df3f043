// Rules: R2.7.222.
import { unseenAt } from '@bank/protocol/plain-name';
import { languages } from '../../../platform/languages';
import { Refusal } from '../../../platform/refusal';
import { moneyBank, send } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';
import { handlers as payeeHandlers } from '../payees/handlers';
import { canonicalFile } from './test-canonical';

test.each([
  ['ana@b.test', null],
  ['\u200bana@b.test', 1],
  ['ana\u202c', 4],
  ['😀\u00adx', 2],
  ['a\tb', 2],
  ['मो\u200dन', null],
  ['می\u200cخواهم', null],
  ['👩\u200d🚀', null],
  ['👩🏽\u200d🚀', null],
  ['\u200dana', 1],
  ['an\u200da@b.test', 3],
  ['ан\u200cа', 3],
  ['Ana\u2028Marin', 4],
  ['An\u3164a', 3],
  ['\u2800Ana', 1],
  ['\u115f', 1],
  ['', null],
  [' ', null],
])('%j has an unseen character at %p', (text, at) => {
  expect(unseenAt(text)).toBe(at);
});

const ANA = { fromAccountId: 10011, currencyCode: 'EUR', amount: '5' } as const;
const OLIVIA = 10051;
const IBAN = 'DE89\u200b370400440532013000';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

let calls = 0;
const as = (key: string, lang: string) => {
  calls += 1;
  return { ...bank.as(key, { lang, idempotencyKey: `unseen-${calls}` }), bodyHash: String(calls) };
};

/** What is said, and at which field. */
interface Said {
  field: string | null | undefined;
  sentence: string | null;
}
async function refusedBy(call: () => unknown): Promise<Said> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { field: error.validation[0]?.field, sentence: error.message };
  }
  throw new Error('it was not refused');
}

const byLink = (change: object) => (lang: string) =>
  refusedBy(() =>
    handlers.globalPayment(
      {
        ...{ ...ANA, feeIsBen: false, beneficiaryType: 'personal', beneficiaryCountryCode: 'DE' },
        ...{ beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test', description: 'Logo' },
        ...change,
      },
      as('ana', lang),
    ),
  );
const toBank = (change: object) => (lang: string) =>
  refusedBy(() =>
    handlers.eftTransfer(
      {
        ...{ ...ANA, countryCode: 'DE', permission: '3d', beneficiaryName: 'Greta Blum' },
        extraParams: { iban: 'DE89370400440532013000' },
        ...change,
      },
      as('ana', lang),
    ),
  );
const ofFile = async (batchId: string, lang: string): Promise<Said> => {
  const [row] = (await handlers.batchTransferViewFile({ id: batchId }, as('olivia', lang))).rows;
  return { field: row?.field, sentence: row?.reason ?? null };
};
const inside = (change: object) => async (lang: string) => {
  const file = canonicalFile([{ n: 1, email: 'ana@personas.test', amount: '1', currency: 'EUR', note: '', ...change }]);
  const input = { accountId: OLIVIA, name: 'Rows', file };
  return ofFile((await handlers.massTransferByFile(input, as('olivia', 'en'))).batchId, lang);
};
const outside = (change: object) => async (lang: string) => {
  const row = {
    n: 1,
    name: 'Ann',
    country: 'DE',
    iban: 'DE89370400440532013000',
    amount: '1',
    currency: 'EUR',
    note: '',
  };
  const input = { type: 'eft', accountId: OLIVIA, name: 'Rows', file: canonicalFile([{ ...row, ...change }]) } as const;
  return ofFile((await handlers.massOutsideByFile(input, as('olivia', 'en'))).batchId, lang);
};
const links = (change: object) => async (lang: string) => {
  const row = {
    ...{ n: 1, beneficiaryType: 'personal', beneficiaryName: 'Rita', beneficiaryEmail: 'rita@example.test' },
    ...{ beneficiaryCountryCode: 'DE', amount: '1', currencyCode: 'EUR', description: '' },
  };
  const attachedFile = canonicalFile([{ ...row, ...change }]);
  const input = { batchName: 'Rows', accountId: OLIVIA, attachedFile, ignoreIdenticalBatch: true };
  const { batchId } = await handlers.globalPayBatchUpload(input, as('olivia', 'en'));
  const [payment] = (await handlers.globalPayBatch({ batchId }, as('olivia', lang))).payments;
  return { field: payment?.field, sentence: payment?.reason ?? null };
};
const intoBook = (target: Parameters<typeof payeeHandlers.payeeAdd>[0]['target']) => (lang: string) =>
  refusedBy(() => payeeHandlers.payeeAdd({ name: 'Greta', target }, as('ana', lang)));

/** Where texts come to the bank: the call, the field, the position, and what the bank answers in a language. */
const DOORS: readonly [string, string, number, (lang: string) => Promise<Said>][] = [
  [
    'p2pTransfer',
    'toEmail',
    3,
    (lang) =>
      refusedBy(() =>
        send(as('ben', lang), { accountId: 10021, amount: '1', currency: 'EUR', toEmail: 'an\u200ba@personas.test' }),
      ),
  ],
  ['globalPayment', 'beneficiaryEmail', 1, byLink({ beneficiaryEmail: '\u202arita@example.test' })],
  ['globalPayment', 'beneficiaryName', 5, byLink({ beneficiaryName: 'Rita\u00ad Melo' })],
  ['globalPayment', 'description', 3, byLink({ description: 'Lo\u202ego' })],
  ['eftTransfer', 'beneficiaryName', 6, toBank({ beneficiaryName: 'Greta\u200b Blum' })],
  ['eftTransfer', 'iban', 5, toBank({ extraParams: { iban: IBAN } })],
  [
    'externalDetailsCheck',
    'iban',
    5,
    (lang) => {
      const asked = { type: 'eft', countryCode: 'DE', currencyCode: 'EUR', extraParams: { iban: IBAN } } as const;
      return refusedBy(() => handlers.externalDetailsCheck(asked, as('ana', lang)));
    },
  ],
  [
    'payoutCardAdd',
    'cardNumber',
    5,
    (lang) => {
      const card = { cardNumber: '4242\u200b424242424242', countryCode: 'DE' };
      return refusedBy(() => handlers.payoutCardAdd(card, as('ana', lang)));
    },
  ],
  ['massTransferByFile', 'email', 4, inside({ email: 'ana\u200b@personas.test' })],
  ['massTransferByFile', 'note', 2, inside({ note: 'a\tb' })],
  ['massOutsideByFile', 'name', 3, outside({ name: 'An\u2060n' })],
  ['massOutsideByFile', 'name', 3, outside({ name: 'An\u3164n' })],
  ['massOutsideByFile', 'iban', 5, outside({ iban: IBAN })],
  ['massOutsideByFile', 'note', 4, outside({ note: 'May\u200f' })],
  ['globalPayBatchUpload', 'beneficiaryEmail', 2, links({ beneficiaryEmail: 'r\u200bita@example.test' })],
  ['globalPayBatchUpload', 'description', 3, links({ description: 'Lo\u202ego' })],
  ['payeeAdd', 'email', 4, intoBook({ kind: 'person', email: 'ben\u200b@personas.test' })],
  [
    'payeeAdd',
    'iban',
    5,
    intoBook({ kind: 'bank', countryCode: 'DE', currencyCode: 'EUR', type: 'eft', extraParams: { iban: IBAN } }),
  ],
];

/** What stands for the position, in each language. */
const POSITION = {
  en: 'at position',
  es: 'en la posición',
  ro: 'la poziția',
  ru: 'на позиции',
  ua: 'на позиції',
  pt: 'na posição',
} as const;

test.each(DOORS)('%s: an unseen character in %s at %p is named in six languages, at its field', async (...door) => {
  const [, field, at, said] = door;
  for (const lang of languages) {
    const answer = await said(lang);
    expect(answer.field).toBe(field);
    expect(answer.sentence).toMatch(new RegExp(`^\\p{Lu}.+: .*${POSITION[lang]} ${at}\\b`, 'u'));
  }
});
