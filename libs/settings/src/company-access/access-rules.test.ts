// Rules: R2.3.10.
import type { BusinessUser } from '@bank/protocol/company';
import { SELECTABLE, whyFixed } from './access-rules';

const user = (fields: Partial<BusinessUser>): BusinessUser => ({
  id: 1,
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.cd',
  right: 1,
  balanceInfo: true,
  isOwner: false,
  isYou: false,
  isInvited: false,
  invitedUntil: null,
  positionIds: [],
  ...fields,
});

it('offers every level but 5 (R3.5.1)', () => expect([...SELECTABLE].sort()).toEqual([0, 1, 2, 3, 4]));

it.each([
  [user({ isOwner: true, right: 2 }), 'settings.users.fixedOwner'],
  [user({ isYou: true }), 'settings.users.fixedYou'],
  [user({ right: 2 }), 'settings.users.fixedLast'],
  [user({ right: 1 }), null],
])('says why %j stays as it is', (one, why) => expect(whyFixed(one, [one, user({ id: 2 })])).toBe(why));

it('lets one of two with full access go', () =>
  expect(whyFixed(user({ right: 2 }), [user({ right: 2 }), user({ id: 2, right: 2 })])).toBeNull());

it('counts no invitation to full access that waits for its answer, and lets it be changed', () => {
  const invited = user({ id: 2, right: 2, isInvited: true, invitedUntil: '2026-12-14T09:00:00Z' });
  expect(whyFixed(user({ right: 2 }), [user({ right: 2 }), invited])).toBe('settings.users.fixedLast');
  expect(whyFixed(invited, [user({ right: 2 }), invited])).toBeNull();
});
