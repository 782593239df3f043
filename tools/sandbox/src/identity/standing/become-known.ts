import type { DocumentStatus } from '@bank/protocol/profile';
import { documentNotice } from '../../platform/documents/notice-lines';
import { say } from '../../platform/documents/texts';
import type { BankEvent } from '../../platform/events';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { Language } from '../../platform/languages';
import { BUSINESS, PERSONAL } from '../access/permissions-of-type';
import { OWNERSHIP_WAITS } from '../people/company-ownership';
import { accessHints } from './access-hints';
import { mattersOf } from './matters';

/** Something is left to send. A paper that ends soon was accepted: it is asked for again, and holds nobody up. */
const LEFT: ReadonlySet<DocumentStatus> = new Set(['none', 'rejected']);

type Bank = Pick<CallContext, 'clock' | 'outbox'>;

/**
 * What follows from the papers of a customer as they stand now (R0.65). Call it in the transaction that stored a file, decided about one, or
 * took a person out of a company.
 * Nothing left to send: KYC is no longer asked. Everything accepted: the customer is verified, may do what their kind of customer may, and
 * has a payment account in euro. Documents that belong to another account are the back office's to clear.
 * @returns the hints to publish after the commit
 */
export async function settleKyc(tx: Tx, customerId: number, { clock, outbox }: Bank): Promise<BankEvent[]> {
  const [customer] = await tx.query<{
    isNeedKyc: boolean;
    type: 'personal' | 'business';
    isHeld: boolean;
    waits: boolean;
  }>(
    `SELECT c.need_kyc AS "isNeedKyc", c.type, c.verified OR coalesce(v.is_duplicate, false) AS "isHeld", ${OWNERSHIP_WAITS} AS waits
       FROM customer c LEFT JOIN verification_case v ON v.customer_id = c.id WHERE c.id = $1 FOR NO KEY UPDATE OF c`,
    [customerId],
  );
  if (!customer || customer.isHeld) return [];
  const statuses = (await mattersOf(tx, customerId, clock.now())).map(({ status }) => status);
  if (statuses.length === 0 || statuses.some((status) => LEFT.has(status))) return [];
  // A company is not verified beside an ownership that the bank has not decided about (R0.162).
  const isVerified = !statuses.includes('pending') && !customer.waits;
  if (!isVerified && !customer.isNeedKyc) return [];
  await tx.query('UPDATE customer SET need_kyc = false WHERE id = $1', [customerId]);
  const hints: BankEvent[] = [{ customerId, event: 'balanceChanged', subject: null }];
  if (isVerified) {
    await tx.query('UPDATE customer SET verified = true, permissions = $2 WHERE id = $1', [
      customerId,
      customer.type === 'personal' ? PERSONAL : BUSINESS,
    ]);
    await tx.query(`SELECT open_payment_account($1, 'EUR', $2)`, [customerId, new Date(clock.now())]);
    const words = (language: Language) => ({ subject: say(language, 'verified'), text: say(language, 'verifiedText') });
    hints.push(...(await outbox.notify(tx, documentNotice('info', { customerId }, words))));
  }
  return [...(await accessHints(tx, customerId)), ...hints];
}
