// Rules: R1.7.2, R2.1.2, R2.3.11, R2.4.66, R2.7.7, R2.7.8.
import { approve, businessRequestConfirm, transactionRequestList } from '@bank/protocol/transfer-requests';
import { audit } from '../../qa/audit';
import { personaOf } from '../../seed/personas';
import { handlers as historyHandlers } from '../history/handlers';
import { handlers } from './handlers';
import { answerRequestPush } from './request-push';
import { money, moneyBank, newest, refusedAt, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { ATELIER, OPERATIONS, requestCaller } from './test-requests';

const BEN = 10021;

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  bank.sent.length = 0;
  bank.notices.length = 0;
  bank.events.length = 0;
  // Every case begins with nobody's tries spent and nobody's code open.
  bank.clock.advance(3_600_000);
});

const { request, decide, confirm, read, list, count, statusOf, mode, giveRight } = requestCaller(() => bank);
/** What the history of the company says of a declined payment. */
const declineOf = async (transactionId: string) =>
  (await Promise.resolve(historyHandlers.transactionDetails({ transactionId }, bank.as('lev')))).declined;
/** A request of Lev's of another kind than P2P. */
async function requestOf(kind: 'eft' | 'wire' | 'own'): Promise<string> {
  bank.clock.advance(1);
  const context = { ...bank.as('lev', { idempotencyKey: `kind-${kind}` }), bodyHash: kind };
  if (kind === 'own') {
    const [other] = await bank.db.query<{ id: number }>(
      'SELECT id FROM account WHERE customer_id = $1 AND id <> $2 AND status = 2 AND type <> 11 ORDER BY id LIMIT 1',
      [ATELIER, OPERATIONS],
    );
    const input = { fromAccount: OPERATIONS, toAccount: other?.id ?? 0, toAmount: '10' };
    return (await Promise.resolve(handlers.accountTransfer(input, context))).trxid;
  }
  const input = {
    fromAccountId: OPERATIONS,
    countryCode: 'DE',
    currencyCode: 'EUR',
    amount: '10',
    permission: '3d' as const,
    beneficiaryName: 'Greta Blum',
    extraParams: {
      iban: 'DE89 3704 0044 0532 0130 00',
      ...(kind === 'wire' ? { swift: 'COBADEFFXXX', beneficiaryAddress: 'Unter den Linden 1, Berlin' } : {}),
    },
    note: 'Rent',
  };
  const order = kind === 'eft' ? handlers.eftTransfer(input, context) : handlers.wireTransfer(input, context);
  return (await Promise.resolve(order)).trxid;
}
const lastCode = () => bank.sent.at(-1)?.code ?? '';

describe('what waits', () => {
  test('is listed as the bank stored it, longest first, with whose it is', async () => {
    const first = await request('12.50');
    const second = await request('1');
    const answer = await list('abel');
    expect(transactionRequestList.response.parse(answer)).toEqual(answer);
    const mine = answer.transactionRequestList.filter(({ transactionId }) => [first, second].includes(transactionId));
    expect(mine.map(({ transactionId }) => transactionId)).toEqual([first, second]);
    expect(mine[0]).toMatchObject({
      transactionType: 'P2P',
      createdBy: { userId: 7, name: 'Lev Moroz' },
      isOwn: false,
      fromAccountName: 'Operations',
      summary: {
        amount: '12.50',
        currencyCode: 'EUR',
        payee: { kind: 'customer', email: 'ben@personas.test' },
        note: 'Paint',
      },
    });
    expect(answer.creators).toEqual([{ userId: 7, name: 'Lev Moroz' }]);
    expect(answer.transactionRequestCount).toBe(answer.transactionRequestList.length);
    expect((await list('lev')).transactionRequestList.every(({ isOwn }) => isOwn)).toBe(true);
    await decide(bank.as('abel'), [first, second], true);
  });

  test('is filtered by creator, kind and day, and comes in pages', async () => {
    const ids = [await request('1'), await request('2'), await request('3')];
    const total = (await list('abel')).transactionRequestCount;
    expect((await list('abel', { createdBy: 7 })).transactionRequestCount).toBe(total);
    expect(await list('abel', { createdBy: 8 })).toMatchObject({
      transactionRequestList: [],
      transactionRequestCount: 0,
      creators: [{ userId: 7 }],
    });
    expect((await list('abel', { groupedTransactionType: 'external' })).transactionRequestCount).toBe(0);
    expect((await list('abel', { groupedTransactionType: 'internal' })).transactionRequestCount).toBe(total);
    expect((await list('abel', { transactionType: 'Wire' })).transactionRequestCount).toBe(0);
    const today = new Date(bank.clock.now()).toISOString().slice(0, 10);
    expect((await list('abel', { fromDate: today, toDate: today })).transactionRequestCount).toBe(total);
    expect((await list('abel', { toDate: '2020-01-01' })).transactionRequestCount).toBe(0);
    // Days are those of the zone (R2.7.216): in the east it is tomorrow when it is still yesterday in the west.
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const fromDate = new Intl.DateTimeFormat('en-CA', { timeZone: east }).format(bank.clock.now());
    expect((await list('abel', { fromDate, timeZone: east })).transactionRequestCount).toBe(total);
    expect((await list('abel', { fromDate, timeZone: west })).transactionRequestCount).toBe(0);
    const second = await list('abel', { page: 2, size: 2 });
    expect(second.transactionRequestList).toHaveLength(total - 2);
    expect(second.transactionRequestCount).toBe(total);
    expect(await refusedAt(list('abel', { fromDate: '2026-02-31' }))).toMatchObject({ code: 'TA1' });
    expect(await refusedAt(list('abel', { size: 201 }))).toMatchObject({ code: 'TA1' });
    await decide(bank.as('abel'), ids, true);
  });

  test('is counted for who may decide it, and belongs to one company', async () => {
    const before = await count('abel');
    const id = await request();
    expect([await count('abel'), await count('olivia'), await count('lev'), await count('rhea')]).toEqual([
      before + 1,
      before + 1,
      0,
      0,
    ]);
    expect((await list('uma')).transactionRequestCount).toBe(0);
    await decide(bank.as('abel'), [id], true);
    expect(await count('abel')).toBe(before);
  });
});

describe('deciding', () => {
  test('a code with every amount, payee and fee approves exactly this set; the maker and the payee hear of it', async () => {
    const ids = [await request('40'), await request('2')];
    const before = { lev: await money(bank.as('lev'), OPERATIONS), ben: await money(bank.as('ben'), BEN) };
    const asked = await decide(bank.as('abel'), ids);
    expect(approve.response.parse(asked)).toEqual(asked);
    expect(asked).toMatchObject({ status: 'waiting', approveType: 'otp', approvalSentTo: 'a•••@personas.test' });
    expect(asked.requests.map(({ transactionId }) => transactionId)).toEqual(ids);
    const [fee = '', other = ''] = asked.requests.map(({ summary }) => summary.fee);
    const [total = '', otherTotal = ''] = asked.requests.map(({ summary }) => summary.total);
    expect(bank.sent.at(-1)?.text).toBe(
      `Code ${lastCode()} approves 40.00 EUR to Ben Ortega (ben@personas.test), fee ${fee} EUR, ${total} EUR in all from Operations; 2.00 EUR to Ben Ortega (ben@personas.test), fee ${other} EUR, ${otherTotal} EUR in all from Operations. Valid for 10 min. Never share it with anyone.`,
    );
    expect(await money(bank.as('ben'), BEN)).toEqual(before.ben);

    bank.events.length = 0;
    const done = await confirm(bank.as('abel'), asked.approvalTransactionId, ` ${lastCode()} `);
    expect(businessRequestConfirm.response.parse(done)).toEqual(done);
    expect(done.status).toBe('approved');
    expect(Number((await money(bank.as('ben'), BEN)).balance) - Number(before.ben.balance)).toBeCloseTo(42, 8);
    expect((await money(bank.as('lev'), OPERATIONS)).available).toBe(before.lev.available);
    expect(bank.notices.filter(({ userId }) => userId === 7)).toEqual([
      {
        userId: 7,
        topic: 'transfers',
        subject: 'Your transfer was approved',
        text: `Abel Costa approved your transfer of 40.00 EUR to Ben Ortega (ben@personas.test), fee ${fee} EUR. The money has been sent.`,
      },
      expect.objectContaining({ subject: 'Your transfer was approved' }),
    ]);
    expect(bank.notices.filter(({ topic }) => topic === 'incoming')).toHaveLength(2);
    expect(bank.events).toContainEqual({ customerId: ATELIER, event: 'transferChanged', subject: ids[0] });
    expect(bank.events).toContainEqual({ customerId: 1002, event: 'balanceChanged', subject: String(BEN) });
    expect(bank.events).toContainEqual(expect.objectContaining({ userId: 7, event: 'notification' }));
    expect((await newest(bank.as('lev'), OPERATIONS, 1))[0]).toMatchObject({ status: 'completed' });
  });

  test('the right code from a page of another user, or of nobody, approves nothing', async () => {
    const id = await request('1');
    const asked = await decide(bank.as('abel'), [id]);
    const code = lastCode();
    for (const shown of ['olivia@personas.test', ''])
      expect(await refusedAt(confirm(bank.as('abel'), asked.approvalTransactionId, code, shown))).toMatchObject({
        reason: 'noAccess',
      });
    expect(await statusOf(id)).toBe('created');
    const done = await confirm(bank.as('abel'), asked.approvalTransactionId, code, ' Abel@Personas.test ');
    expect(done.status).toBe('approved');
  });

  test('who needs no code approves at once', async () => {
    await mode('abel', 'none');
    const id = await request();
    expect(await decide(bank.as('abel'), [id])).toMatchObject({ status: 'approved', approvalTransactionId: null });
    expect(await statusOf(id)).toBe('posted');
    await mode('abel', 'otp');
  });

  test('declining needs no code, gives the money back at once, and tells the maker', async () => {
    const before = await money(bank.as('lev'), OPERATIONS);
    const id = await request();
    expect((await newest(bank.as('lev'), OPERATIONS, 1))[0]).toMatchObject({ transactionId: id, status: 'processing' });
    expect(await decide(bank.as('abel'), [id], true)).toMatchObject({
      status: 'declined',
      requests: [{ transactionId: id }],
    });
    expect(await money(bank.as('lev'), OPERATIONS)).toEqual(before);
    expect(bank.notices.at(-1)).toMatchObject({ userId: 7, subject: 'Your transfer was declined' });
    expect((await newest(bank.as('lev'), OPERATIONS, 1))[0]).toMatchObject({ transactionId: id, status: 'rejected' });
  });

  test('the reason of a decline reaches the maker in the notice and in the history; an approval keeps none', async () => {
    const id = await request();
    const answer = handlers.approve(
      { transactionIds: [id], declined: true, reason: '  Paid already ' },
      { ...bank.as('abel'), bodyHash: 'reason' },
    );
    expect(await answer).toMatchObject({ status: 'declined' });
    expect(bank.notices.at(-1)?.text).toMatch(/no longer on hold\. Abel Costa says: Paid already$/);
    expect(await declineOf(id)).toEqual({ by: 'Abel Costa', reason: 'Paid already' });
    const silent = await request();
    await decide(bank.as('abel'), [silent], true);
    expect(bank.notices.at(-1)?.text).not.toContain('says');
    expect(await declineOf(silent)).toEqual({ by: 'Abel Costa', reason: null });
    await mode('abel', 'none');
    const good = await request();
    await handlers.approve(
      { transactionIds: [good], declined: false, reason: 'Fine' },
      { ...bank.as('abel'), bodyHash: 'fine' },
    );
    expect(await declineOf(good)).toBeNull();
    await mode('abel', 'otp');
  });

  test.each(['eft', 'wire', 'own'] as const)(
    'a request of kind %s is filtered, waits for another user, never its maker, and leaves once',
    async (kind) => {
      const id = await requestOf(kind);
      const isInternal = kind === 'own';
      const found = async (groupedTransactionType: 'internal' | 'external') =>
        (await list('abel', { groupedTransactionType })).transactionRequestList.map(
          ({ transactionId }) => transactionId,
        );
      expect((await found('internal')).includes(id)).toBe(isInternal);
      expect((await found('external')).includes(id)).toBe(!isInternal);
      expect(await refusedAt(decide(bank.as('lev'), [id]))).toMatchObject({ reason: 'mayNotApprove' });
      await giveRight('lev', 4);
      expect(await refusedAt(decide(bank.as('lev'), [id]))).toMatchObject({ reason: 'ownRequest' });
      await giveRight('lev', 3);
      expect(await statusOf(id)).toBe('created');
      bank.notices.length = 0;
      bank.events.length = 0;
      const asked = await decide(bank.as('abel'), [id]);
      expect(bank.sent.at(-1)?.text).toMatch(/10\.00 (EUR|RON)/);
      await confirm(bank.as('abel'), asked.approvalTransactionId, lastCode());
      expect(await statusOf(id)).toBe(isInternal ? 'posted' : 'released');
      // Nobody at this bank receives what leaves it, and what stays with the company is no money that came in.
      expect(bank.notices).toEqual([expect.objectContaining({ userId: 7, subject: 'Your transfer was approved' })]);
      expect(bank.events).not.toContainEqual(expect.objectContaining({ customerId: null }));
      expect(await refusedAt(decide(bank.as('olivia'), [id]))).toMatchObject({ reason: 'wasApproved' });
    },
  );

  test('what is on hold needs no money that is free: everything else may be gone in between', async () => {
    await mode('abel', 'none');
    const id = await request();
    await bank.db.query('UPDATE account SET minimum = balance - held WHERE id = $1', [OPERATIONS]);
    expect(await money(bank.as('lev'), OPERATIONS)).toMatchObject({ available: '0.00' });
    expect(await refusedAt(request('1'))).toMatchObject({ reason: 'insufficientFunds' });
    expect(await decide(bank.as('abel'), [id])).toMatchObject({ status: 'approved' });
    await bank.db.query('UPDATE account SET minimum = 0 WHERE id = $1', [OPERATIONS]);
    await mode('abel', 'otp');
  });

  test('a set is decided whole: one that is in the way keeps all of it waiting', async () => {
    const [gone, waiting] = [await request(), await request()];
    await decide(bank.as('olivia'), [gone], true);
    expect(await refusedAt(decide(bank.as('abel'), [gone, waiting], true))).toMatchObject({ reason: 'wasDeclined' });
    expect(await statusOf(waiting)).toBe('created');
    const asked = await decide(bank.as('abel'), [waiting]);
    const more = await request();
    const both = await decide(bank.as('olivia'), [waiting, more]);
    const code = lastCode();
    expect((await confirm(bank.as('olivia'), both.approvalTransactionId, code)).status).toBe('approved');
    // Its code could approve nothing any more, so it does not wait for one.
    expect(await read(bank.as('abel'), asked.approvalTransactionId)).toMatchObject({ status: 'over' });
  });

  test('the same key answers the same and decides once, and no second code goes out', async () => {
    const id = await request();
    const key = bank.as('abel', { idempotencyKey: 'r-ask' });
    const asked = await decide(key, [id]);
    const code = lastCode();
    expect(await decide(key, [id])).toEqual(asked);
    expect(bank.sent.filter((sent) => sent.code !== undefined)).toHaveLength(1);
    expect(await refusedAt(decide(key, [id], true))).toMatchObject({ reason: 'keyReused' });
    const confirmKey = bank.as('abel', { idempotencyKey: 'r-confirm' });
    const before = await money(bank.as('ben'), BEN);
    const done = await confirm(confirmKey, asked.approvalTransactionId, code);
    const after = await money(bank.as('ben'), BEN);
    bank.events.length = 0;
    bank.notices.length = 0;
    expect(await confirm(confirmKey, asked.approvalTransactionId, code)).toEqual(done);
    expect([await money(bank.as('ben'), BEN), bank.events, bank.notices]).toEqual([after, [], []]);
    expect(after).not.toEqual(before);
    // The approval that waited for the code has become of its code what the code became.
    expect(await Promise.resolve(handlers.transferOutcome({ idempotencyKey: 'r-ask' }, bank.as('abel')))).toMatchObject(
      { what: 'decision', decision: { status: 'approved' } },
    );
    const outcome = await Promise.resolve(handlers.transferOutcome({ idempotencyKey: 'r-confirm' }, bank.as('abel')));
    expect(outcome).toMatchObject({
      what: 'decision',
      decision: { status: 'approved', requests: [{ transactionId: id }] },
    });
    await expect(
      Promise.resolve(handlers.transferOutcome({ idempotencyKey: 'r-lost' }, bank.as('abel'))),
    ).resolves.toEqual({ what: 'absent' });
    expect(await refusedAt(decide(bank.as('abel', { idempotencyKey: 'r-lost' }), [id]))).toMatchObject({
      reason: 'keyClosed',
    });
  });

  test('on the phone: approving moves the money, declining leaves the request waiting', async () => {
    await mode('abel', 'push');
    const id = await request();
    const first = await decide(bank.as('abel'), [id]);
    expect(bank.sent.at(-1)).toMatchObject({
      reason: 'approval',
      channel: 'push',
      subject: first.approvalTransactionId,
    });
    expect(bank.sent.at(-1)?.text).toMatch(
      /^Approve 40\.00 EUR to Ben Ortega \(ben@personas\.test\), fee 0\.20 EUR, 40\.20 EUR in all from Operations\?$/,
    );
    const phone = { ...bank.as('abel'), caller: null };
    expect(await answerRequestPush(first.approvalTransactionId ?? '', false, phone)).toBe(true);
    expect(await read(bank.as('abel'), first.approvalTransactionId)).toMatchObject({ status: 'over' });
    expect(await statusOf(id)).toBe('created');
    const second = await decide(bank.as('abel'), [id]);
    expect(await answerRequestPush(second.approvalTransactionId ?? '', true, phone)).toBe(true);
    expect(await read(bank.as('abel'), second.approvalTransactionId)).toMatchObject({ status: 'approved' });
    expect(await statusOf(id)).toBe('posted');
    expect(await answerRequestPush(second.approvalTransactionId ?? '', true, phone)).toBe(false);
    await mode('abel', 'otp');
  });

  test('by SMS the code goes to the phone', async () => {
    await mode('abel', 'sms');
    const id = await request();
    const asked = await decide(bank.as('abel'), [id]);
    expect(bank.sent.at(-1)).toMatchObject({ channel: 'sms', to: personaOf('abel').phone });
    expect((await confirm(bank.as('abel'), asked.approvalTransactionId, lastCode())).status).toBe('approved');
    await mode('abel', 'otp');
  });

  test('two approvers at once: one wins, the other is told who, and the money moves once', async () => {
    await mode('abel', 'none');
    await mode('olivia', 'none');
    for (let round = 0; round < 5; round += 1) {
      const id = await request('1');
      const before = Number((await money(bank.as('ben'), BEN)).balance);
      const outcomes = await Promise.allSettled([
        decide(bank.as('abel'), [id]),
        decide(bank.as('olivia'), [id]),
        decide(bank.as('olivia'), [id], true),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status !== 'rejected') continue;
        expect(String(outcome.reason)).toMatch(/(Abel Costa|Olivia Stan) has already (approved|declined) the request/);
      }
      const moved = Number((await money(bank.as('ben'), BEN)).balance) - before;
      expect(moved).toBeCloseTo((await statusOf(id)) === 'posted' ? 1 : 0, 8);
    }
    await mode('abel', 'otp');
    await mode('olivia', 'otp');
  });

  test('batches that share accounts, at once and against transfers of others, never wait for each other for ever', async () => {
    await mode('abel', 'none');
    await mode('olivia', 'none');
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const toEmail = n % 2 === 0 ? 'ben@personas.test' : 'ana@personas.test';
      bank.clock.advance(1);
      ids.push((await send(bank.as('lev'), { accountId: OPERATIONS, amount: '1', currency: 'EUR', toEmail })).trxid);
    }
    const back = { accountId: BEN, amount: '1', currency: 'EUR', toEmail: 'olivia@personas.test' };
    const outcomes = await Promise.allSettled([
      decide(bank.as('abel'), ids.slice(0, 6)),
      decide(bank.as('olivia'), ids.slice(6).toReversed()),
      ...Array.from({ length: 6 }, () => send(bank.as('ben'), back)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await mode('abel', 'otp');
    await mode('olivia', 'otp');
  });

  test('a right that is taken away at the very moment either comes first or waits', async () => {
    await mode('abel', 'none');
    for (let round = 0; round < 5; round += 1) {
      const id = await request('1');
      const [outcome] = await Promise.allSettled([decide(bank.as('abel'), [id]), giveRight('abel', 1)]);
      expect(await statusOf(id)).toBe(outcome.status === 'fulfilled' ? 'posted' : 'created');
      await giveRight('abel', 4);
      if (outcome.status === 'rejected') await decide(bank.as('olivia'), [id], true);
    }
    await mode('abel', 'otp');
  });
});
