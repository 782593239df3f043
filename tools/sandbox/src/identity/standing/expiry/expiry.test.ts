// Rules: R0.132, R0.90, R0.91, R0.93, R2.3.6, R3.3.7, R3.3.15.
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { endsOf } from './test-ends';

let bank: TestBank;
let ends: ReturnType<typeof endsOf>;
beforeEach(async () => {
  bank = await testBank();
  ends = endsOf(bank);
});
afterEach(() => bank.close());

const PASSPORT = { categoryId: 1, documentTypeId: 1 };
const BILL = { categoryId: 2, documentTypeId: 101 };
const KYRA = 1004;

/** kyra is verified, and her passport ends in so many days. */
async function verified(days: number): Promise<string> {
  const passport = await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT);
  const bill = await ends.sends('kyra', 'verificationDocumentUpload', BILL);
  await ends.decide(passport, { status: 'uploaded', expiresAt: ends.day(days) });
  await ends.decide(bill, { status: 'uploaded' });
  return passport;
}
const told = async () => (await ends.lines('kyra')).map(({ type }) => type);
const isLimited = async () => (await ends.state('kyra')).isLimited;

test('a customer hears of an end 60, 30 and 7 days before it and on the day, each once', async () => {
  await verified(100);
  await ends.days(39);
  expect(await told()).toEqual([]);
  const heard = [];
  for (const days of [2, 28, 3, 22, 2, 5, 2]) {
    await ends.days(days);
    heard.push((await told()).length);
  }
  // Days from the end: −59, −31, −28, −6, −4, 1, 3.
  expect(heard).toEqual([1, 1, 2, 3, 3, 4, 4]);
  expect(await told()).toEqual(['documentExpired', ...Array<string>(3).fill('documentExpSoon')]);
  const [last] = await ends.mails('kyra@personas.test');
  expect(last).toMatchObject({
    subject: 'Expired: Passport',
    text: expect.stringMatching(/^Passport: expired on/),
  });
});

test('what ends soon or has ended is an action of a verified customer, and limits nothing by itself', async () => {
  await verified(29);
  expect(await ends.state('kyra')).toMatchObject({ isVerified: true, isLimited: false, requiredActionsCount: 1 });
  expect((await ends.matters('kyra'))[0]).toMatchObject({ status: 'expiredSoon' });
  await ends.days(31);
  expect(await ends.state('kyra')).toMatchObject({ isVerified: true, isLimited: false, requiredActionsCount: 1 });
  expect((await ends.matters('kyra'))[0]).toMatchObject({ status: 'none', documents: [{ statusId: 38 }] });
});

test('nothing is said of a document that another one stands in for, and while the bank checks one', async () => {
  await verified(50);
  const next = await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT);
  await ends.days(25);
  expect(await told()).toEqual([]);
  await ends.decide(next, { status: 'rejected' });
  await ends.days(20);
  expect(await told()).toEqual(['documentExpSoon', 'documentRejected']);
  const last = await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT);
  await ends.decide(last, { status: 'uploaded', expiresAt: ends.day(900) });
  await ends.days(100);
  expect(await told()).toHaveLength(2);
  expect(await isLimited()).toBe(false);
});

test('a bank that was away writes once, and says what is true by then', async () => {
  await verified(61);
  await ends.days(63);
  expect(await told()).toEqual(['documentExpired']);
});

test('of two sides that end together one is told of', async () => {
  const sides = [];
  for (const documentTypeId of [401, 402])
    sides.push(await ends.sends('kyra', 'verificationDocumentUpload', { categoryId: 1, documentTypeId }));
  for (const side of sides) await ends.decide(side, { status: 'uploaded', expiresAt: ends.day(20) });
  await ends.days(14);
  expect(await told()).toEqual(['documentExpSoon']);
  expect((await ends.mails('kyra@personas.test'))[0]?.text).toMatch(/^Identity card: valid until/);
});

test('thirty days after an end without a new document the account is limited for reason 1, and the new one lifts it', async () => {
  const passport = await verified(10);
  await ends.days(39);
  expect(await isLimited()).toBe(false);
  await ends.days(2);
  expect(await isLimited()).toBe(true);
  expect(await told()).toEqual(['documentExpired', 'documentExpired']);
  const { reasons } = await ends.limit('kyra');
  expect(reasons).toMatchObject([
    { actionTypeId: 1, requirementDocuments: [{ categoryId: 1, uploadedDocuments: [{ id: passport, statusId: 38 }] }] },
  ]);
  const requirementId = reasons[0]?.requirementDocuments[0]?.id;
  const next = await ends.sends('kyra', 'limitDocumentUpload', { requirementId, documentTypeId: 1 });
  // It answers the list as well.
  expect((await ends.matters('kyra'))[0]).toMatchObject({ status: 'pending', documents: [{ id: next }, {}] });
  expect((await ends.limit('kyra')).reasons[0]?.requirementDocuments[0]?.uploadedDocuments[0]).toMatchObject({
    id: next,
  });
  await ends.decide(next, { status: 'rejected' });
  expect(await isLimited()).toBe(true);
  const last = await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT);
  await ends.decide(last, { status: 'uploaded', expiresAt: ends.day(900) });
  expect(await ends.state('kyra')).toMatchObject({ isLimited: false, requiredActionsCount: 0 });
  expect((await ends.limit('kyra')).reasons).toEqual([]);
  const mails = await ends.mails('kyra@personas.test');
  expect(mails.map(({ subject }) => subject)).toContain('Your account is no longer limited');
  // Nothing is left of it, and nothing comes again.
  expect(
    await bank.db.query('SELECT FROM requirement WHERE customer_id = $1 AND renews_id IS NOT NULL', [KYRA]),
  ).toEqual([]);
  await ends.days(60);
  expect(await isLimited()).toBe(false);
});

test('while the bank still checks the new document nobody is limited; what it says then decides', async () => {
  await verified(10);
  await ends.days(30);
  const next = await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT);
  await ends.days(15);
  expect(await isLimited()).toBe(false);
  await ends.decide(next, { status: 'rejected' });
  await ends.days(1);
  expect(await isLimited()).toBe(true);
});

test('two documents that have ended are one reason with two requirements, and both have to come', async () => {
  await verified(10);
  const [bill] = (await ends.matters('kyra'))[1]?.documents ?? [];
  await ends.decide(bill?.id ?? '', { status: 'uploaded', expiresAt: ends.day(12) });
  await ends.days(45);
  const { reasons } = await ends.limit('kyra');
  expect(reasons).toHaveLength(1);
  expect(reasons[0]?.requirementDocuments.map(({ categoryId }) => categoryId)).toEqual([1, 2]);
  for (const [data, isStill] of [
    [PASSPORT, true],
    [BILL, false],
  ] as const) {
    await ends.decide(await ends.sends('kyra', 'verificationDocumentUpload', data), { status: 'uploaded' });
    expect(await isLimited()).toBe(isStill);
  }
});

test('a limit whose document an administrator has taken away is lifted by what is sent for it, and by no other paper', async () => {
  const passport = await verified(10);
  await ends.days(41);
  await bank.db.query('DELETE FROM requirement_document WHERE document_id = $1', [passport]);
  await ends.decide(await ends.sends('kyra', 'verificationDocumentUpload', BILL), { status: 'uploaded' });
  expect(await isLimited()).toBe(true);
  const requirementId = (await ends.limit('kyra')).reasons[0]?.requirementDocuments[0]?.id;
  const next = await ends.sends('kyra', 'limitDocumentUpload', { requirementId, documentTypeId: 1 });
  expect(await isLimited()).toBe(true);
  await ends.decide(next, { status: 'uploaded' });
  expect(await isLimited()).toBe(false);
  expect((await ends.matters('kyra'))[0]).toMatchObject({ status: 'validated', documents: [{ id: next }] });
});

test('a limit that the back office set stays when a document comes', async () => {
  await verified(10);
  await bank.db.query(`INSERT INTO limit_reason (customer_id, action_type_id, limited_at) VALUES ($1, 3, now())`, [
    KYRA,
  ]);
  await ends.days(45);
  expect((await ends.limit('kyra')).reasons.map(({ actionTypeId }) => actionTypeId)).toEqual([3, 1]);
  await ends.decide(await ends.sends('kyra', 'verificationDocumentUpload', PASSPORT), { status: 'uploaded' });
  expect(await isLimited()).toBe(true);
  expect((await ends.limit('kyra')).reasons.map(({ actionTypeId }) => actionTypeId)).toEqual([3]);
});

test('a paper of a company’s person is told of by name, and is renewed from the limit', async () => {
  const elsa = (await ends.matters('carl')).find(({ name, categoryId }) => name === 'Elsa Brandt' && categoryId === 2);
  const about = { representativeId: elsa?.representativeId, categoryId: 2, documentTypeId: 101 };
  const proof = await ends.sends('carl', 'companyPersonDocumentUpload', about);
  await ends.decide(proof, { status: 'uploaded', expiresAt: ends.day(5) });
  await ends.days(6);
  const [line] = await ends.lines('carl');
  expect(line).toMatchObject({ type: 'documentExpired', body: expect.stringContaining('(Elsa Brandt)') });
  await ends.days(30);
  const [reason] = (await ends.limit('carl')).reasons;
  const requirementId = reason?.requirementDocuments[0]?.id;
  const next = await ends.sends('carl', 'limitDocumentUpload', { requirementId, documentTypeId: 101 });
  await ends.decide(next, { status: 'uploaded' });
  expect(await ends.state('carl')).toMatchObject({ isLimited: false });
  const now = (await ends.matters('carl')).find(({ name, categoryId }) => name === 'Elsa Brandt' && categoryId === 2);
  expect(now).toMatchObject({
    status: 'validated',
    documents: expect.arrayContaining([expect.objectContaining({ id: next })]),
  });
});

test('what nobody asks for may end: an address without a duty', async () => {
  const { addressId } = (
    await bank.db.query<{ addressId: number }>(
      `INSERT INTO address (customer_id, address1, city, postal_code, country_code, is_main, is_confirmed, is_document_required)
     VALUES ($1, 'Second Street 2', 'Riga', 'LV-1010', 'LV', false, true, false) RETURNING id AS "addressId"`,
      [1001],
    )
  )[0] ?? { addressId: 0 };
  const proof = await ends.sends('ana', 'addressDocumentUpload', { addressId, documentTypeId: 101 });
  await ends.decide(proof, { status: 'uploaded', expiresAt: ends.day(5) });
  await ends.days(6);
  await ends.days(34);
  expect((await ends.state('ana')).isLimited).toBe(false);
  expect((await ends.lines('ana')).map(({ type }) => type)).toEqual(['documentExpired']);
});

test('a document that was accepted anew with another end is watched by that one', async () => {
  const passport = await verified(30);
  await ends.decide(passport, { status: 'uploaded', expiresAt: ends.day(300) });
  await ends.decide(passport, { status: 'uploaded', expiresAt: ends.day(300) });
  await ends.days(90);
  expect(await told()).toEqual([]);
  await ends.days(151);
  expect(await told()).toEqual(['documentExpSoon']);
});
