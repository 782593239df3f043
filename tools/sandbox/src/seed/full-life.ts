import { cardStatus } from '@bank/protocol/cards';
import { documentCategory, documentStatusId, documentType } from '@bank/protocol/documents';
import { PERSONAL } from '../identity/access/permissions-of-type';
import { linkAddressProof } from '../identity/standing/addresses';
import { watchEnd } from '../identity/standing/expiry/watch';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/db';
import { insertDocument } from '../platform/documents/store';
import { issueCard } from '../rooms/cards/issue';
import { productOf } from '../rooms/cards/products';
import { promise } from '../rooms/cards/purchase';
import { sendDateOf } from '../rooms/transfers/recurring/send-date';
import { everyday, p2p } from './habits';
import type { Habit } from './habits';
import { orderInside } from './order-inside';
import type { Person, PersonaCustomer } from './personas';
import type { Planned } from './plan';
import { prng } from './prng';

// The persona whom a newcomer is shown: whatever a screen can hold, hers does. The others have one matter each.

const SOFIA = 1171;
const USER = 171;
const [EVERYDAY, RESERVE, DOLLARS, POUNDS] = [11_711, 11_712, 11_713, 11_714];
const DAY_MS = 86_400_000;

export const fullCustomer: PersonaCustomer = {
  id: SOFIA,
  businessName: null,
  firstName: 'Sofia',
  lastName: 'Almeida',
  country: 'PT',
  verified: true,
  permissions: [...PERSONAL, 'requestMoney'],
  accounts: [
    { id: EVERYDAY, name: 'Everyday', type: 1001, currency: 'EUR', settlement: true },
    { id: RESERVE, name: 'Rainy days', type: 1001, currency: 'EUR' },
    { id: DOLLARS, name: 'Dollars', type: 1001, currency: 'USD' },
    { id: POUNDS, name: 'London', type: 1001, currency: 'GBP' },
  ],
};

export const fullPerson: Person = {
  key: 'sofia',
  userId: USER,
  firstName: 'Sofia',
  lastName: 'Almeida',
  customerId: SOFIA,
  approveMode: 'otp',
  termsToCome: { days: 9, ids: ['payments-2026'] },
  description:
    'Personal customer with a full life: four accounts, two cards, payments to come, an invoice, a paper that runs out, terms to come',
};

const ONCE_A_MONTH = { kind: 'Exchange', who: [['Sofia Almeida', 'Monthly plan']] } as const;

export const fullHabits: readonly Habit[] = [
  ...everyday(EVERYDAY, [78_000, 'Casas do Tejo'], [268_000, 'Norden Studio']),
  { account: EVERYDAY, to: RESERVE, monthday: 2, low: 25_000, high: 25_000, ...ONCE_A_MONTH },
  { account: EVERYDAY, to: DOLLARS, monthday: 9, low: 8000, high: 24_000, ...ONCE_A_MONTH },
  { account: EVERYDAY, to: POUNDS, monthday: 16, low: 6000, high: 18_000, ...ONCE_A_MONTH },
  p2p(EVERYDAY, 'nils', 'EUR', 0.05, 800, 5200, 'Dinner on Friday', 'Concert tickets', 'Petrol', 'Thanks!'),
  p2p(EVERYDAY, 'iris', 'EUR', 0.03, 900, 4800, 'Lunch', 'Museum', 'Flowers for Marta'),
  {
    ...{ account: DOLLARS, to: 'out', kind: 'Card', chance: 0.07, low: 900, high: 7900 },
    who: [
      ['App Garden', 'Software'],
      ['Bookbarn', 'Books'],
      ['Aeris Airways', 'Flight'],
    ],
  },
  {
    ...{ account: POUNDS, to: 'out', kind: 'Card', chance: 0.05, low: 400, high: 4500 },
    who: [
      ['Tube', 'Tickets'],
      ['Camden Records', 'Records'],
    ],
  },
];

export const fullOpenings: readonly (readonly [account: number, amount: string])[] = [
  [EVERYDAY, '3400.00'],
  [RESERVE, '5200.00'],
  [DOLLARS, '900.00'],
  [POUNDS, '350.00'],
];

const PERSON = (name: string) =>
  ({ kind: 'customer', name, email: `${name.split(' ')[0]?.toLowerCase()}@personas.test` }) as const;

/** A payment that repeats is booked among the others of its day: its next date is about ten days away. @param nowMs the seed's now */
export function fullPlan(nowMs: number): Planned[] {
  const at = new Date(nowMs - 20 * DAY_MS).toISOString();
  return [
    {
      ...{ id: `sofia-lessons`, kind: 'P2P', status: 'posted', customer: SOFIA, created_by: USER },
      ...{ from_account: EVERYDAY, to_account: 10_711, amount: '120.00', currency: 'EUR', fee: null },
      ...{ note: 'Guitar lessons', payer_name: 'Sofia Almeida', payer_email: 'sofia@personas.test' },
      ...{ payee: PERSON('Nils Moreira'), payee_customer: 1071, at },
      subscription: { period: 'month', endsOn: null },
    },
  ];
}

/** Her cards, what is on hold, what is dated, and the paper that runs out. Comes after the year was booked, and after Kai's cards. */
export async function seedFullLife(tx: Tx, clock: Clock): Promise<void> {
  let made = 0;
  const random = prng(SOFIA);
  const ids = {
    next: () => `seeded-sofia-${++made}`,
    secret: () => `seeded-sofia-${++made}`,
    code: (digits: number) => String(random.between(10 ** (digits - 1), 10 ** digits - 1)),
  };
  const bank = { clock, ids };
  const cards = { customerId: SOFIA, holder: 'Sofia Almeida', settlementAccountId: EVERYDAY };
  const plain = { isExpress: false, isOneTime: false, delivery: null, replaces: null };
  const debit = await issueCard(tx, { ...cards, ...plain, product: productOf(2006), alias: null }, ago(bank, 300));
  const online = await issueCard(tx, { ...cards, ...plain, product: productOf(2007), alias: 'Online' }, ago(bank, 120));
  await tx.query('UPDATE account SET status = $2 WHERE id = ANY ($1)', [[debit, online], cardStatus.active]);
  await tx.query('UPDATE card SET pin = $2 WHERE account_id = $1', [debit, ids.code(4)]);
  const shop = { category: 'travel', country: 'PT', currency: 'EUR', use: 'online' } as const;
  await promise(tx, online, { ...shop, merchant: 'Hotel Miramar', amount: '164.00' }, bank);
  await orderForLater(tx, clock.now());
  await keepPaper(tx, bank);
  // What she orders from here on is approved by a code.
  await tx.query(`UPDATE app_user SET approve_mode = 'otp' WHERE id = $1`, [USER]);
}

const ago = <Bank extends { clock: Clock }>(bank: Bank, days: number): Bank => ({
  ...bank,
  clock: { now: () => bank.clock.now() - days * DAY_MS },
});

/** Money for Iris in five days. */
async function orderForLater(tx: Tx, now: number): Promise<void> {
  await tx.query(`UPDATE app_user SET approve_mode = 'none' WHERE id = $1`, [USER]);
  const date = sendDateOf(new Date(now + 5 * DAY_MS).toISOString().slice(0, 10), now, null);
  const leavesAt = 'reason' in date ? null : date.leavesAt;
  await orderInside(tx, {
    ...{ id: 'seeded-sofia-present', userId: USER, customerId: SOFIA, accountId: EVERYDAY, amount: '60.00' },
    ...{ toEmail: 'iris@personas.test', note: 'Birthday present', leavesAt, atMs: now },
  });
}

/** What proves her address ends in twelve days. */
async function keepPaper(tx: Tx, bank: Parameters<typeof watchEnd>[2]): Promise<void> {
  const id = await insertDocument(tx, ago(bank, 353), {
    ...{ customerId: SOFIA, userId: USER, category: documentCategory.address, typeId: documentType.rentalContract },
    ...{
      fileName: 'rental-contract.pdf',
      mediaType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 a rental contract'),
    },
  });
  const expiresAt = new Date(bank.clock.now() + 12 * DAY_MS).toISOString().slice(0, 10);
  await tx.query('UPDATE document SET status_id = $2, expires_at = $3 WHERE id = $1', [
    id,
    documentStatusId.confirmed,
    expiresAt,
  ]);
  await tx.query('UPDATE address SET is_document_required = true WHERE customer_id = $1', [SOFIA]);
  await linkAddressProof(tx, SOFIA, id);
  await watchEnd(tx, { id, expiresAt }, bank);
}
