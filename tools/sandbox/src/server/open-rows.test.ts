// Rules: R0.147.
import { rooms } from '@bank/protocol/all';
import type { Row } from '@bank/protocol';
import { login, token } from '@bank/protocol/auth';
import { captchaGet } from '@bank/protocol/onboarding';
import { fixedClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import { createLimits } from './limits';
import { isOpen, openRow } from './open-rows';
import { subjectOf } from './subjects';

const limits = createLimits(fixedClock(0), configFrom({}));
const open = Object.values(rooms).flatMap((room) => Object.values<Row>(room).filter(isOpen));

it.each(open.map((row) => [row.name, row] as const))('%s is counted, or says why not', (_name, row) => {
  expect(openRow(row, limits)).toHaveLength(5);
});

it('a row without a session that is neither counted nor free is refused, and so is one that is both', () => {
  expect(() => openRow({ ...captchaGet, name: 'somethingNew' }, limits)).toThrow('give it a bucket');
  expect(() => openRow(captchaGet, { perMinute: () => ({ address: 1, subject: 1 }) })).toThrow('give it a bucket');
});

it('whoever guesses secrets is counted by the address: each guess is about another', () => {
  expect(subjectOf(token, { code: 'one' }, undefined)).not.toBe(subjectOf(token, { code: 'two' }, undefined));
  const strict = createLimits(fixedClock(0), { ...configFrom({}), signInsPerMinute: 3 });
  const waits = Array.from({ length: 31 }, (_, n) =>
    strict.take(token, { subject: `secret ${n}`, address: '203.0.113.7', isCustomer: false }),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
});

it('keeps no secret, and knows a name however it is typed', () => {
  expect(subjectOf(token, { code: 'sesame' }, undefined)).not.toContain('sesame');
  expect(subjectOf(login, { username: 'Ana@X.test' }, undefined)).toBe('ana@x.test');
  expect(subjectOf(login, { username: 7 }, undefined)).toBe('');
});
