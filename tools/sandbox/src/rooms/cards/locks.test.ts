// Rules: R2.7.33.
import { cardStatus } from '@bank/protocol/cards';
import { poolDb } from '../../platform/db';
import { testPool } from '../../platform/pg/test-database';
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { isLockWaitedFor, soon } from '../../testing';
import { audit } from '../../qa/audit';
import { endPurchase } from './collect';
import { authorise } from './purchase';
import { setStanding } from './standing';
import { prepaidCardFor } from './test-card';

// What ends a card moves its money on in the same transaction. A load of the card locks the two accounts the other way round.

const KAI = 1035;

let bank: MoneyBank;
let pool: ReturnType<typeof testPool>;
beforeEach(async () => {
  bank = await moneyBank();
  pool = testPool(bank.connectionString, 4);
});
afterEach(async () => {
  await pool.end();
  const { checks } = await audit(bank.db);
  await bank.close();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

/** A card with so much on it, and the account that its money goes to, whose id is the lesser one. */
async function loadedCard(amount: string) {
  const card = await prepaidCardFor(bank, KAI);
  const [target] = await bank.db.query<{ id: number }>(`SELECT receiving_account($1, 'EUR') AS id`, [KAI]);
  const home = target?.id ?? 0;
  expect(home).toBeLessThan(card);
  await bank.db.query('SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2)', [
    {
      ...{ id: 'load', kind: 'CardLoad', rail: 'book', status: 'released', customer_id: KAI, from_account: home },
      ...{ to_account: card, payee: { kind: 'ownAccount', name: 'Card', accountId: card }, payee_customer: KAI },
      ...{ debit: amount, debit_currency: 'EUR', amount, currency: 'EUR', fee: '0', rate: '1', note: '' },
      ...{ payer_name: 'Kai Albu', approve_type: 'none', code_tries: 0, code_sends: 0 },
    },
    new Date(bank.clock.now()),
  ]);
  return { card, home };
}

const SHOP = { merchant: 'Shop', category: 'Groceries', country: 'RO', amount: '5', currency: 'EUR' };

type Db = MoneyBank['db'];
interface Ending {
  isOver: boolean;
  end(card: number, purchase: string, db: Db): Promise<boolean>;
}
const close = (card: number, db: Db) => setStanding(card, cardStatus.canceled, { ...bank.as('kai'), db });
const ENDINGS: Readonly<Record<string, Ending>> = {
  'the bank closes the card': { isOver: false, end: (card, _purchase, db) => close(card, db) },
  'a shop gives back to a card that is over': {
    isOver: true,
    end: (_card, purchase, db) => endPurchase(purchase, 'refund', { ...bank.as('kai'), db }),
  },
};

test.each(Object.entries(ENDINGS))('while its money moves, %s without a deadlock', async (_what, { isOver, end }) => {
  const { card, home } = await loadedCard('20');
  const bought = await authorise(card, SHOP, bank.as('kai'));
  const purchase = bought?.purchaseId ?? '';
  expect(await endPurchase(purchase, 'capture', bank.as('kai'))).toBe(true);
  if (isOver) await close(card, bank.db);
  const ending: { done?: Promise<boolean> } = {};
  await bank.db.transaction(async (load) => {
    // A load of the card, half way: it has the first of its accounts and comes for the second.
    await load.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [home]);
    ending.done = end(card, purchase, poolDb(pool));
    await soon(() => isLockWaitedFor(bank.db));
    await load.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [card]);
  });
  expect(await ending.done).toBe(true);
  const [left] = await bank.db.query<{ balance: string }>(
    'SELECT trim_scale(balance)::text AS balance FROM account WHERE id = $1',
    [card],
  );
  expect(left).toEqual({ balance: '0' });
});
