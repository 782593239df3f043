// Rules: R0.57.
import { closePapers } from '../../platform/papers/draw';
import { auditedForEachTest, refused, send } from '../../server/test-caller';
import { handlers } from './handlers';

const bank = auditedForEachTest();
afterAll(closePapers);

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STRANGERS = ['kyra', 'uma', 'otis', 'ana'].map((key) => `${key}@personas.test`);

let wishes = 0;
const write = async (toEmail: string, { requestId = `letter-${(wishes += 1)}`, pace = {} } = {}) => {
  const context = bank.as('hugo');
  const limits = { lettersBurst: 3, lettersPerHour: 1, lettersToOnePerDay: 2, ...pace };
  const dueDate = new Date(bank.clock.now() + 14 * DAY_MS).toISOString().slice(0, 10);
  const input = { requestId, toEmail, amount: '12', currency: 'EUR', noteBody: 'Portraits', dueDate };
  return handlers.invoiceCreate(
    { ...input, lines: undefined, allowsParts: undefined },
    { ...context, config: { ...context.config, ...limits } },
  );
};
const [KYRA = '', UMA = '', OTIS = '', ANA = ''] = STRANGERS;
const tooMany = async (writing: Promise<unknown>) => {
  const { reason, message, validation } = await refused(writing);
  return { reason, message, field: validation[0]?.field };
};
const invoices = async () => {
  const [row] = await bank.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM invoice WHERE payee_customer = $1',
    [bank.as('hugo').caller?.customerId],
  );
  return row?.count ?? 0;
};

test('one stranger gets two letters a day; the third is refused at the field, and nothing is written', async () => {
  const before = await invoices();
  await write(KYRA);
  await write(KYRA);
  expect(await tooMany(write(KYRA))).toEqual({
    ...{ reason: 'tooManyLetters', field: 'toEmail' },
    message: 'You have already written to this person several times today. You can write again in 12 h.',
  });
  expect(await invoices()).toBe(before + 2);
  bank.clock.advance(12 * HOUR_MS);
  await write(KYRA);
});

test('so many strangers are written to at once, and then one more an hour', async () => {
  for (const stranger of [KYRA, UMA, OTIS]) await write(stranger);
  expect(await tooMany(write(ANA))).toMatchObject({
    message: 'You have written to many people who do not know you. You can write to more in 60 min.',
  });
  bank.clock.advance(HOUR_MS);
  await write(ANA);
});

test('an invoice that was written is answered again under its wish, past the pace', async () => {
  const { invoice } = await write(KYRA, { requestId: 'the-same-wish' });
  for (const stranger of [UMA, OTIS]) await write(stranger);
  expect((await write(KYRA, { requestId: 'the-same-wish' })).invoice.id).toBe(invoice.id);
});

test('reminders count, and who has paid is no stranger', async () => {
  const once = { pace: { lettersToOnePerDay: 1 } };
  const { invoice } = await write(KYRA, once);
  const context = bank.as('hugo');
  const reminding = handlers.invoiceRemind(
    { invoiceId: invoice.id },
    { ...context, config: { ...context.config, lettersToOnePerDay: 1 } },
  );
  expect(await tooMany(Promise.resolve(reminding))).toMatchObject({ reason: 'tooManyLetters' });
  const [row] = await bank.db.query('SELECT FROM invoice_reminder WHERE invoice_id = $1', [invoice.id]);
  expect(row).toBeUndefined();

  await send(bank.as('ben', { idempotencyKey: 'ben-pays-hugo' }), {
    ...{ accountId: 10021, amount: '3', currency: 'EUR', toEmail: 'hugo@personas.test' },
  });
  for (let n = 0; n < 5; n += 1) await write('ben@personas.test', once);
});
