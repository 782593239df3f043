import { personaOf } from '../../seed/personas';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';
import { COLLEAGUE_KEYS, COLLEAGUES } from './test-documents-oracle';
import type { Caller } from './test-documents-oracle';
import { COMPANY } from './test-paper-setup';

/** Whom each caller signs in as; a colleague as themselves. */
export const loginOf = (caller: Caller): string =>
  caller === 'person' ? 'kyra' : caller === 'administrator' ? 'ada' : caller;

/** Takes everybody into the bank and signs them in once: what they may do never changes. @returns their tokens */
export async function callersOf(bank: TestBank): Promise<(caller: Caller) => string> {
  const { db } = bank;
  const client = clientOf(bank);
  /** A user like another one. */
  const add = (id: number, caller: Caller, like: string) =>
    db.query(
      `INSERT INTO app_user SELECT (jsonb_populate_record(u, jsonb_build_object('id', $1::int, 'email', $2::text))).*
         FROM app_user u WHERE u.email = $3`,
      [id, `${loginOf(caller)}@personas.test`, personaOf(like).username],
    );
  await add(90_000, 'administrator-unproven', 'ada');
  for (const [n, caller] of COLLEAGUE_KEYS.entries()) {
    const { right, seesBalances, isRepresentative = false } = COLLEAGUES[caller];
    await add(90_001 + n, caller, 'rhea');
    await db.query(
      `INSERT INTO membership (user_id, customer_id, access_right, is_representative, balance_info) VALUES ($1, $2, $3, $4, $5)`,
      [90_001 + n, COMPANY, right, isRepresentative, seesBalances],
    );
  }
  const tokens = new Map<Caller, string>();
  const tokenOf = (caller: Caller) => tokens.get(caller) ?? '';
  for (const caller of ['person', 'administrator', 'administrator-unproven', ...COLLEAGUE_KEYS] as const)
    tokens.set(caller, (await client.signIn(loginOf(caller))).accessToken);
  for (const caller of ['administrator', 'administrator-unproven'] as const)
    await client.call(tokenOf(caller), 'adminActStart', { customerId: COMPANY, reason: 'The customer asked for it' });
  await client.proveAct(tokenOf('administrator'), loginOf('administrator'), COMPANY);
  return tokenOf;
}
