// Rules: R0.112.
import { FORMS } from '../flow/forms';
import { carried } from './carried';

const begun = { accountId: '12', currency: 'EUR', amount: '5', debit: '' };
const lead = (form: string, values: Record<string, string>) => ({ to: '/there', filled: { form, values } });

test.each([
  [FORMS.external, { iban: 'X', currencyCode: 'EUR' }, { fromAccountId: '12', amount: '5', debit: '' }],
  // What was typed in another currency is another amount.
  [FORMS.external, { iban: 'X', currencyCode: 'USD' }, { fromAccountId: '12' }],
  [FORMS.external, { accountNumber: 'X' }, { fromAccountId: '12', amount: '5', debit: '' }],
  // By a link there is one amount.
  [FORMS.global, { beneficiaryEmail: 'x@y.test' }, { fromAccountId: '12', amount: '5' }],
])('a lead into %s with %j takes the account and what can be taken of the amount along', (form, values, more) => {
  expect(carried(lead(form, values), begun)).toEqual(lead(form, { ...more, ...values }));
});

test('a face outside of the bank takes the account along in the address, and a page that is no form nothing', () => {
  expect(carried({ to: '/transfer/external?recent=T9' }, begun)).toEqual({
    to: '/transfer/external?recent=T9&from=12',
  });
  expect(carried({ to: '/insights' }, begun)).toEqual({ to: '/insights' });
});
