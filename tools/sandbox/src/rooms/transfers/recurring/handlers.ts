import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../../platform/handler';
import { cancelSubscription } from './cancel';
import { listSubscriptions } from './list';

export const handlers = {
  preApprovedList: listSubscriptions,
  preApprovedCancel: cancelSubscription,
} satisfies Handlers<Rooms['recurring']>;
