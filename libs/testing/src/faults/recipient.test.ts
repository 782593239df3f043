// Rules: R3.4.6, R2.7.172, R0.36.
import { call } from '@bank/api-client';
import {
  recipientPaymentApprove,
  recipientPaymentCancel,
  recipientPaymentDetails,
  recipientPaymentSubmit,
} from '@bank/protocol/transfers-global';
import { waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import { advanceBank, outboxOf } from '../index';
import { answered, connectThrough, expectLedgerHolds, KINDS, methodOf, postings, signInBen } from './payer';
import type { Way } from './payer';

// A recipient's two calls × what happens to their answers. Neither has a key: the operation is what an approval is known by.

const DAY_MS = 86_400_000;
const EMAIL = 'rita@example.test';
const lost = (code: string) => Promise.reject(new AxiosError(code, code));

/** Each with whether the bank has worked when the page hears of a failure. */
const FAULTS: readonly [name: string, hasWorked: boolean, way: Way][] = [
  ['the connection is reset on the way to the bank', false, () => lost(AxiosError.ERR_NETWORK)],
  ['the connection is reset after the bank has worked', true, (ask) => ask().then(() => lost(AxiosError.ERR_NETWORK))],
  ['the answer comes later than the page waits', true, (ask) => ask().then(() => lost(AxiosError.ECONNABORTED))],
  ['a gateway answers 502 in the bank’s place', false, async (_ask, config) => answered(config, 502, '<html></html>')],
  ['a gateway loses the answer', true, (ask, config) => ask().then(() => answered(config, 504, ''))],
  ['the answer is cut off', true, (ask, config) => ask().then(() => answered(config, 200, '{"responseCode":"0'))],
];

let interfere: { method: string; way: Way } | null = null;
connectThrough(() => (ask, config) => {
  if (interfere?.method !== methodOf(config)) return ask();
  const { way } = interfere;
  interfere = null;
  return way(ask, config);
});

beforeEach(async () => {
  interfere = null;
  await signInBen();
});

const secretsSent = async () =>
  (await outboxOf(EMAIL)).flatMap(({ text, code }) => (text.includes('/receive/') && code !== undefined ? [code] : []));
const lastCode = async () => (await outboxOf(EMAIL)).findLast(({ code }) => /^\d{6}$/.test(code ?? ''))?.code ?? '';

const links: string[] = [];
/** Sends money by a link, and waits for its letter. @returns the secret of the link */
async function linkFor(key: string): Promise<string> {
  const before = await secretsSent();
  await KINDS.link(key);
  return waitFor(async () => {
    const secret = (await secretsSent()).find((sent) => !before.includes(sent)) ?? '';
    expect(secret).not.toBe('');
    links.push(secret);
    return secret;
  });
}

const statusOf = async (paymentSecret: string) =>
  (await call(recipientPaymentDetails, { paymentSecret })).paymentDetails.status;
const submit = (paymentSecret: string) =>
  call(recipientPaymentSubmit, {
    ...{ paymentSecret, paymentMethod: 'eft', currencyCode: 'EUR', countryCode: 'DE' },
    paymentDetails: { iban: 'DE89370400440532013000' },
  });

test.each(FAULTS)(
  'submit × %s: nothing is paid, and a second press is confirmed as the first',
  async (name, _w, way) => {
    const paymentSecret = await linkFor(`submit-${name}`.replaceAll(/[^\w-]/g, '-'));
    const before = await postings();
    interfere = { method: 'recipientPaymentSubmit', way };
    await expect(submit(paymentSecret)).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(await statusOf(paymentSecret)).toBe('waiting');
    const { operationId } = await submit(paymentSecret);
    await call(recipientPaymentApprove, { paymentSecret, operationId, approvalCode: await lastCode() });
    expect(await statusOf(paymentSecret)).toBe('onItsWay');
    expect(await postings()).toBe(before);
  },
);

test.each(FAULTS)(
  'approve × %s: the link tells what became of it, and a second press pays once',
  async (name, hasWorked, way) => {
    const paymentSecret = await linkFor(`approve-${name}`.replaceAll(/[^\w-]/g, '-'));
    const before = await postings();
    const { operationId } = await submit(paymentSecret);
    const approvalCode = await lastCode();
    const approve = () => call(recipientPaymentApprove, { paymentSecret, operationId, approvalCode });
    interfere = { method: 'recipientPaymentApprove', way };
    await expect(approve()).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(await statusOf(paymentSecret)).toBe(hasWorked ? 'onItsWay' : 'waiting');
    await approve();
    expect(await statusOf(paymentSecret)).toBe('onItsWay');
    expect(await postings()).toBe(before);
  },
);

test.each(FAULTS)('refuse × %s: the money goes back once, and the link says so', async (name, hasWorked, way) => {
  const before = await postings();
  const paymentSecret = await linkFor(`refuse-${name}`.replaceAll(/[^\w-]/g, '-'));
  links.pop();
  const refuse = () => call(recipientPaymentCancel, { paymentSecret, reason: 'Not mine' });
  interfere = { method: 'recipientPaymentCancel', way };
  await expect(refuse()).rejects.toMatchObject({ name: 'ApiFailure' });
  expect(await statusOf(paymentSecret)).toBe(hasWorked ? 'refused' : 'waiting');
  // Refused already, it does not wait any more.
  if (!hasWorked) await refuse();
  expect(await statusOf(paymentSecret)).toBe('refused');
  const after = await postings();
  await refuse().catch(() => undefined);
  expect(await postings()).toBe(after);
  expect(after).toBeGreaterThan(before);
});

test('and all of it arrives, and the ledger holds', async () => {
  await advanceBank(7 * DAY_MS);
  expect(links).toHaveLength(2 * FAULTS.length);
  for (const link of links) await waitFor(async () => expect(await statusOf(link)).toBe('paid'));
  await expectLedgerHolds();
});
