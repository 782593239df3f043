// Rules: R2.7.24.
import { mayBeStatement } from './export-formats';

const euro = { currencyCode: 'EUR' };

test.each<[boolean, string, Parameters<typeof mayBeStatement>]>([
  [true, 'an account', [euro, {}]],
  [true, 'an account in a period', [euro, { fromDate: '2026-01-01', toDate: '2026-01-31' }]],
  [false, 'all accounts', [null, {}]],
  [false, 'a keyword', [euro, { keyword: 'x' }]],
  [false, 'a status within a period', [euro, { fromDate: '2026-01-01', status: 'rejected' }]],
  [false, 'a crypto currency', [{ currencyCode: 'BTC' }, {}]],
])('%s: a statement of %s', (may, _what, [account, filters]) => {
  expect(mayBeStatement(account, filters)).toBe(may);
});
