import type { Input } from '@bank/protocol';
import type { recentTransfersList } from '@bank/protocol/transfers';
import { RECENT_PAYEES } from '../transfer-rules';

/** More than are shown, because disabled ones are hidden. */
export const RECENT_INPUT: Input<typeof recentTransfersList> = { types: ['p2p'], limit: RECENT_PAYEES * 2 };
