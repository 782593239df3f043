// Rules: S13, R0.49, R0.147.
import { balanceInquiry } from '@bank/protocol/accounts';
import { login } from '@bank/protocol/auth';
import { normalConfirm } from '@bank/protocol/transfers';
import { fixedClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import { createLimits } from './limits';

const clock = fixedClock(0);
const limitsOf = (signInsPerMinute: number) => createLimits(clock, { ...configFrom({}), signInsPerMinute });
const countOf = (most: number, take: (n: number) => number) =>
  Array.from({ length: most }, (_, n) => take(n)).filter((wait) => wait === 0).length;

it('counts by name and address: what a stranger asks closes nothing for the user elsewhere', () => {
  const limits = limitsOf(3);
  const ana = (address: string) => limits.take(login, { subject: 'ana@x.test', address, isCustomer: false });
  expect(countOf(9, () => ana('10.0.0.1'))).toBe(3);
  expect(ana('10.0.0.2')).toBe(0);
});

it('counts by address, whoever is named', () => {
  const limits = limitsOf(3);
  expect(
    countOf(99, (n) => limits.take(login, { subject: `n${n}@x.test`, address: '10.0.0.1', isCustomer: false })),
  ).toBe(30);
  expect(limits.take(login, { subject: 'ana@x.test', address: '10.0.0.2', isCustomer: false })).toBe(0);
});

it('has no limit for all strangers together, which a few addresses could use up', () => {
  const limits = limitsOf(3);
  for (let at = 0; at < 99; at += 1)
    countOf(99, (n) => limits.take(login, { subject: `n${n}@x.test`, address: `10.0.${at}.1`, isCustomer: false }));
  expect(limits.take(login, { subject: 'ana@x.test', address: '10.1.0.1', isCustomer: false })).toBe(0);
});

it('counts a call that names nobody by its address', () => {
  const limits = limitsOf(3);
  expect(countOf(9, () => limits.take(login, { subject: '', address: '10.0.0.1', isCustomer: false }))).toBe(3);
  expect(limits.take(login, { subject: '', address: '10.0.0.2', isCustomer: false })).toBe(0);
});

it('keeps addresses apart', () => {
  const limits = limitsOf(3);
  countOf(1_000, (n) => limits.take(login, { subject: `n${n}@x.test`, address: '10.0.0.1', isCustomer: false }));
  expect(
    countOf(99, (n) => limits.take(login, { subject: `m${n}@x.test`, address: '10.0.0.2', isCustomer: false })),
  ).toBe(30);
});

it('begins anew every minute, and keeps kinds of calls apart', () => {
  const limits = limitsOf(1);
  const ana = { subject: 'ana@x.test', address: '10.0.0.1', isCustomer: false };
  expect([limits.take(login, ana), limits.take(login, ana), limits.take(normalConfirm, ana)]).toEqual([0, 60, 0]);
  expect(limits.take(balanceInquiry, ana)).toBe(0);
  clock.advance(60_000);
  expect(limits.take(login, ana)).toBe(0);
});

it('strangers use up nothing that customers have, from the same address', () => {
  const limits = limitsOf(3);
  countOf(1_000, (n) => limits.take(login, { subject: `n${n}@x.test`, address: `10.0.${n % 9}.1`, isCustomer: false }));
  expect(limits.take(login, { subject: '7', address: '10.0.0.1', isCustomer: true })).toBe(0);
});
