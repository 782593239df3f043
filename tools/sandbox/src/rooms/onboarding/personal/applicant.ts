import type { Parsed, Refusals } from '@bank/protocol';
import type { createPersonalAccount } from '@bank/protocol/onboarding';
import type { AuthContext } from '../../../identity/auth/context';
import type { MayRefuse } from '../../../platform/refusal';

/** What an applicant states. */
export type Application = Parsed<typeof createPersonalAccount>;

/** The context of the call, with the words it may be refused with. */
export type ApplicationContext = AuthContext & MayRefuse<Refusals<typeof createPersonalAccount>>;
