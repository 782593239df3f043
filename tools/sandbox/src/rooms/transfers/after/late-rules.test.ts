// Rules: R2.4.62.
import { lateReasonOf } from './late-rules';

const DAY_MS = 86_400_000;

test.each([
  ['in time', { expectedMs: 10 }, 10, null],
  ['due, on a working day', { expectedMs: 10 }, Date.UTC(2026, 10, 23), 'otherBank'],
  ['due, on a Sunday', { expectedMs: 10 }, Date.UTC(2026, 10, 22), 'bankHoliday'],
  [
    'due, on a holiday of its own clearing system',
    { expectedMs: 10, scheme: 'ACH' },
    Date.UTC(2026, 10, 11),
    'bankHoliday',
  ],
  ['due, on a holiday of another one', { expectedMs: 10 }, Date.UTC(2026, 10, 11), 'otherBank'],
  ['there', { expectedMs: 10, status: 'posted' }, Date.UTC(2026, 10, 23), null],
  ['without a promised day', { expectedMs: null }, Date.UTC(2026, 10, 23), null],
  ['a day with another user', { status: 'created', expectedMs: null }, DAY_MS, null],
  ['more than a day with another user', { status: 'created', expectedMs: null }, DAY_MS + 1, 'approver'],
] as const)('a payment that is %s is late for the reason told', (_, change, nowMs, reason) => {
  const payment = { status: 'released', scheme: 'SEPA', orderedMs: 0, ...change } as const;
  expect(lateReasonOf(payment, nowMs)).toBe(reason);
});
