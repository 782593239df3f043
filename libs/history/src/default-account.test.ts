// Rules: R2.4.9, R2.3.30.
import { sampleAccount } from '@bank/kit/testing';
import { cardStatus } from '@bank/protocol/cards';
import { accountsWithHistory, historyAccount } from './default-account';

const limited = sampleAccount({ accountId: 1, accountStatusId: 27 });
const first = sampleAccount({ accountId: 2 });
const second = sampleAccount({ accountId: 3 });
const ordered = sampleAccount({ accountId: 4, type: 2010, subType: 'PREPAID', accountStatusId: cardStatus.submitted });
const debit = sampleAccount({ accountId: 5, type: 2006, subType: 'DEBIT', settlementAccountId: 3 });
const prepaid = sampleAccount({ accountId: 6, type: 2010, subType: 'PREPAID' });

describe('the account of the history', () => {
  const accounts = [ordered, debit, limited, first, second, prepaid];

  it('is the one asked for', () => expect(historyAccount(accounts, '3')).toBe(second));

  it.each([null, '99', 'x'])('falls back to the first by status that has a history when asked for %s', (asked) =>
    expect(historyAccount(accounts, asked)).toBe(first),
  );

  it('is never a card that was just ordered, although its status comes first', () =>
    expect(historyAccount(accounts, '4')).toBe(first));

  it('of a debit card is the account whose money it spends', () => expect(historyAccount(accounts, '5')).toBe(second));

  it('of a prepaid card is its own once it lives', () => expect(historyAccount(accounts, '6')).toBe(prepaid));

  it('is offered only of accounts that have one', () =>
    expect(accountsWithHistory(accounts)).toEqual([limited, first, second, prepaid]));

  it('is the first of all where none has a history yet', () => expect(historyAccount([ordered], null)).toBe(ordered));

  it('is none when there are none', () => expect(historyAccount([], '1')).toBeUndefined());
});
