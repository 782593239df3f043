import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { massSample as sampleCall, MassSampleType } from '@bank/protocol/transfers-mass';
import { currencies } from '../../../ledger/currencies';
import { refusal } from '../../../ledger/refusal';
import type { Handler } from '../../../platform/handler';
import { labelOf } from '../external/bank-fields';
import { sampleFields } from '../external/sample-fields';
import { schemeFor } from '../external/schemes';
import { say } from './texts';

/** How the rows of a sample are paid where they lead to an account, a card or a wallet (R0.32, R2.7.144). */
const TRANSFERS: Readonly<Record<Exclude<MassSampleType, 'p2p' | 'globalPay'>, BankTransferType>> = {
  wire: 'wire',
  eft: 'eft',
  creditCard: 'oct',
  cryptoEft: 'crypto_eft',
  instant: 'instant_payment',
  interac: 'interac',
};

/** Two payees of a sample: nobody's names, and addresses under a domain that is nobody's. */
const PEOPLE = [
  { name: 'Ana Example', email: 'ana@example.com', kind: 'personal', amount: '120.50' },
  { name: 'Ben Example', email: 'ben@example.com', kind: 'business', amount: '80.00' },
] as const;
type Person = (typeof PEOPLE)[number];

/** The columns that tell the payee: their names, and what stands below them. */
interface PayeeColumns {
  labels: readonly string[];
  cells(person: Person): readonly string[];
}

/** The columns of a kind of payment; null where no scheme carries the currency there. */
function payeeColumns(
  type: MassSampleType,
  country: string | undefined,
  currency: string,
  lang: string,
): PayeeColumns | null {
  if (type === 'p2p') return { labels: [say(lang, 'email')], cells: ({ email }) => [email] };
  if (type === 'globalPay')
    return {
      labels: [
        say(lang, 'beneficiaryType'),
        labelOf('beneficiaryName', lang),
        say(lang, 'email'),
        say(lang, 'country'),
      ],
      cells: ({ kind, name, email }) => [kind, name, email, country ?? ''],
    };
  const scheme = schemeFor(TRANSFERS[type], country, currency);
  if (!scheme) return null;
  const fields = sampleFields(scheme, country ?? '', lang);
  // A coin goes to no country.
  const place = type === 'cryptoEft' ? [] : [country ?? ''];
  return {
    labels: [
      labelOf('beneficiaryName', lang),
      ...place.map(() => say(lang, 'country')),
      ...fields.map(({ label }) => label),
    ],
    cells: ({ name }) => [name, ...place, ...fields.map(({ answer }) => answer)],
  };
}

/** The currency that is asked for, or where the kind of payment carries another one there, that one. */
function carriedTo(type: MassSampleType, country: string | undefined, asked: string): string {
  if (type === 'p2p' || type === 'globalPay' || schemeFor(TRANSFERS[type], country, asked)) return asked;
  return currencies.find(({ code }) => schemeFor(TRANSFERS[type], country, code))?.code ?? asked;
}

/** The columns of a kind of payment with two rows that the bank would take. */
export const massSample: Handler<typeof sampleCall> = ({ type, countryCode, currencyCode: asked }, context) => {
  const { lang } = context;
  const currencyCode = carriedTo(type, countryCode, asked);
  const columns = payeeColumns(type, countryCode, currencyCode, lang);
  if (!columns) throw refusal(context, { reason: 'noWay' });
  return {
    rows: [
      [...columns.labels, say(lang, 'amount'), say(lang, 'currency'), say(lang, 'note')],
      ...PEOPLE.map((person) => [...columns.cells(person), person.amount, currencyCode, say(lang, 'noteSample')]),
    ],
  };
};
