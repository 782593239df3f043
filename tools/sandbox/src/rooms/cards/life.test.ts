// Rules: R2.3.17.
import { cardStatus } from '@bank/protocol/cards';
import fc from 'fast-check';
import { changesAt, expiresAt, lifeAt, stepsOf } from './life';
import type { Lived } from './life';

const ORDERED = Date.UTC(2026, 10, 16, 9);
const HOUR = 3_600_000;
const ordered: Lived = {
  status: cardStatus.submitted,
  isVirtual: false,
  isExpress: false,
  orderedAt: ORDERED,
  steppedAt: ORDERED,
  expiryMonth: 11,
  expiryYear: 2030,
};

test.each([
  ['standard', 0.5, {}, 'submitted'],
  ['standard', 2, {}, 'processing'],
  ['standard', 25, {}, 'printing'],
  ['standard', 49, {}, 'printed'],
  ['standard', 55, {}, 'shipped'],
  ['express', 9, { isExpress: true }, 'shipped'],
  ['virtual', 0.05, { isVirtual: true }, 'processing'],
  ['virtual', 0.1, { isVirtual: true }, 'active'],
] as const)('a %s card is %s h after its order', (_kind, hours, change, expected) => {
  expect(lifeAt({ ...ordered, ...change }, ORDERED + hours * HOUR).status).toBe(cardStatus[expected]);
});

test('a physical card waits in the post until its holder activates it', () => {
  expect(lifeAt(ordered, ORDERED + 1000 * HOUR).status).toBe(cardStatus.shipped);
});

test.each(['pending', 'limited', 'fraud', 'pendingDocument', 'canceled', 'paused', 'active'] as const)(
  'the clock leaves a card that is %s as it is, until it expires',
  (status) => {
    const card = { ...ordered, status: cardStatus[status] };
    expect(lifeAt(card, ORDERED + 5000 * HOUR).status).toBe(card.status);
    const later = lifeAt(card, expiresAt(card)).status;
    expect(later).toBe(['paused', 'active'].includes(status) ? cardStatus.expired : card.status);
  },
);

test('a card that was paused after it had expired stays paused', () => {
  const card = { ...ordered, status: cardStatus.paused };
  const late = expiresAt(card) + HOUR;
  expect(lifeAt({ ...card, steppedAt: expiresAt(card) }, late).status).toBe(cardStatus.paused);
  expect(lifeAt({ ...card, steppedAt: expiresAt(card) - 1 }, late).status).toBe(cardStatus.expired);
});

test('the moment of the next change is right for every way', () => {
  const card = fc.record({ isVirtual: fc.boolean(), isExpress: fc.boolean() });
  fc.assert(
    fc.property(card, fc.nat(60_000 * HOUR), (kind, after) => {
      const now = ORDERED + after;
      const here = { ...ordered, ...kind, status: lifeAt({ ...ordered, ...kind }, now).status };
      const at = changesAt(here, now);
      if (at === null) return expect(here.status).toBe(cardStatus.expired);
      expect(lifeAt(here, at - 1).status).toBe(here.status);
      return expect(lifeAt(here, at).status).not.toBe(here.status);
    }),
  );
});

test.each(['canceled', 'expired'] as const)('a card that is %s changes no more', (status) => {
  expect(changesAt({ ...ordered, status: cardStatus[status] }, ORDERED)).toBeNull();
});

test('a card works to the last moment of its month', () => {
  const card = { ...ordered, status: cardStatus.active };
  expect(lifeAt(card, Date.UTC(2030, 10, 30, 23, 59, 59)).status).toBe(cardStatus.active);
  expect(lifeAt(card, Date.UTC(2030, 11, 1)).status).toBe(cardStatus.expired);
});

test('looking often or once leads to the same status, and never back', () => {
  const card = fc.record({ isVirtual: fc.boolean(), isExpress: fc.boolean() });
  fc.assert(
    fc.property(card, fc.array(fc.nat(60_000 * HOUR), { minLength: 1 }), (kind, looks) => {
      const times = [...looks].sort((a, b) => a - b).map((after) => ORDERED + after);
      const last = times.at(-1) ?? ORDERED;
      const seen = times.reduce((before, now) => ({ ...before, status: lifeAt(before, now).status }), {
        ...ordered,
        ...kind,
      });
      expect(seen.status).toBe(lifeAt({ ...ordered, ...kind }, last).status);
    }),
  );
});

test('the tracker says what was and what is expected, in order', () => {
  const status = cardStatus.printing;
  const steps = stepsOf({ ...ordered, status }, ORDERED + 25 * HOUR);
  expect(steps.map(({ statusId, at }) => [statusId, at !== null])).toEqual([
    [cardStatus.submitted, true],
    [cardStatus.processing, true],
    [cardStatus.printing, true],
    [cardStatus.printed, false],
    [cardStatus.shipped, false],
    [cardStatus.active, false],
  ]);
  const times = steps.map(({ at, expectedAt }) => at ?? expectedAt ?? '');
  expect([...times].sort()).toEqual(times);
});
