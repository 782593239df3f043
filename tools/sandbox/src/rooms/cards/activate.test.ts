// Rules: R0.52, R2.4.11, R2.7.30.
import { kaiForEachTest } from './test-kai';

const kai = kaiForEachTest();
const { MAIN, asAdministrator, byStatus, call, later, lastCode, money } = kai;
const MINUTE = 60_000;

/** Activates the card in the post. @param change of the answers to what the bank asks; undefined takes one away */
async function activate(change: Record<string, string | undefined> = {}, key = 'activation') {
  const { accountId, cardNumber } = await shipped();
  const all = { lastFour: cardNumber.slice(-4), receivedBy: 'post', agreement: 'true', ...change };
  const extraParams = Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== undefined));
  const body = { accountId, extraParams, feeAccountId: MAIN };
  return { accountId, again: () => call('cardActivate', body, { 'idempotency-key': key }) };
}
const shipped = () => byStatus('shipped');

test.each([
  ['no digits', { lastFour: undefined }, 'wrongDigits', 'lastFour'],
  ['three digits', { lastFour: '123' }, 'wrongDigits', 'lastFour'],
  ['other digits', { lastFour: '0000' }, 'wrongDigits', 'lastFour'],
  ['no agreement', { agreement: undefined }, 'mustAgree', 'agreement'],
  ['a refusal to agree', { agreement: 'false' }, 'mustAgree', 'agreement'],
  ['no word on how it arrived', { receivedBy: undefined }, 'answerMissing', 'receivedBy'],
  ['an empty word on how it arrived', { receivedBy: ' ' }, 'answerMissing', 'receivedBy'],
  ['a way that the bank does not offer', { receivedBy: 'pigeon' }, 'answerWrong', 'receivedBy'],
  ['a parcel of a card that came by post', { courierNumber: '1' }, 'answerWrong', 'courierNumber'],
  [
    'a number of a parcel that is too long',
    { receivedBy: 'courier', courierNumber: '1'.repeat(21) },
    'answerWrong',
    'courierNumber',
  ],
  ['an answer to what nobody asked', { shoeSize: '44' }, 'answerWrong', 'shoeSize'],
] as const)('%s activates nothing and costs nothing, and the field is named', async (_what, change, reason, field) => {
  const before = await money(MAIN);
  const answer = await (await activate(change)).again();
  expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [expect.objectContaining({ field })] });
  expect(await money(MAIN)).toEqual(before);
});

test.each([
  ['by courier, with the number of the parcel', { receivedBy: 'courier', courierNumber: 'RO 12 / 7' }],
  ['by courier, without it', { receivedBy: 'courier' }],
])('a card that came %s is activated', async (_how, change) => {
  expect((await (await activate(change)).again()).pinCode).toMatch(/^\d{4}$/);
});

test('an administrator who acts activates it and is not told the PIN, also by a repeated call', async () => {
  const { accountId, cardNumber } = await shipped();
  const acting = { ...(await asAdministrator()), 'idempotency-key': 'by-ada' };
  const extraParams = { lastFour: cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' };
  const once = () => call('cardActivate', { accountId, extraParams, feeAccountId: MAIN }, acting);
  const done = { responseCode: '00', pinCode: null };
  expect(await once()).toMatchObject(done);
  expect(await once()).toMatchObject(done);
});

test('what activating asks is what it takes: the answers of its own description', async () => {
  const { accountId } = await shipped();
  const { extraParams } = await call('cardActivationData', { accountId });
  expect(extraParams.map(({ name }: { name: string }) => name)).toEqual(['lastFour', 'receivedBy', 'agreement']);
});

test('a repeated activation answers the same PIN for ten minutes, and never another one', async () => {
  const before = await money(MAIN);
  const { again } = await activate();
  const { pinCode } = await again();
  const paid = await money(MAIN);
  expect(paid.balance).toBeLessThan(before.balance);
  expect(await again()).toMatchObject({ responseCode: '00', pinCode });
  await later(10 * MINUTE);
  expect(await again()).toMatchObject({ responseCode: '00', pinCode: null });
  expect(await money(MAIN)).toEqual(paid);
});

test('a repeated activation does not tell the PIN that the holder has chosen since', async () => {
  const { accountId, again } = await activate();
  await again();
  const wish = { accountId, pin: '4826', pinRepeat: '4826' };
  const { requestKey } = (await call('cardChangePin', wish)).waitsFor;
  await call('cardChangePin', { ...wish, confirm: { requestKey, code: await lastCode() } });
  expect(await again()).toMatchObject({ responseCode: '00', pinCode: null });
});

test('show PIN answers pinCode with its code, once, and get PIN the same as pin', async () => {
  const { accountId } = await byStatus('active');
  const ask = async () => {
    const answer = await call('cardShowPin', { accountId });
    expect(answer).toMatchObject({ pinCode: null, waitsFor: { sentTo: expect.any(String) } });
    return { requestKey: answer.waitsFor.requestKey, code: await lastCode() };
  };
  const confirm = await ask();
  const shown = await call('cardShowPin', { accountId, confirm });
  expect(shown).toMatchObject({ pinCode: expect.stringMatching(/^\d{4}$/), waitsFor: null });
  expect(await call('cardShowPin', { accountId, confirm })).toMatchObject({ reason: 'codeExpired' });
  expect((await call('cardGetPin', await ask())).pin).toBe(shown.pinCode);
});
