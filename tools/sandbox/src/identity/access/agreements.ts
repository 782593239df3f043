import type { Tx } from '../../platform/db';
import { say } from '../../platform/dictionaries/texts';
import facts from '../../platform/papers/brands.json';

/** What a person accepts to become a customer (R1.5.3). */
export const agreementIds = ['privacy', 'terms'] as const;
type AgreementId = (typeof agreementIds)[number];

/** The pages of each brand; the brands' own files say the same, and a test holds the two together (R1.1.3). */
const LINKS: Readonly<Record<string, { agreements: Readonly<Record<AgreementId, string>> }>> = facts;

interface Acceptance {
  userId: number;
  /** Through which the user came. */
  brand: string;
  at: Date;
}

/** Keeps what a newcomer accepted. */
export async function acceptAgreements(
  tx: Tx,
  { userId, brand, at }: Acceptance,
  ids: readonly AgreementId[],
): Promise<void> {
  await tx.query(
    `INSERT INTO accepted_agreement (user_id, agreement, brand, accepted_at)
     SELECT $1, id, $3, $4 FROM unnest($2::text[]) AS accepted (id) GROUP BY id`,
    [userId, ids, brand, at],
  );
}

/** What a user accepted when they registered, with the pages of their brand. */
export async function acceptedAgreements(db: Tx, userId: number, language: string) {
  const rows = await db.query<{ id: AgreementId; brand: string; acceptedAt: Date }>(
    `SELECT agreement AS id, brand, accepted_at AS "acceptedAt" FROM accepted_agreement WHERE user_id = $1 ORDER BY agreement`,
    [userId],
  );
  return rows.flatMap(({ id, brand, acceptedAt }) => {
    const url = LINKS[brand]?.agreements[id];
    return url === undefined ? [] : [{ id, title: say(language, id), url, acceptedAt: acceptedAt.toISOString() }];
  });
}
