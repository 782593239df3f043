// Rules: R3.4.5, R2.7.199, R0.183.
import { addressOfLine } from './address-of-line';

test('a line that asks to pay an invoice leads to it, and one that tells of nothing leads nowhere', () => {
  expect(addressOfLine({ type: 'invoice', subject: '560009', accountId: null })).toBe(
    '/transfer/invoices?invoice=560009',
  );
  expect(addressOfLine({ type: 'invoice', subject: null, accountId: null })).toBeNull();
  expect(addressOfLine({ type: 'info', subject: null, accountId: null })).toBeNull();
});

test('an invitation of a company leads to where it is answered', () => {
  expect(addressOfLine({ type: 'accessOffer', subject: null, accountId: null })).toBe('/company-access');
});
