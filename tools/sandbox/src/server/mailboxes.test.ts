// Rules: R0.173.
import * as z from 'zod/mini';
import { FIELDS, lastOf } from './test-fields';

const SPELLINGS = ['k@büro.test', 'K@BÜRO.test', 'k@bu\u0308ro.test', 'k@XN--BRO-HOA.test', 'k@xn--bro-hoa.test'];
const MAILBOX = 'k@xn--bro-hoa.test';

/** Every field of a request that takes an address, whatever it is called. A choice of the bank's words takes none. */
const ADDRESSES = FIELDS.filter(({ path }) => /e-?mail|username/i.test(lastOf(path))).filter(
  ({ schema }) => z.safeParse(schema, MAILBOX).success,
);

test('every field that is called like an address gives its handler the one spelling of the mailbox', () => {
  expect(ADDRESSES.length).toBeGreaterThan(20);
  const others = ADDRESSES.filter(({ schema }) =>
    SPELLINGS.some((typed) => z.safeParse(schema, typed).data !== MAILBOX),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('no field that takes an address alone takes another spelling', () => {
  const strict = FIELDS.filter(
    ({ schema }) => !z.safeParse(schema, 'an').success && z.safeParse(schema, 'a@b.test').success,
  );
  expect(strict.length).toBeGreaterThan(10);
  for (const { path, schema } of strict) {
    expect([path, z.safeParse(schema, 'K@Büro.test').data]).toEqual([path, MAILBOX]);
    for (const wrong of ['k@xn--a.test', 'k@büro.test/x'])
      expect([path, wrong, z.safeParse(schema, wrong).success]).toEqual([path, wrong, false]);
  }
});
