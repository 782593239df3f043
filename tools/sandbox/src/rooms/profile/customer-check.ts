import type { Rooms } from '@bank/protocol/all';
import { documentCategory } from '@bank/protocol/documents';
import { challengeOf } from '../../identity/auth/login-code';
import { maskedPhone } from '../../identity/auth/one-time-code';
import { settleKyc } from '../../identity/standing/become-known';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { sendCode, takeCode } from './code';
import { countSms } from './sms-guard';
import { refused } from './texts';

/** Two colleagues may prove their phones for one company at the same time; each has a code of their own. */
const subjectOf = (customerId: number, userId: number) => `customer:${customerId}:${userId}`;

/** @throws Refusal VF at `at` unless the bank asks this customer for a phone */
async function mustBeAsked(
  context: CallContext & MayRefuse<'phoneNotAsked'>,
  customerId: number,
  at: string,
): Promise<void> {
  const asked = await context.db.query('SELECT FROM requirement WHERE customer_id = $1 AND category_id = $2 LIMIT 1', [
    customerId,
    documentCategory.phone,
  ]);
  if (asked.length === 0) throw refused(context, 'phoneNotAsked', { field: at });
}

// R1.7.21: where the bank asks for a phone, the proof is a code that arrives there and no document.
export const customerCheck = {
  async customerVerify({ id, codeChallenge }, context) {
    const { db } = context;
    const { customerId, userId } = callerOf(context);
    // Another customer's id says nothing about what the bank asks of them.
    if (id !== customerId) throw refused(context, 'phoneNotAsked', { field: 'id' });
    await mustBeAsked(context, customerId, 'id');
    const [phone] = await db.query<{ to: string }>(
      `SELECT '+' || h.country_code || h.number AS "to" FROM phone h JOIN app_user u ON u.id = h.user_id
        WHERE h.user_id = $1 AND h.is_confirmed
        ORDER BY u.phone IS NOT DISTINCT FROM '+' || h.country_code || h.number DESC, h.id DESC LIMIT 1`,
      [userId],
    );
    if (!phone) throw refused(context, 'noConfirmedPhone', { field: 'id' });
    const expiresAt = await db.transaction(async (tx) => {
      await countSms(tx, context);
      return sendCode(tx, context, {
        subject: subjectOf(customerId, userId),
        to: phone.to,
        text: 'customerText',
        binding: codeChallenge,
      });
    });
    return { maskedPhone: maskedPhone(phone.to), expiresAt: expiresAt.toISOString() };
  },

  async customerVerifyConfirm({ confirmationCode, codeVerifier }, context) {
    const { customerId, userId } = callerOf(context);
    await mustBeAsked(context, customerId, 'confirmationCode');
    await takeCode(context, subjectOf(customerId, userId), confirmationCode, challengeOf(codeVerifier));
    const hints = await context.db.transaction(async (tx) => {
      await tx.query(
        `WITH done AS (SELECT id FROM requirement WHERE customer_id = $1 AND category_id = $2),
            files AS (DELETE FROM requirement_document d USING done WHERE d.requirement_id = done.id)
       DELETE FROM requirement r USING done WHERE r.id = done.id`,
        [customerId, documentCategory.phone],
      );
      return settleKyc(tx, customerId, context);
    });
    context.publish([{ customerId, event: 'documentsChanged', subject: 'phone' }, ...hints]);
  },
} satisfies Pick<Handlers<Rooms['profile']>, 'customerVerify' | 'customerVerifyConfirm'>;
