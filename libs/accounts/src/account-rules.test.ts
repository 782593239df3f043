// Rules: R2.3.2.
import { sampleAccount } from '@bank/kit/testing';
import { arrivals, openAccounts } from './account-rules';

it('keeps closed accounts apart, by type and by status', () => {
  const open = openAccounts([
    sampleAccount(),
    sampleAccount({ accountId: 12, type: 11 }),
    sampleAccount({ accountId: 13, accountStatusId: 11 }),
  ]);
  expect(open.map(({ accountId }) => accountId)).toEqual([11]);
});

describe('arrivals', () => {
  it('are what came in since the last answer', () => {
    const before = [sampleAccount({ balance: '10' }), sampleAccount({ accountId: 2, balance: '5' })];
    const after = [
      sampleAccount({ balance: '12.5' }),
      sampleAccount({ accountId: 2, balance: '1' }),
      sampleAccount({ accountId: 3 }),
    ];
    expect(arrivals(before, after)).toEqual([{ account: after[0], more: '2.5' }]);
  });
});
