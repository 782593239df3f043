import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../../identity/auth/context';
import { callerOf } from '../../platform/handler';
import type { Handlers } from '../../platform/handler';
import { declarations } from './declarations';
import { inviteUser } from './invite';
import { acceptOffer, declineOffer, offersOf } from './offers';
import { companyName, potentialUsersOf, usersOf } from './people';
import { addRepresentative, removeRepresentative } from './representatives';
import { resolutionOf, sendResolution } from './resolution';
import { removeUser, updateRights } from './rights';

// R0.183, R2.7.14, R3.3.27, R3.3.29, R3.5.1, R3.6.3.
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
  async businessRepresentativeDelete(input, context) {
    await removeRepresentative(input, context);
  },
  async businessResolutionGet(_input, context) {
    await companyName(context.db, context);
    return { resolution: await resolutionOf(context.db, callerOf(context).customerId) };
  },
  businessResolutionSend: async (input, context) => ({ resolution: await sendResolution(input, context) }),
  accessOfferList: async (_input, context) => ({ offers: await offersOf(context) }),
  async accessOfferAccept(input, context) {
    await acceptOffer(input, context);
  },
  async accessOfferDecline(input, context) {
    await declineOffer(input, context);
  },
  ...declarations,
} satisfies Handlers<Rooms['company'], AuthContext>;
