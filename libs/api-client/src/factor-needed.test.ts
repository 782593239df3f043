// Rules: R0.52, R0.36.
import { exchangeRate } from '@bank/protocol/accounts';
import { failureOf, startBank, type Answer } from './bank.testing';
import { ApiFailure, call, onFactorNeeded } from './index';

// What the page takes for the bank's question about the second factor of an administrator, and what it leaves to the caller.

const NEEDED: Answer = { body: { responseCode: '92', responseDescription: 'Confirm first.' } };
const DONE: Answer = { body: { responseCode: '00', rate: '1' } };

/** Calls once at a bank that gives these answers one after the other. */
async function ask(...answers: Answer[]) {
  const { requests } = startBank((_, nth) => answers[nth - 1] ?? DONE);
  const prove = jest.fn(() => Promise.resolve(true));
  const end = onFactorNeeded(prove);
  const failure = await failureOf(
    call(exchangeRate, { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' }).then(() =>
      Promise.reject(new Error('done')),
    ),
  );
  end();
  return { failure, asked: prove.mock.calls.length, sent: requests.length };
}

test('code 92 without a reason is asked about, and the call goes out again', async () => {
  expect(await ask(NEEDED)).toMatchObject({ failure: { message: 'done' }, asked: 1, sent: 2 });
});

test.each<[string, unknown]>([
  ['with a reason', { responseCode: '92', responseDescription: 'No', reason: 'codeWrong' }],
  ['in a field of another answer', { responseCode: 'VF', responseDescription: 'No', note: '92' }],
])('code 92 %s is the caller’s', async (_, body) => {
  const { failure, asked } = await ask({ body });
  expect([failure instanceof ApiFailure, asked]).toEqual([true, 0]);
});

test.each([
  ['a page', '<p data-code="92">Busy</p>'],
  ['a cut answer', '{"responseCode":"92","resp'],
  ['a bare text', '"92"'],
])('%s with the code in it is a failure of the connection, and nothing else breaks', async (_, body) => {
  const { failure, asked } = await ask({ body, status: 502, isForeign: true }, { body, status: 502, isForeign: true });
  expect([failure instanceof ApiFailure && failure.kind, asked]).toEqual(['server', 0]);
});
