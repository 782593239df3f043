import type { StandingProblem } from './may-sign-in';
import { assertMaySignIn } from './may-sign-in';
import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';

/** Every way to tokens of the bank. */
export type Way = 'password' | 'passkey' | 'handOver' | 'link' | 'deviceSecret' | 'authorization';

interface Gate {
  /** Has to be activated, and to have no password that must be changed. */
  standing: boolean;
  /** A phone has to be linked first when its time has come (R1.3.6, strict). */
  migration: boolean;
}

/**
 * What each way has to pass, beside the address list that dispatch holds all of them to. The lock of an address is not here: only
 * passwords can be guessed, so it holds up nobody else, and typing nonsense keeps no customer from their passkey or phone.
 */
const GATES: Readonly<Record<Way, Gate>> = {
  password: { standing: true, migration: true },
  // Two factors in one (a key that is there, and its user verified): what a migration asks for, it has.
  passkey: { standing: true, migration: false },
  // The session that hands itself on has passed; what was found out about its user since holds.
  handOver: { standing: true, migration: false },
  // The phone that a migration asks for.
  deviceSecret: { standing: true, migration: false },
  // A user who is signed in let another product in.
  authorization: { standing: true, migration: false },
  // The QA surface's one click: a tester opens the brand as anybody, whatever state they are in.
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
