import { rooms } from '@bank/protocol/all';
import { testBank } from '../testing';
import { HttpRefusal, Refusal } from '../platform/refusal';
import { AnswerMismatch, checkAnswer, checkRefusal } from './check-answer';
import { calls } from './rooms';
import { clientOf } from './test-client';

const { balanceHistory, exchangeRate } = rooms.accounts;
const { termsAccept } = rooms.customer;
const { exportFile } = rooms.history;

test('an answer that is what its row says passes, also one without fields', () => {
  checkAnswer(exchangeRate, { rate: '1.08' });
  checkAnswer(balanceHistory, { points: [{ date: '2026-11-01', balance: '10.00' }] });
  checkAnswer(termsAccept, undefined);
});

test.each([
  ['a field of another kind', exchangeRate, { rate: 1.08 }, 'rate: '],
  ['a missing field', exchangeRate, {}, 'rate: '],
  ['a field deep inside', balanceHistory, { points: [{ date: '2026-11-01', balance: 10 }] }, 'points.0.balance: '],
  ['a field nobody agreed on', exchangeRate, { rate: '1', passwordHash: 'x' }, 'passwordHash: not in the row'],
  [
    'one deep inside',
    balanceHistory,
    { points: [{ date: '2026-11-01', balance: '1', by: 7 }] },
    'points.0.by: not in the row',
  ],
  ['a field of a row that answers none', termsAccept, { terms: [] }, 'terms: not in the row'],
  ['fields in place of a file', exportFile, { url: '/file' }, 'a file is expected'],
])('%s is a mismatch that says where', (_what, row, output, said) => {
  expect(() => checkAnswer(row, output)).toThrow(AnswerMismatch);
  expect(() => checkAnswer(row, output)).toThrow(said);
});

test('a refusal passes with a word of its row, or without one', () => {
  checkRefusal(exchangeRate, new Refusal('VF', 'We do not offer this currency.', { reason: 'unknownCurrency' }));
  checkRefusal(exchangeRate, new Refusal('ENOA', 'You do not have access to this.'));
  checkRefusal(exportFile, new HttpRefusal(410, 'The file is gone.', { code: 'gone' }));
});

test.each([
  ['of another row', exchangeRate, new Refusal('VF', 'The code is not right.', { reason: 'codeWrong' })],
  ['of another http row', exportFile, new HttpRefusal(403, 'The code is not right.', { code: 'codeWrong' })],
  ['of a row that names none', termsAccept, new Refusal('VF', 'The code is not right.', { reason: 'codeWrong' })],
])('a word %s is a mismatch', (_what, row, refusal) => {
  expect(() => checkRefusal(row, refusal)).toThrow('the refusal codeWrong: not in the row');
});

test('a bank under test fails the call, and the test that ends without looking', async () => {
  const call = calls.find(({ row }) => row.name === exchangeRate.name);
  if (!call) throw new Error('nobody answers exchangeRate');
  const mistaken = jest.spyOn(call, 'handle').mockReturnValue({ rate: 1 });
  const bank = await testBank();
  const client = clientOf(bank);
  const { accessToken } = await client.signIn('ana');
  const answer = await client.call(accessToken, exchangeRate.name, { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' });
  expect(answer.statusCode).toBe(500);
  expect((await client.get('/sandbox/mismatches')).json()).toEqual([expect.stringContaining('exchangeRate')]);
  await expect(bank.close()).rejects.toThrow('rate: ');
  mistaken.mockRestore();
});
