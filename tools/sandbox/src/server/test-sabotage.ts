import type { Db } from '../platform/db';
import { personaOf } from '../seed/personas';

/** Makes a payment pay another persona, past the guard that forbids it: a proof of the first must not approve the second. */
export async function payAnother(db: Db, trxid: string, persona: string): Promise<void> {
  const payee = JSON.stringify({ kind: 'customer', name: persona, email: personaOf(persona).username });
  await db.query(`BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE payment SET payee = '${payee}' WHERE id = '${trxid}'; COMMIT`);
}
