import { secretHash } from '../../../identity/auth/sessions';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';

/** A certificate on its way out. */
interface CertificateFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

const fileOf = (certificationId: number, content: Buffer): CertificateFile => ({
  ...{ name: `tax-certificate-${certificationId}.pdf`, mediaType: 'application/pdf', content },
});

/** The certificate of the customer's own certification; null when there is none. */
export async function certificateOf(
  tx: Tx,
  customerId: number,
  certificationId: number,
): Promise<CertificateFile | null> {
  const [found] = await tx.query<{ content: Buffer }>(
    `SELECT f.content FROM tax_certificate f JOIN tax_certification t ON t.id = f.certification_id
      WHERE t.id = $1 AND t.customer_id = $2 AND t.representative_id IS NULL`,
    [certificationId, customerId],
  );
  return found ? fileOf(certificationId, found.content) : null;
}

/** How long a representative can keep a copy after the link is used up. */
const COPY_MS = 15 * 60_000;

/** Opens a certificate to the representative who has just signed it. @returns the secret; the bank keeps its hash */
export async function copyOf(
  tx: Tx,
  { clock, ids }: Pick<CallContext, 'clock' | 'ids'>,
  certificationId: number,
): Promise<string> {
  const secret = ids.secret();
  await tx.query('INSERT INTO tax_certificate_copy (hash, certification_id, expires_at) VALUES ($1, $2, $3)', [
    secretHash(secret),
    certificationId,
    new Date(clock.now() + COPY_MS),
  ]);
  return secret;
}

/** The certificate that a representative's own secret opens, for as long as it does; null for any other. */
export async function copiedCertificate(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  copy: string,
): Promise<CertificateFile | null> {
  const [found] = await db.query<{ id: number; content: Buffer }>(
    `SELECT f.certification_id AS id, f.content FROM tax_certificate_copy c
       JOIN tax_certificate f ON f.certification_id = c.certification_id
      WHERE c.hash = $1 AND c.expires_at > $2`,
    [secretHash(copy), new Date(clock.now())],
  );
  return found ? fileOf(found.id, found.content) : null;
}
