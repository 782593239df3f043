import type { Account } from '@bank/protocol/accounts';
import { historyAccount } from './default-account';

const account = (accountId: number, accountStatusId: number) => ({ accountId, accountStatusId }) as Account;

describe('the account of the history', () => {
  const accounts = [account(1, 27), account(2, 2), account(3, 2)];

  it('is the one asked for', () => expect(historyAccount(accounts, '3')?.accountId).toBe(3));

  it.each([null, '99', 'x'])('falls back to the first by status when asked for %s (R2.4.9)', (asked) =>
    expect(historyAccount(accounts, asked)?.accountId).toBe(2),
  );

  it('is none when there are none', () => expect(historyAccount([], '1')).toBeUndefined());
});
