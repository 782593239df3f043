import type { AnyCallContext } from '../../platform/handler';
import type { Words } from '../../platform/notices';
import { tableOutbox } from '../../platform/outbox';
import { notifications } from '../profile/notifications';
import { worded } from '../../ledger/notices';
import { say } from '../../ledger/texts';
import { confirm, moneyBank, send } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { OPERATIONS, requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`INSERT INTO notification_setting (user_id, topic, channel, is_on)
    SELECT id, 'incoming', 'email', true FROM app_user`);
  for (const [key, language] of Object.entries({ ben: 'ro', lev: 'ru', olivia: 'es', ana: 'pt' }))
    await bank.db.query('UPDATE app_user SET language = $2 WHERE email = $1', [`${key}@personas.test`, language]);
});
afterAll(() => bank.close());
beforeEach(() => bank.db.query('TRUNCATE outbox'));

const requests = requestCaller(() => bank);

/** As dispatch would call, with the bank's own outbox. */
function asReal(key: string, lang = 'en'): AnyCallContext {
  const context = bank.as(key, { lang });
  return { ...context, outbox: tableOutbox(bank.db, bank.clock, context.ids, context.publish) };
}
const mailsTo = (key: string) =>
  bank.db.query<Words>(
    `SELECT subject, text FROM outbox WHERE recipient = $1 AND channel = 'email' AND code IS NULL ORDER BY seq`,
    [`${key}@personas.test`],
  );

const order = { accountId: 10011, amount: '1234.5', currency: 'EUR', toEmail: 'ben@personas.test' };

test('the payer reads the language of the call, and the payee their own', async () => {
  await requests.mode('ana', 'none');
  const sent = await send(asReal('ana', 'es'), order);
  expect(await mailsTo('ana')).toEqual([worded(sent, 'es', 'sent')]);
  expect(await mailsTo('ben')).toEqual([worded(sent, 'ro', 'arrived')]);
  await requests.mode('ana', 'otp');
});

test('so does the payee of a transfer that a code approves', async () => {
  const context = asReal('ana', 'es');
  const { trxid } = await send(context, order);
  const [message] = await bank.db.query<{ code: string }>('SELECT code FROM outbox WHERE code IS NOT NULL');
  const sent = await confirm(context, trxid, message?.code ?? '');
  expect(await mailsTo('ben')).toEqual([worded(sent, 'ro', 'arrived')]);
});

test('the owner reads in their own language what waits for approval', async () => {
  const created = await send(asReal('lev', 'ru'), { ...order, accountId: OPERATIONS, amount: '5' });
  expect(await mailsTo('olivia')).toEqual([worded(created, 'es', 'waits')]);
});

test.each([
  ['requestApprovedSubject', false],
  ['requestDeclinedSubject', true],
] as const)('who made a request reads %s in their own language, also on the screen', async (subject, declined) => {
  await requests.mode('abel', 'none');
  const trxid = await requests.request('7');
  bank.events.length = 0;
  const [request] = (await requests.decide(asReal('abel'), [trxid], declined)).requests;
  const title = say('ru', subject);
  expect(await mailsTo('lev')).toEqual([{ subject: title, text: expect.stringMatching(/получател/i) }]);
  expect(await mailsTo('ben')).toEqual(declined || !request ? [] : [worded(request, 'ro', 'arrived')]);
  expect(bank.events).toContainEqual(
    expect.objectContaining({ userId: 7, notification: expect.objectContaining({ title }) }),
  );
});

const centre = async (key: string) => (await notifications.notificationList({}, bank.as(key))).notifications;

test('the payee finds who sent how much in the centre, in their own language, and once without the figure (R3.3.15)', async () => {
  await requests.mode('ana', 'none');
  bank.events.length = 0;
  const { trxid } = await send(asReal('ana', 'es'), { ...order, note: 'Dinner' });
  const [line] = await centre('ben');
  expect(line).toMatchObject({
    type: 'moneyIn',
    severity: 'success',
    title: '1.234,50\u00a0€ de la Ana Marin',
    discreet: 'Bani de la Ana Marin',
    body: 'Dinner',
    subject: trxid,
    isRead: false,
  });
  expect(bank.events).toContainEqual(
    expect.objectContaining({ event: 'notification', notification: expect.objectContaining({ id: line?.id }) }),
  );
  expect(await centre('ana')).toEqual([]);
  await notifications.notificationsRead({}, bank.as('ben'));
  expect(await centre('ben')).toContainEqual({ ...line, isRead: true });
  await requests.mode('ana', 'otp');
});

test('a company’s line reaches those only who may see its money, each on their own', async () => {
  await requests.mode('ben', 'none');
  await bank.db.query(`UPDATE customer SET need_kyc = false WHERE id = $1`, [bank.as('olivia').caller?.customerId]);
  await send(asReal('ben'), { accountId: 10021, amount: '5', currency: 'EUR', toEmail: 'olivia@personas.test' });
  expect((await centre('olivia'))[0]).toMatchObject({ title: '5,00\u00a0€ de Ben Ortega' });
  expect((await centre('lev'))[0]).toMatchObject({ discreet: 'Деньги от Ben Ortega' });
  expect(await centre('erik')).toEqual([]);
});
