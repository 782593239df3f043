import { secretHash } from '../../../identity/auth/sessions';
import { sayAmount } from '../../../ledger/say-amount';
import { enqueueJob } from '../../../platform/jobs/queue';
import type { JobContext } from '../../../platform/jobs/worker';
import { say } from './texts';

const DAY_MS = 86_400_000;
/** R2.7.172: how long a recipient may wait, and when they are reminded. */
const LIFE_DAYS = 30;
const REMINDED_AFTER_DAYS = [7, 25];

/** The languages of recipients by where they live; everybody else is written to in English, and chooses on the page. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ES: 'es',
  MX: 'es',
  BR: 'pt',
  PT: 'pt',
  RO: 'ro',
  MD: 'ro',
  UA: 'ua',
};

/** A payment was released to its recipient's choice: the first letter goes out, and what follows by the clock is queued. */
export async function openGlobalPayment(paymentId: string, context: JobContext): Promise<void> {
  const { tx, clock } = context;
  const now = clock.now();
  const opened = await tx.query(
    'INSERT INTO global_payment (payment_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING payment_id',
    [paymentId, new Date(now + LIFE_DAYS * DAY_MS)],
  );
  if (opened.length === 0) return;
  await sendLink(paymentId, 'linkSubject', context);
  const payload = { paymentId };
  for (const days of REMINDED_AFTER_DAYS) {
    await enqueueJob(tx, context, { kind: 'remindRecipient', payload, dueMs: now + days * DAY_MS });
  }
  await enqueueJob(tx, context, { kind: 'expireGlobalPayment', payload, dueMs: now + LIFE_DAYS * DAY_MS });
}

interface Waiting {
  name: string;
  email: string;
  sender: string;
  amount: string;
  currency: string;
  country: string;
  expiresAt: Date;
  /** Of the payer. */
  brand: string | null;
}

/** Writes to the recipient of a payment that still waits for them, with a new link. */
export async function sendLink(
  paymentId: string,
  subject: 'linkSubject' | 'reminderSubject',
  { tx, clock, ids, outbox }: JobContext,
): Promise<void> {
  const [waiting] = await tx.query<Waiting>(
    `SELECT p.payee ->> 'name' AS name, p.payee ->> 'email' AS email, p.payer_name AS sender, money_text(p.amount) AS amount,
       p.currency, p.details ->> 'countryCode' AS country, g.expires_at AS "expiresAt", c.brand
     FROM payment p JOIN global_payment g ON g.payment_id = p.id JOIN customer c ON c.id = p.customer_id
     WHERE p.id = $1 AND p.status = 'released' AND g.state IN ('waiting', 'submitted') AND g.expires_at > $2 FOR UPDATE OF p`,
    [paymentId, new Date(clock.now())],
  );
  if (!waiting) return;
  const { name, email, sender, amount, currency, country, expiresAt, brand } = waiting;
  const language = LANGUAGES[country] ?? 'en';
  const secret = ids.secret();
  await tx.query('INSERT INTO global_payment_link (hash, payment_id) VALUES ($1, $2)', [secretHash(secret), paymentId]);
  const link = outbox.linkTo(brand, `/receive/${secret}`);
  const days = String(Math.ceil((expiresAt.getTime() - clock.now()) / DAY_MS));
  const values = { name, sender, amount: sayAmount(language, amount, currency), link, days };
  await outbox.send(tx, {
    reason: 'letter',
    channel: 'email',
    to: email,
    subject: say(language, subject, values),
    text: say(language, 'linkText', values),
    code: secret,
  });
}
