import { documentStatusId } from '@bank/protocol/documents';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { settleKyc } from '../identity/standing/become-known';
import type { CallContext } from '../platform/handler';
import type { Language } from '../platform/languages';
import { HttpRefusal } from '../platform/refusal';
import { sayNotice } from '../platform/documents/notice-texts';
import { readBody } from './read-body';

const decision = z.strictObject({
  status: z.enum(['uploaded', 'rejected', 'pending']),
  reason: z.string().max(300).optional(),
  /** Rejected because it names another person. */
  isNameMismatch: z.boolean().default(false),
  /** As the paper says. */
  issuedAt: z.iso.date().optional(),
  /** When an accepted document stops counting. */
  expiresAt: z.iso.date().optional(),
});

const STATUS_IDS = {
  uploaded: documentStatusId.confirmed,
  rejected: documentStatusId.rejected,
  pending: documentStatusId.pending,
} as const;

const EXPECTED = 'A document is accepted or rejected with {status: uploaded | rejected | pending, reason?}.';

type Bank = Pick<CallContext, 'clock' | 'db' | 'outbox' | 'publish'>;

/** The bank's back office for testers: lists uploads and decides about them. */
export function addDocumentsQa(qa: FastifyInstance, bank: Bank): void {
  const { db, outbox, publish } = bank;
  qa.get('/sandbox/documents', () =>
    db.query(
      `SELECT d.id, d.customer_id AS "customerId", d.category, d.type_id AS "typeId", d.file_name AS "fileName",
              d.media_type AS "mediaType", octet_length(d.content) AS size, encode(d.sha256, 'hex') AS sha256, d.status_id AS "statusId",
              CASE d.status_id WHEN 2 THEN 'uploaded' WHEN 26 THEN 'rejected' WHEN 64 THEN 'rejected' ELSE 'pending' END AS status,
              d.reject_reason AS "rejectReason", d.uploaded_at AS "uploadedAt", u.email AS "createdUsername"
         FROM document d JOIN app_user u ON u.id = d.created_by ORDER BY d.seq`,
    ),
  );

  qa.post<{ Params: { id: string } }>('/sandbox/documents/:id', async (request) => {
    const { id } = request.params;
    const { status, reason, isNameMismatch, issuedAt, expiresAt } = readBody(decision, request.body, EXPECTED);
    const decided = await db.transaction(async (tx) => {
      const [row] = await tx.query<{ customerId: number; userId: number; fileName: string }>(
        `UPDATE document SET status_id = $2, reject_reason = $3, issued_at = $4, expires_at = $5 WHERE id = $1
         RETURNING customer_id AS "customerId", created_by AS "userId", file_name AS "fileName"`,
        [
          id,
          status === 'rejected' && isNameMismatch ? documentStatusId.nameMismatch : STATUS_IDS[status],
          status === 'rejected' ? (reason ?? null) : null,
          issuedAt ?? null,
          expiresAt ?? null,
        ],
      );
      if (row && status !== 'pending') {
        const { userId, fileName: file } = row;
        const words = (language: Language) => sayNotice(language, status, { file, reason: reason ?? '' });
        await outbox.notify(tx, { userId, topic: 'documents', words });
      }
      return row && { ...row, hints: await settleKyc(tx, row.customerId, bank) };
    });
    if (!decided) throw new HttpRefusal(404, 'There is no such document.');
    publish([{ customerId: decided.customerId, event: 'documentsChanged', subject: id }, ...decided.hints]);
    return { id, status };
  });
}
