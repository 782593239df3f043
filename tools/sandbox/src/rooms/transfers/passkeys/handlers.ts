import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../../platform/handler';
import { approve, approveOptions } from './approve';
import { requestPasskeyConfirm, requestPasskeyOptions } from './approve-requests';

/** The passkey rows that approve transfers; the others belong to identity, which knows no transfer. */
export const handlers = {
  passkeyApproveOptions: approveOptions,
  passkeyApprove: approve,
  businessRequestPasskeyOptions: requestPasskeyOptions,
  businessRequestPasskeyConfirm: requestPasskeyConfirm,
} satisfies Partial<Handlers<Rooms['passkeys']>>;
