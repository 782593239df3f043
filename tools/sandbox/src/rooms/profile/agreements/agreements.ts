import type { Rooms } from '@bank/protocol/all';
import { acceptedTerms } from '../../../identity/access/terms';
import type { CallContext, Handlers } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { drawPaper } from '../../../platform/papers/draw';
import { letterheadOf } from '../../../platform/papers/letterheads';
import { paperFile } from '../../../platform/papers/paper-file';
import { agreementPaper } from './paper';
import type { Agreement } from './paper';
import { refused, refusedFile, say } from './texts';

/** A copy is not sent again within a minute of the last one. */
const PAUSE_MS = 60_000;

interface Company {
  name: string;
  since: Date;
  email: string | null;
  sentAt: Date | null;
  sentTo: string | null;
}

type AgreementRows = Pick<Rooms['profile'], 'agreementDownload' | 'partnerAgreementGet' | 'partnerAgreementSend'>;

export const agreements = {
  async agreementDownload({ brand, id }, context) {
    const head = letterheadOf(brand);
    const agreement = id === 'partner' ? await partnerAgreement(context) : await acceptedAgreement(id, context);
    if (!head || !agreement) throw refusedFile(context, 'noSuchAgreement', { status: 404 });
    return paperFile(`agreement-${id}`, await drawPaper(agreementPaper(head, agreement, context.lang)));
  },

  async partnerAgreementGet(_input, context) {
    const company = await companyOf(context);
    if (!company) return { agreement: null };
    const { sentAt, sentTo } = company;
    const sent = sentAt && sentTo !== null ? { at: sentAt.toISOString(), email: sentTo } : null;
    return { agreement: { title: say(context.lang, 'partner'), sent } };
  },

  async partnerAgreementSend(_input, context) {
    const { customerId } = callerOf(context);
    const company = await companyOf(context);
    if (!company) throw refused(context, 'companyOnly');
    const { email } = company;
    if (email === null) throw refused(context, 'noEmail');
    const now = new Date(context.clock.now());
    await context.db.transaction(async (tx) => {
      // One statement decides, so that two presses send one letter.
      const sent = await tx.query<object>(
        `INSERT INTO partner_agreement_sent (customer_id, sent_at, email) VALUES ($1, $2, $3)
         ON CONFLICT (customer_id) DO UPDATE SET sent_at = excluded.sent_at, email = excluded.email
           WHERE partner_agreement_sent.sent_at <= $4
         RETURNING customer_id`,
        [customerId, now, email, new Date(now.getTime() - PAUSE_MS)],
      );
      if (sent.length === 0) throw refused(context, 'sentJustNow');
      await context.outbox.send(tx, {
        reason: 'letter',
        channel: 'email',
        to: email,
        subject: say(context.lang, 'partner'),
        text: say(context.lang, 'letter', { name: company.name }),
      });
    });
    return { email };
  },
} satisfies Handlers<AgreementRows>;

/** Of the company acted for; undefined for a person. */
async function companyOf(context: CallContext): Promise<Company | undefined> {
  const [company] = await context.db.query<Company>(
    `SELECT c.business_name AS name, c.created_at AS since, e.email, s.sent_at AS "sentAt", s.email AS "sentTo"
       FROM customer c
       LEFT JOIN email_address e ON e.customer_id = c.id AND e.is_primary
       LEFT JOIN partner_agreement_sent s ON s.customer_id = c.id
      WHERE c.id = $1 AND c.type = 'business'`,
    [callerOf(context).customerId],
  );
  return company;
}

async function partnerAgreement(context: CallContext): Promise<Agreement | undefined> {
  const company = await companyOf(context);
  return company && { ...company, id: 'partner', title: say(context.lang, 'partner'), url: null };
}

/** One that this user has accepted; those of others are not found. */
async function acceptedAgreement(id: string, context: CallContext): Promise<Agreement | undefined> {
  const { userId } = callerOf(context);
  const accepted = await acceptedTerms(context.db, userId, context.lang);
  const found = accepted.find((one) => one.id === id);
  const [user] = await context.db.query<{ name: string }>(
    `SELECT trim(first_name || ' ' || last_name) AS name FROM app_user WHERE id = $1`,
    [userId],
  );
  return found && user && { ...found, ...user, since: new Date(found.acceptedAt) };
}
