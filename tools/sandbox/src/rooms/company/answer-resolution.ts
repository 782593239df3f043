import type { Tx } from '../../platform/db';

interface ResolutionAnswer {
  customerId: number;
  /** The newest one of the company unless said otherwise. */
  resolutionId?: number;
  /** The director. */
  representativeId: number;
  isSigned: boolean;
  at: Date;
}

/** Records whether a director has signed a resolution of a company (R3.3.27). @returns false for a person who signs none */
export async function answerResolution(
  tx: Tx,
  { customerId, resolutionId, representativeId, isSigned, at }: ResolutionAnswer,
): Promise<boolean> {
  const signers = await tx.query(
    `UPDATE company_resolution_person
        SET signed_at = CASE WHEN $3 THEN $4::timestamptz END, refused_at = CASE WHEN NOT $3 THEN $4::timestamptz END
      WHERE is_signer AND person_id = $2
        AND resolution_id = coalesce($5, (SELECT max(id) FROM company_resolution WHERE customer_id = $1)) RETURNING place`,
    [customerId, representativeId, isSigned, at, resolutionId ?? null],
  );
  return signers.length > 0;
}
