import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../../identity/auth/context';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { addRepresentative, inviteUser } from './invite';
import { potentialUsersOf, usersOf } from './people';
import { removeUser, updateRights } from './rights';

// R2.7.14, R3.5.1, R3.6.3.
export const handlers = {
  businessUserList: async (_input, context) => ({ users: await usersOf(context.db, context) }),
  async businessAccessRightsUpdate(input, context) {
    await updateRights(input, context);
  },
  async businessUserDelete(input, context) {
    await removeUser(input, context);
  },
  potentialUsers: async (_input, context) => ({ users: await potentialUsersOf(context.db, context) }),
  representativeAdd: addRepresentative,
  async businessUserInvite(input, context) {
    await inviteUser(input, context);
  },

  async businessRepresentativeDelete({ id }, context) {
    await context.db.query('DELETE FROM company_representative WHERE id = $1 AND customer_id = $2', [
      id,
      callerOf(context).customerId,
    ]);
  },
} satisfies Handlers<Rooms['company'], AuthContext>;
