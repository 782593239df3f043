import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { overview } from './overview';

export const handlers = { insightOverview: overview } satisfies Handlers<Rooms['insight']>;
