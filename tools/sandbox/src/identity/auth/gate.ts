import type { StandingProblem } from './may-sign-in';
import { assertMaySignIn } from './may-sign-in';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';

/** Every way to tokens of the bank. */
export type Way = 'password' | 'passkey' | 'handOver' | 'link' | 'deviceSecret' | 'authorization';

interface Gate {
  /** Has to be activated, and to have no password that must be changed. */
  standing: boolean;
  /** A strict migration asks for a linked phone first, after its deadline (R1.3.6). */
  migration: boolean;
}

/**
 * The checks of each way to sign in, beside the IP whitelist that dispatch applies to all. The lock of an address is not here: only
 * passwords can be guessed, so wrong passwords do not keep a customer from their passkey or phone.
 */
const GATES: Readonly<Record<Way, Gate>> = {
  password: { standing: true, migration: true },
  // A passkey is two factors in one (possession, and a verified user), which is all that a migration asks for.
  passkey: { standing: true, migration: false },
  // The session that hands itself on has passed; what was found out about its user since holds.
  handOver: { standing: true, migration: false },
  // The phone that a migration asks for.
  deviceSecret: { standing: true, migration: false },
  // A user who is signed in let another product in.
  authorization: { standing: true, migration: false },
  // The QA surface's one click: a tester opens the brand as every persona, whatever its state.
  link: { standing: false, migration: false },
};

/** @throws HttpRefusal 403 `notActivated` or `passwordChangeRequired` */
export async function assertMayEnter(
  tx: Tx,
  context: { lang: string } & MayRefuse<StandingProblem>,
  { way, userId }: { way: Way; userId: number },
): Promise<void> {
  if (GATES[way].standing) await assertMaySignIn(userId, tx, context);
}

/** Whether a strict migration holds this way up. */
export const asksForMigration = (way: Way): boolean => GATES[way].migration;
