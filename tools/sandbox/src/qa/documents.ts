import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decideDocument } from '../identity/standing/decide-document';
import type { CallContext } from '../platform/handler';
import { HttpRefusal } from '../platform/refusal';
import { readBody } from './reading/read-body';

const request = z.strictObject({
  status: z.enum(['uploaded', 'rejected', 'pending']),
  reason: z.string().max(300).optional(),
  /** Rejected because it names another person. */
  isNameMismatch: z.boolean().default(false),
  /** As the paper says. */
  issuedAt: z.iso.date().optional(),
  /** When an accepted document stops counting. */
  expiresAt: z.iso.date().optional(),
});

const EXPECTED = 'A document is accepted or rejected with {status: uploaded | rejected | pending, reason?}.';

type Bank = Pick<CallContext, 'clock' | 'db' | 'ids' | 'outbox' | 'publish'>;

/** The bank's back office for testers: lists uploads and decides about them. */
export function addDocumentsQa(qa: FastifyInstance, bank: Bank): void {
  const { db, publish } = bank;
  qa.get('/sandbox/documents', () =>
    db.query(
      `SELECT d.id, d.customer_id AS "customerId", d.category, d.type_id AS "typeId", d.file_name AS "fileName",
              d.media_type AS "mediaType", octet_length(d.content) AS size, encode(d.sha256, 'hex') AS sha256, d.status_id AS "statusId",
              CASE d.status_id WHEN 2 THEN 'uploaded' WHEN 26 THEN 'rejected' WHEN 64 THEN 'rejected' ELSE 'pending' END AS status,
              d.reject_reason AS "rejectReason", d.uploaded_at AS "uploadedAt", u.email AS "createdUsername"
         FROM document d JOIN app_user u ON u.id = d.created_by ORDER BY d.seq`,
    ),
  );

  qa.post<{ Params: { id: string } }>('/sandbox/documents/:id', async ({ params: { id }, body }) => {
    const { status, reason, isNameMismatch, issuedAt, expiresAt } = readBody(request, body, EXPECTED);
    const decision = { status, reason, isNameMismatch, issuedAt, expiresAt };
    const hints = await db.transaction((tx) => decideDocument(tx, id, decision, bank));
    if (!hints) throw new HttpRefusal(404, 'There is no such document.');
    publish(hints);
    return { id, status };
  });
}
