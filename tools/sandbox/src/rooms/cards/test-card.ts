import { cardStatus } from '@bank/protocol/cards';
import { randomIds } from '../../platform/ids';
import type { MoneyBank } from '../../server/test-caller';
import { issueCard } from './issue';
import { productOf } from './products';

/** Gives a customer an active virtual prepaid card in euro, for tests. @returns its account */
export function prepaidCardFor(bank: Pick<MoneyBank, 'db' | 'clock'>, customerId: number): Promise<number> {
  return bank.db.transaction(async (tx) => {
    const card = {
      ...{ customerId, product: productOf(2011), holder: 'Test Holder', alias: null, settlementAccountId: null },
      ...{ isExpress: false, isOneTime: false, delivery: null, replaces: null },
    };
    const ids = randomIds(() => bank.clock.now());
    const id = await issueCard(tx, card, { clock: bank.clock, ids });
    await tx.query('UPDATE account SET status = $2 WHERE id = $1', [id, cardStatus.active]);
    return id;
  });
}
