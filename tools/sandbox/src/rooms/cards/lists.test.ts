// Rules: R2.4.9, R2.7.30.
import { kaiForEachTest } from './test-kai';

const kai = kaiForEachTest();
const { MAIN, call, cardThat, money, shop } = kai;

interface Held {
  authorizationId: string;
  amount: string;
  currencyCode: string;
}
const listOf = async (kind: 'debitCard' | 'currentAccount'): Promise<Held[]> =>
  (await call(`${kind}AuthorizationList`, { accountId: MAIN })).authorizations;
const sum = (held: readonly Held[]) => held.reduce((total, { amount }) => total + Number(amount), 0);

test.each(['pending', 'created', 'held'])(
  'the list of a current account has a payment that is %s, with its fee, and adds up to what is on hold',
  async (status) => {
    await kai.approveByCode();
    const pay = { accountId: MAIN, amount: '20', currency: 'EUR', toEmail: 'ana@personas.test' };
    const { trxid } = await call('p2pTransfer', pay, { 'idempotency-key': 'one' });
    const [order] = await kai.db.query<{ fee: string; whole: string }>(
      'SELECT money_text(fee) AS fee, money_text(debit + fee) AS whole FROM payment WHERE id = $1',
      [trxid],
    );
    expect(Number(order?.fee)).toBeGreaterThan(0);
    const until = new Date('2040-01-01');
    await kai.db.query('UPDATE payment SET status = $2, releases_at = $3 WHERE id = $1', [trxid, status, until]);
    const { accountId } = await cardThat(({ subType }) => subType === 'DEBIT');
    await shop(accountId, '10', { currency: 'USD', country: 'US' });
    const list = await listOf('currentAccount');
    expect(list).toContainEqual(
      expect.objectContaining({ authorizationId: trxid, amount: order?.whole, currencyCode: 'EUR' }),
    );
    expect(new Set(list.map(({ currencyCode }) => currencyCode))).toEqual(new Set(['EUR']));
    expect(sum(list)).toBeCloseTo((await money(MAIN)).pending, 2);
    expect((await listOf('debitCard')).map(({ authorizationId }) => authorizationId)).not.toContain(trxid);
  },
);
