// Rules: R2.3.17, R2.4.10, R2.4.9, R2.4.11, R2.5.6, R2.7.30 to R2.7.33, R2.9.8.
import { cardStatus } from '@bank/protocol/cards';
import { kaiForEachTest } from './test-kai';

const kai = kaiForEachTest();
const { MAIN, byStatus, call, cards, cardThat, finish, later, lastCode, money, order, purchases, shop } = kai;
const HOUR = 3_600_000;
const askForPin = async (accountId: number) => (await call('cardShowPin', { accountId })).waitsFor;

test('a holder sees every card, closed ones last, and of a number the last four digits only', async () => {
  const list = await cards();
  expect(list).toHaveLength(9);
  expect(list.at(-1)?.accountStatusId).toBe(cardStatus.canceled);
  for (const card of list) expect(card.cardNumber).toMatch(/^\*{12}\d{4}$/);
});

test('a card lives from its application to its first purchase', async () => {
  const { card } = await order({
    type: 2010,
    cardAliasName: 'Holidays',
    isExpressShipping: true,
  });
  expect(card).toMatchObject({ accountStatusId: cardStatus.submitted, cardIsVirtual: false, isExpressShipping: true });
  await later(9 * HOUR);
  const shipped = await cardThat((one) => one.accountId === card.accountId);
  expect(shipped.accountStatusId).toBe(cardStatus.shipped);
  expect(await shop(card.accountId, '5')).toMatchObject({ approved: false, reason: 'notActive' });

  const data = await call('cardActivationData', { accountId: card.accountId });
  expect(data).toMatchObject({ fees: '18.95', feeCurrency: 'EUR' });
  const before = await money(MAIN);
  const body = {
    accountId: card.accountId,
    extraParams: { lastFour: shipped.cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' },
    feeAccountId: MAIN,
  };
  const { pinCode } = await call('cardActivate', body, { 'idempotency-key': 'activation-1' });
  expect(pinCode).toMatch(/^\d{4}$/);
  expect((await money(MAIN)).balance).toBeCloseTo(before.balance - 18.95, 2);

  const load = { fromAccount: MAIN, toAccount: card.accountId, toAmount: '20' };
  expect(await call('accountTransfer', load, { 'idempotency-key': 'load-1' })).toMatchObject({ responseCode: '00' });
  const { purchaseId, approved } = await shop(card.accountId, '12.50');
  expect(approved).toBe(true);
  expect(await money(card.accountId)).toEqual({ balance: 20, available: 7.5, pending: 12.5 });
  expect((await finish(purchaseId, 'capture')).statusCode).toBe(200);
  expect(await money(card.accountId)).toEqual({ balance: 7.5, available: 7.5, pending: 0 });
  await later(5 * 366 * 24 * HOUR);
  expect((await cardThat((one) => one.accountId === card.accountId)).accountStatusId).toBe(cardStatus.expired);
});

test.each([
  ['other digits', { lastFour: '0000' }, 'wrongDigits'],
  ['no agreement', { agreement: 'false' }, 'mustAgree'],
])('a card with %s is not activated, and nothing is paid', async (_what, change, reason) => {
  const { accountId, cardNumber } = await byStatus('shipped');
  const before = await money(MAIN);
  const right = { lastFour: cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' };
  const extraParams = { ...right, ...change };
  const answer = await call('cardActivate', { accountId, extraParams, feeAccountId: MAIN }, { 'idempotency-key': 'k' });
  expect(answer).toMatchObject({ responseCode: 'VF', reason });
  expect(await money(MAIN)).toEqual(before);
  expect((await byStatus('shipped')).accountId).toBe(accountId);
});

test('a paused card is declined with its reason, and pays again when it is on', async () => {
  const { accountId } = await byStatus('active');
  expect((await call('cardPause', { accountId })).card.accountStatusId).toBe(cardStatus.paused);
  expect(await call('cardPause', { accountId })).toMatchObject({ responseCode: 'VF', reason: 'notNow' });
  expect(await shop(accountId, '3')).toMatchObject({ approved: false, reason: 'paused' });
  expect(await purchases(accountId)).toMatchObject([{ status: 'declined', declineReason: 'paused', amount: '3.00' }]);
  const [told] = await kai.db.query<{ text: string }>('SELECT text FROM outbox ORDER BY seq DESC LIMIT 1');
  expect(told?.text).toContain('is paused, so Café Aurora got no money');
  await call('cardUnpause', { accountId });
  expect(await shop(accountId, '3')).toMatchObject({ approved: true, reason: null });
});

test.each([
  ['funds', '4999', {}],
  ['limit', '5000.01', {}],
  ['country', '5', { country: 'KP' }],
])('a purchase is declined for %s, and holds nothing', async (reason, amount, change) => {
  const { accountId } = await cardThat(({ subType }) => subType === 'PREPAID');
  const before = await money(accountId);
  expect(await shop(accountId, amount, change)).toMatchObject({ approved: false, reason });
  expect(await money(accountId)).toEqual(before);
});

test('a purchase in another currency costs what the bank’s rate says, rounded up', async () => {
  const { accountId } = await cardThat(({ subType }) => subType === 'PREPAID');
  await shop(accountId, '10', { currency: 'USD', country: 'US' });
  const [bought] = await purchases(accountId);
  expect(bought).toMatchObject({
    amount: '10.00',
    currencyCode: 'USD',
    debitCurrencyCode: 'EUR',
    status: 'authorised',
  });
  expect(Number(bought?.debitAmount)).toBeCloseTo(9.2, 1);
});

test.each([
  ['reverse', 'reversed'],
  ['lapse', 'lapsed'],
  ['capture and refund', 'refunded'],
])('after %s the money is where it was', async (how, status) => {
  const { accountId } = await byStatus('active', true);
  const before = await money(accountId);
  const { purchaseId } = await shop(accountId, '7.30');
  if (how === 'reverse') await finish(purchaseId, 'reverse');
  if (how === 'lapse') await later(7 * 24 * HOUR);
  if (how === 'capture and refund') {
    await finish(purchaseId, 'capture');
    expect((await finish(purchaseId, 'reverse')).statusCode).toBe(409);
    await finish(purchaseId, 'refund');
    expect((await finish(purchaseId, 'refund')).statusCode).toBe(409);
  }
  expect((await purchases(accountId))[0]?.status).toBe(status);
  expect(await money(accountId)).toEqual(before);
});

test('a debit card spends from its settlement account, whose open purchases are listed there and nowhere else', async () => {
  const { accountId } = await cardThat(({ subType }) => subType === 'DEBIT');
  const before = await money(MAIN);
  await shop(accountId, '8');
  expect((await money(MAIN)).pending).toBeCloseTo(before.pending + 8, 2);
  expect((await call('debitCardAuthorizationList', { accountId: MAIN })).authorizations).toMatchObject([
    { merchantName: 'Café Aurora', amount: '8.00' },
  ]);
  for (const method of ['debitCardAuthorizationList', 'currentAccountAuthorizationList']) {
    expect((await call(method, { accountId: 10352 })).authorizations).toEqual([]);
    expect(await call(method, { accountId: 1 })).toMatchObject({ responseCode: 'ENOA' });
  }
});

test('the list of a current account has what shops were promised and what waits to be paid, newest first', async () => {
  const { accountId } = await cardThat(({ subType }) => subType === 'DEBIT');
  const list = async () => (await call('currentAccountAuthorizationList', { accountId: MAIN })).authorizations;
  const before = await list();
  const { purchaseId } = await shop(accountId, '8');
  const during = await list();
  expect(during).toEqual([
    expect.objectContaining({ authorizationId: purchaseId, accountId, merchantName: 'Café Aurora', amount: '8.00' }),
    ...before,
  ]);
  const debit = (await call('debitCardAuthorizationList', { accountId: MAIN })).authorizations;
  for (const one of debit) expect(during).toContainEqual(one);
  await finish(purchaseId, 'capture');
  expect(await list()).toEqual(before);
});

test('an order waits for a code, and is made as it was when the code was sent', async () => {
  const wish = { type: 2010, isExpressShipping: false };
  const before = (await cards()).length;
  const { card, waitsFor } = await call('cardApply', wish);
  expect(card).toBeNull();
  expect(await cards()).toHaveLength(before);
  const code = await lastCode();
  // The sheet and the message say the same of it (R0.22).
  expect(waitsFor.what).toMatch(/^(Prepaid|Debit) card [A-Z]{3}, sent to .+, issue fee \d+\.\d\d [A-Z]{3}$/);
  expect(await kai.lastMessage()).toContain(`${code} orders: ${waitsFor.what}.`);
  const confirm = (typed: string, body: object = wish) =>
    call('cardApply', { ...body, confirm: { requestKey: waitsFor.requestKey, code: typed } });
  expect(await confirm(code === '000000' ? '000001' : '000000')).toMatchObject({ reason: 'codeWrong' });
  expect((await confirm(code, { type: 2007, isExpressShipping: true })).card).toMatchObject({
    type: 2010,
    isExpressShipping: false,
  });
  expect(await confirm(code)).toMatchObject({ reason: 'codeExpired' });
  expect(await cards()).toHaveLength(before + 1);
});

test('the code of an order opens nothing for another customer', async () => {
  const before = (await cards()).length;
  const { waitsFor } = await call('cardApply', { type: 2010, isExpressShipping: false });
  // The user acted for another customer when they requested the code.
  await kai.db.query(`UPDATE card_secret SET wish = jsonb_set(wish::jsonb, '{customerId}', '1001')`);
  const confirm = { requestKey: waitsFor.requestKey, code: await lastCode() };
  const refused = await call('cardApply', { type: 2010, isExpressShipping: false, confirm });
  expect(refused).toMatchObject({ reason: 'codeExpired' });
  expect(await cards()).toHaveLength(before);
});

test('an order that cannot be made sends no code', async () => {
  const sent = await lastCode().catch(() => null);
  expect(await call('cardApply', { type: 9999, isExpressShipping: false })).toMatchObject({ reason: 'notOffered' });
  expect(await lastCode().catch(() => null)).toBe(sent);
});

test('nobody confirms or cancels what a shop was promised', async () => {
  const { accountId } = await byStatus('active', true);
  const { purchaseId } = await shop(accountId, '4');
  const confirm = await call(
    'normalConfirm',
    { trxid: purchaseId, approvalCode: '123456' },
    { 'idempotency-key': 'c' },
  );
  expect(confirm).toMatchObject({ responseCode: 'ENOA' });
  expect(await call('transferCancel', { trxid: purchaseId })).toMatchObject({ responseCode: 'ENOA' });
});

test('the PIN shows after a code, once, and after five wrong ones never', async () => {
  const { accountId } = await byStatus('active');
  const { requestKey } = await askForPin(accountId);
  const code = await lastCode();
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await call('cardGetPin', { requestKey, code: wrong })).toMatchObject({ reason: 'codeWrong' });
  expect((await call('cardGetPin', { requestKey, code })).pin).toMatch(/^\d{4}$/);
  expect(await call('cardGetPin', { requestKey, code })).toMatchObject({ reason: 'codeExpired' });

  const again = (await askForPin(accountId)).requestKey;
  const right = await lastCode();
  for (let n = 0; n < 5; n += 1) {
    await call('cardGetPin', { requestKey: again, code: right === '000000' ? '000001' : '000000' });
  }
  expect(await call('cardGetPin', { requestKey: again, code: right })).toMatchObject({ reason: 'codeUsedUp' });
});

test('a code for the PIN does not open the number, and another user’s code opens nothing', async () => {
  const { requestKey } = await askForPin((await byStatus('active')).accountId);
  const code = await lastCode();
  expect(await call('cardGetDetails', { requestKey, code })).toMatchObject({ reason: 'codeExpired' });
  await kai.as('ben');
  expect(await call('cardGetPin', { requestKey, code })).toMatchObject({ reason: 'codeExpired' });
});

test('a new PIN is what was asked for when the code was sent', async () => {
  const { accountId } = await byStatus('active');
  const ask = (pin: string, confirm?: object) =>
    call('cardChangePin', { accountId, pin, pinRepeat: pin, ...(confirm && { confirm }) });
  expect(await call('cardChangePin', { accountId, pin: '4826', pinRepeat: '4827' })).toMatchObject({
    reason: 'notTheSame',
  });
  for (const pin of ['1111', '1234', '9876']) expect(await ask(pin)).toMatchObject({ reason: 'tooSimple' });
  const { waitsFor } = await ask('4826');
  const code = await lastCode();
  // The second call brings another PIN; the one that the code was sent for counts.
  expect(await ask('5937', { requestKey: waitsFor.requestKey, code })).toMatchObject({ waitsFor: null });
  const { requestKey } = await askForPin(accountId);
  expect((await call('cardGetPin', { requestKey, code: await lastCode() })).pin).toBe('4826');
});

test('number and CVV of a virtual card show after a code', async () => {
  const card = await byStatus('active', true);
  const { requestKey } = await call('cardShowDetails', { accountId: card.accountId });
  const details = await call('cardGetDetails', { requestKey, code: await lastCode() });
  expect(details.number).toMatch(/^\d{16}$/);
  expect(details.number.slice(-4)).toBe(card.cardNumber.slice(-4));
  expect(details.cvv).toMatch(/^\d{3}$/);
});

test('a blocked prepaid card leaves no money behind', async () => {
  const { accountId, available } = await byStatus('active', true);
  const before = await money(MAIN);
  await call('cardBlock', { accountId, reason: 'lost' });
  expect((await money(accountId)).balance).toBe(0);
  expect((await money(MAIN)).balance).toBeCloseTo(before.balance + Number(available), 2);
  expect(await call('cardUnpause', { accountId })).toMatchObject({ reason: 'notNow' });
});

test.each([
  ['gives back what it had collected', ['capture', 'refund']],
  ['never collects', ['reverse']],
])('a shop that %s pays no card that is over, but its holder', async (_what, endings) => {
  const { accountId } = await byStatus('active', true);
  const { purchaseId } = await shop(accountId, '7.30');
  await call('cardBlock', { accountId, reason: 'lost' });
  const before = await money(MAIN);
  for (const ending of endings) expect((await finish(purchaseId, ending)).statusCode).toBe(200);
  expect(await money(accountId)).toMatchObject({ balance: 0, pending: 0 });
  expect((await money(MAIN)).balance).toBeCloseTo(before.balance + 7.3, 2);
});

test('what comes back to a card that was replaced is on the card that replaced it', async () => {
  const { accountId } = await byStatus('active', true);
  const { purchaseId } = await shop(accountId, '7.30');
  const { card } = await call('cardReissue', { accountId, isExpressShipping: false });
  const before = await money(card.accountId);
  for (const ending of ['capture', 'refund']) await finish(purchaseId, ending);
  expect((await money(accountId)).balance).toBe(0);
  expect((await money(card.accountId)).balance).toBeCloseTo(before.balance + 7.3, 2);
});

test('a new card replaces the old one when it is activated, and takes its money over', async () => {
  const old = await cardThat((card) => card.accountStatusId === cardStatus.active && card.type === 2010);
  const { card } = await call('cardReissue', { accountId: old.accountId, isExpressShipping: false });
  expect(await call('cardReissue', { accountId: old.accountId, isExpressShipping: false })).toMatchObject({
    reason: 'alreadyReissued',
  });
  expect((await call('cardUpgradeShipping', { accountId: card.accountId })).card.isExpressShipping).toBe(true);
  await later(9 * HOUR);
  expect((await cardThat((one) => one.accountId === old.accountId)).cardReissuedStatusId).toBe(cardStatus.shipped);
  const { cardNumber } = await cardThat((one) => one.accountId === card.accountId);
  const extraParams = { lastFour: cardNumber.slice(-4), receivedBy: 'courier', agreement: 'true' };
  const body = { accountId: card.accountId, extraParams, feeAccountId: MAIN };
  await call('cardActivate', body, { 'idempotency-key': 'new-card' });
  expect((await money(card.accountId)).balance).toBeCloseTo(Number(old.available), 2);
  expect((await cardThat((one) => one.accountId === old.accountId)).accountStatusId).toBe(cardStatus.canceled);
});

test('what a country is offered: lei in Romania only, nothing outside of the European Union', async () => {
  const offered = async (countryCode?: string) =>
    (await call('applyForCardInfo', countryCode === undefined ? {} : { countryCode })).products.map(
      (product: { currencyCode: string }) => product.currencyCode,
    );
  expect(new Set(await offered())).toEqual(new Set(['EUR', 'USD', 'RON']));
  expect(new Set(await offered('de'))).toEqual(new Set(['EUR', 'USD']));
  expect(await offered('CA')).toEqual([]);
});

test('the first six digits name the issuer, spaces or not', async () => {
  expect(await call('cardBinInfo', { binNumber: '4532 0112 3456 7890' })).toMatchObject({
    binNumber: '453201',
    cardType: 'DEBIT',
    valid: true,
  });
  expect(await call('cardBinInfo', { binNumber: '999999' })).toMatchObject({ valid: false, issuer: '' });
});

test('a card of another customer is nobody else’s', async () => {
  const { accountId } = await byStatus('active');
  await kai.as('ben');
  for (const method of ['cardPause', 'cardShowPin', 'cardPurchaseList', 'cardActivationData']) {
    expect(await call(method, { accountId })).toMatchObject({ responseCode: 'ENOA' });
  }
});
