import { cardStatus } from '@bank/protocol/cards';
import type { Tx } from '../platform/db';
import { issueCard } from '../rooms/cards/issue';
import { productOf } from '../rooms/cards/products';
import type { Person, PersonaCustomer } from './personas';
import { prng } from './prng';
import { PERSONAL } from '../identity/access/permissions-of-type';

// A persona with a card in every state (R2.3.17), so that each can be seen and tried without changing another persona.

const KAI = 1035;
const MAIN = 10_351;
const DAY_MS = 86_400_000;

export const cardCustomers: readonly PersonaCustomer[] = [
  {
    id: KAI,
    businessName: null,
    firstName: 'Kai',
    lastName: 'Albu',
    country: 'RO',
    verified: true,
    permissions: PERSONAL,
    accounts: [
      { id: MAIN, name: 'Main account', type: 1001, currency: 'EUR', settlement: true },
      { id: 10_352, name: 'Lei', type: 1001, currency: 'RON' },
    ],
  },
];

export const cardPeople: readonly Person[] = [
  {
    key: 'kai',
    userId: 45,
    firstName: 'Kai',
    lastName: 'Albu',
    customerId: KAI,
    description: 'Personal customer with a card in every state',
  },
];

interface SeededCard {
  type: number;
  status: number;
  alias: string | null;
  /** Days before the seed's now that it was ordered. */
  ordered: number;
  /** What was loaded onto a prepaid card, in its currency. */
  loaded?: string;
}

const CARDS: readonly SeededCard[] = [
  { type: 2006, status: cardStatus.active, alias: null, ordered: 400 },
  { type: 2010, status: cardStatus.active, alias: null, ordered: 300, loaded: '120.00' },
  { type: 2011, status: cardStatus.active, alias: 'Subscriptions', ordered: 200, loaded: '45.50' },
  { type: 2011, status: cardStatus.paused, alias: 'Travel', ordered: 150, loaded: '30.00' },
  { type: 2010, status: cardStatus.shipped, alias: null, ordered: 4 },
  { type: 2010, status: cardStatus.limited, alias: null, ordered: 120 },
  { type: 2010, status: cardStatus.fraud, alias: null, ordered: 90 },
  { type: 2011, status: cardStatus.pendingDocument, alias: 'Waits for papers', ordered: 3 },
  { type: 2010, status: cardStatus.canceled, alias: null, ordered: 700 },
];

/** Kai's cards, the first with limits of its own. Comes after the year was booked: prepaid cards are loaded from the main account. */
export async function seedCards(tx: Tx, now: number): Promise<void> {
  const random = prng(KAI);
  for (const [n, seeded] of CARDS.entries()) {
    const orderedAt = now - seeded.ordered * DAY_MS;
    const product = productOf(seeded.type);
    const id = await issueCard(
      tx,
      {
        customerId: KAI,
        product,
        holder: 'Kai Albu',
        alias: seeded.alias,
        settlementAccountId: product.subType === 'DEBIT' ? MAIN : null,
        isExpress: false,
        isOneTime: false,
        delivery: null,
        replaces: null,
      },
      {
        clock: { now: () => orderedAt },
        ids: {
          next: () => `seeded-card-${n}`,
          secret: () => `seeded-card-${n}`,
          code: (digits) => String(random.between(10 ** (digits - 1), 10 ** digits - 1)),
        },
      },
    );
    await tx.query('UPDATE account SET status = $2 WHERE id = $1', [id, seeded.status]);
    if (!product.cardIsVirtual && seeded.status === cardStatus.active) {
      await tx.query('UPDATE card SET pin = $2 WHERE account_id = $1', [id, String(random.between(2000, 8999))]);
    }
    if (n === 0)
      await tx.query('INSERT INTO card_control (card_id, per_month, cash_per_day) VALUES ($1, 2000, 400)', [id]);
    if (seeded.loaded !== undefined) await load(tx, `seeded-load-${n}`, id, seeded.loaded, now);
  }
}

async function load(tx: Tx, id: string, cardAccount: number, amount: string, now: number): Promise<void> {
  const payment = {
    id,
    kind: 'CardLoad',
    rail: 'book',
    status: 'released',
    customer_id: KAI,
    from_account: MAIN,
    to_account: cardAccount,
    payee: { kind: 'ownAccount', name: 'Prepaid card', accountId: cardAccount },
    payee_customer: KAI,
    debit: amount,
    debit_currency: 'EUR',
    amount,
    currency: 'EUR',
    fee: '0',
    rate: '1',
    note: '',
    payer_name: 'Kai Albu',
    approve_type: 'none',
    code_tries: 0,
    code_sends: 0,
  };
  await tx.query('SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)', [
    payment,
    new Date(now - DAY_MS).toISOString(),
  ]);
}
