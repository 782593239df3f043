import type { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import type { Outbox } from '../../../platform/outbox';
import type { MayRefuse } from '../../../platform/refusal';
import type { HistoryFilter } from '../filters';
import { refused, say } from './texts';

interface Waiting {
  email: string;
  lang: string;
  fileName: string;
  rows: number;
  expiresAt: Date;
  filter: HistoryFilter;
  brand: string;
}

/**
 * Queues a letter to a confirmed address of the caller or of the customer acted for. `sendWaitingMails` sends it.
 * @throws Refusal VF at `email` for any other address, so that a history never leaves its owner
 */
export async function orderMail(
  tx: Tx,
  context: CallContext & MayRefuse<'notYours'>,
  exportId: string,
  email: string,
): Promise<void> {
  const { userId, customerId } = callerOf(context);
  const own = await tx.query(
    `SELECT FROM app_user WHERE id = $1 AND email = $3
      UNION ALL SELECT FROM email_address WHERE customer_id = $2 AND email = $3 AND is_confirmed`,
    [userId, customerId, email],
  );
  if (own.length === 0) throw refused(context, 'notYours', { field: 'email' });
  await tx.query(
    `INSERT INTO history_export_mail (export_id, email) VALUES ($1, $2)
     ON CONFLICT (export_id, email) DO UPDATE SET sent_at = NULL`,
    [exportId, email],
  );
}

/** Sends what waits for the file, if it is ready. */
export async function sendWaitingMails(
  tx: Tx,
  { clock, outbox }: { clock: Clock; outbox: Outbox },
  exportId: string,
): Promise<void> {
  const waiting = await tx.query<Waiting>(
    `UPDATE history_export_mail m SET sent_at = $2 FROM history_export x
      WHERE m.export_id = $1 AND m.sent_at IS NULL AND x.id = m.export_id AND x.status = 'ready'
      RETURNING m.email, x.lang, x.file_name AS "fileName", x.rows, x.expires_at AS "expiresAt", x.filter, x.brand`,
    [exportId, new Date(clock.now())],
  );
  for (const { email, lang, fileName, rows, expiresAt, filter, brand } of waiting) {
    const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const text = say(lang, 'mail', {
      file: fileName,
      rows: String(rows),
      link: outbox.linkTo(brand, pageOf(exportId, filter)),
      until,
    });
    await outbox.send(tx, { reason: 'letter', channel: 'email', to: email, subject: say(lang, 'subject'), text });
  }
}

/** The page of the file, which needs its owner's session: R1.6.5 names every call that is open without that. */
function pageOf(exportId: string, { accountId }: HistoryFilter): string {
  const search = new URLSearchParams({ export: exportId });
  if (accountId !== undefined) search.set('accountId', String(accountId));
  return `/history?${search.toString()}`;
}
