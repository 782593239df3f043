import type { RejectCode } from '../../platform/documents/reject-reasons';
import type { ProviderOutcome } from './message';

/** What an outcome writes: the same things that a reviewer of the bank writes (R0.81). */
type Effect =
  | { does: 'accept' }
  | { does: 'reject'; code: RejectCode }
  /** The papers belong to another account: the back office clears it (R0.65). */
  | { does: 'markDuplicate' }
  | { does: 'callByVideo' }
  | { does: 'nothing' };

export const EFFECTS: Readonly<Record<ProviderOutcome, Effect>> = {
  clear: { does: 'accept' },
  blurred: { does: 'reject', code: 'blurred' },
  expired: { does: 'reject', code: 'expired' },
  nameMismatch: { does: 'reject', code: 'nameMismatch' },
  underAge: { does: 'reject', code: 'underAge' },
  otherFace: { does: 'reject', code: 'otherFace' },
  duplicate: { does: 'markDuplicate' },
  needsVideo: { does: 'callByVideo' },
  abandoned: { does: 'nothing' },
};
