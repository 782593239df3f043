import type { Account } from '@bank/protocol/accounts';
import { accountKind, byKind } from './account-kinds';

const account = (fields: Partial<Account>) =>
  ({ type: 1001, accountStatusId: 2, isCrypto: false, ...fields }) as Account;

describe('account kinds (R2.3.1)', () => {
  it.each([
    [{ type: 1001 }, 'payment'],
    [{ type: 4001 }, 'prepayment'],
    [{ type: 4002 }, 'receiving'],
    [{ type: 2006 }, 'card'],
    [{ type: 2135 }, 'card'],
    [{ type: 1001, isCrypto: true }, 'crypto'],
    [{ type: 11 }, 'closed'],
    [{ type: 4001, accountStatusId: 11 }, 'closed'],
    [{ isCrypto: true, accountStatusId: 11 }, 'closed'],
  ])('%j is %s', (fields, kind) => expect(accountKind(account(fields))).toBe(kind));

  it('lists kinds in their order, without empty ones', () => {
    const groups = byKind([account({ type: 11 }), account({ type: 4002 }), account({})]);
    expect(groups.map(({ kind }) => kind)).toEqual(['payment', 'receiving', 'closed']);
  });
});
