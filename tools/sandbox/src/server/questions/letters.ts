import type { Row } from '@bank/protocol';
import { activationCodeResend, passwordChangeRequest } from '@bank/protocol/activation';
import { adminActStart } from '@bank/protocol/admin';
import { businessAccessRightsUpdate, businessUserDelete, businessUserInvite } from '@bank/protocol/company';
import { accessOfferDecline } from '@bank/protocol/company-offers';
import { businessResolutionSend } from '@bank/protocol/company-resolution';
import { invoiceCreate, invoiceReject, invoiceRemind } from '@bank/protocol/invoices';
import { createPersonalAccount } from '@bank/protocol/onboarding';
import { businessAccountCreate } from '@bank/protocol/onboarding-business';
import { passkeyApprove } from '@bank/protocol/passkeys';
import { paymentRecall } from '@bank/protocol/transfers-after';
import { LETTERS_FROM_ONE, LETTERS_TO_ONE } from '../../identity/activation/letters';
import type { CallContext } from '../../platform/handler';
import type { Outbox } from '../../platform/outbox';

/** What a call writes to people outside of its customer, in English, for docs/limits.md. */
export interface LetterLine {
  /** Who reads it. */
  to: string;
  /** Why it is not counted; null where it is, by `countLetterTo` (R0.57). */
  free: string | null;
}

const counted = (row: Row, to: string) => [row.name, { to, free: null }] as const;
const free = (row: Row, to: string, why: string) => [row.name, { to, free: why }] as const;

const times = ({ hourly, daily }: { hourly: number; daily: number }) => `${hourly} an hour and ${daily} a day`;
const BY_ADDRESS = `${times(LETTERS_FROM_ONE)} from one subscriber of the network, ${times(LETTERS_TO_ONE)} in all (R0.150)`;

const LINE_AT_LEAST =
  'counted and never refused: past the limits it is a line in the notification centre alone (R0.185)';

/**
 * Every call that writes to a person outside of its customer, beside payments: those tell their payee, always. In tests a call that does
 * so without a line fails.
 */
export const LETTER_LINES: ReadonlyMap<string, LetterLine> = new Map<string, LetterLine>([
  counted(invoiceCreate, 'the payer'),
  counted(invoiceRemind, 'the payer'),
  counted(businessUserInvite, 'the person who is invited'),
  counted(businessResolutionSend, 'the directors'),
  free(passkeyApprove, 'the payee', 'it approves a payment'),
  free(invoiceReject, 'the issuer', 'it answers an invoice of theirs'),
  free(businessUserDelete, 'the user whose access ends', 'it tells them what they may do'),
  free(businessAccessRightsUpdate, 'the user whose rights change', LINE_AT_LEAST),
  free(accessOfferDecline, 'the user who invited', LINE_AT_LEAST),
  free(paymentRecall, 'the payee', 'it is about a payment that they got, once for each'),
  free(adminActStart, 'the customer', 'it tells them what the bank does with their money'),
  free(activationCodeResend, 'the address that is named', BY_ADDRESS),
  free(passwordChangeRequest, 'the address that is named', BY_ADDRESS),
  free(createPersonalAccount, 'the address that applies', 'the address is taken by it, and a puzzle is solved for it'),
  free(businessAccountCreate, 'the address that applies', 'the address is taken by it, and a puzzle is solved for it'),
]);

/** Readers that a call has written to, beside its own user and customer. */
interface Strangers {
  customers: number[];
  users: number[];
  addresses: string[];
}

/** The outbox of a call, and whether all that was written may go to its readers. For tests. */
export function watchLetters(row: Row, context: CallContext): { outbox: Outbox; mayWrite(): Promise<boolean> } {
  const { caller, outbox, db } = context;
  const written: Strangers = { customers: [], users: [], addresses: [] };
  const note = ({ userId, customerId }: { userId?: number; customerId?: number }) => {
    if (userId !== undefined && userId !== caller?.userId) written.users.push(userId);
    if (customerId !== undefined && customerId !== caller?.customerId) written.customers.push(customerId);
  };
  return {
    outbox: {
      ...outbox,
      async send(tx, message) {
        if (message.reason === 'letter' && message.to !== caller?.email) written.addresses.push(message.to);
        await outbox.send(tx, message);
      },
      async notify(tx, ...notices) {
        notices.forEach(note);
        return outbox.notify(tx, ...notices);
      },
      async tell(...notices) {
        notices.forEach(note);
        await outbox.tell(...notices);
      },
    },
    async mayWrite() {
      if (row.money || LETTER_LINES.has(row.name) || !caller) return true;
      const { customers, users, addresses } = written;
      if (customers.length + users.length + addresses.length === 0) return true;
      const [own] = await db.query<{ isOwn: boolean }>(
        `SELECT cardinality($2::int[]) = 0
           AND NOT EXISTS (SELECT FROM unnest($3::int[]) AS o (id) JOIN app_user u USING (id)
             WHERE u.customer_id IS DISTINCT FROM $1 AND NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.customer_id = $1))
           AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS o (email)
             WHERE NOT EXISTS (SELECT FROM email_address e WHERE e.email = o.email AND e.customer_id = $1)
               AND NOT EXISTS (SELECT FROM app_user u WHERE u.email = o.email AND u.customer_id = $1)) AS "isOwn"`,
        [caller.customerId, customers, users, addresses],
      );
      return own?.isOwn === true;
    },
  };
}
