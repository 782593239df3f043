import type { Phone } from '@bank/protocol/phones';
import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../../identity/auth/context';
import { challengeOf } from '../../identity/auth/login-code';
import { maskedPhone } from '../../identity/auth/one-time-code';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { factorOf } from '../../identity/security/factor';
import { PHONE_COLUMNS } from '../../identity/standing/person';
import { begin, provenUser } from '../../identity/security/security-change';
import { sendCode, takeCode } from './code';
import { PHONE_CODES, phoneNumberOf, type PhoneWrong } from '../../platform/phone-codes';
import { countSms } from './sms-guard';
import { refused, say } from './texts';

const MAX_PHONES = 5;
/** Modes that send codes by SMS. Users who approve on a phone get the codes of their changes by SMS too. */
const BY_SMS: ReadonlySet<string> = new Set(['sms', 'push']);

const subjectOf = (phoneId: number) => `phone:${phoneId}`;
const e164 = ({ countryCode, number }: Phone) => `+${countryCode}${number}`;

/** What is said of a number that is none, and at which field. */
const WRONG = {
  prefix: ['noSuchPrefix', 'countryCode'],
  number: ['wrongNumber', 'number'],
  twoWays: ['numberTwoWays', 'number'],
} as const satisfies Readonly<Record<PhoneWrong, readonly string[]>>;

interface Owner {
  /** Where codes by SMS go now. */
  phone: string | null;
  needsSms: boolean;
}

/** The signed-in user; the row locks their phones. */
async function ownerOf(tx: Tx, userId: number): Promise<Owner> {
  const [user] = await tx.query<{ phone: string | null; mode: string; approveMode: string }>(
    `SELECT phone, two_factor_mode AS mode, approve_mode AS "approveMode" FROM app_user WHERE id = $1 FOR UPDATE`,
    [userId],
  );
  return {
    phone: user?.phone ?? null,
    needsSms: user !== undefined && [user.mode, user.approveMode].some((mode) => BY_SMS.has(mode)),
  };
}

const phonesOf = (tx: Tx, userId: number) =>
  tx.query<Phone>(
    `SELECT ${PHONE_COLUMNS} FROM phone h JOIN app_user u ON u.id = h.user_id WHERE h.user_id = $1 ORDER BY h.id`,
    [userId],
  );

/** A phone of the signed-in user. @throws Refusal VF for an unknown id */
async function phoneOf(tx: Tx, context: CallContext & MayRefuse<'noSuchPhone'>, phoneId: number): Promise<Phone> {
  const found = (await phonesOf(tx, callerOf(context).userId)).find((one) => one.phoneId === phoneId);
  if (!found) throw refused(context, 'noSuchPhone', { field: 'phoneId' });
  return found;
}

/** Notifies the user and the phone, in case the user did not do this. */
function notify(tx: Tx, context: CallContext, id: 'phoneAdded' | 'phoneRemoved', phone: Phone, sms: string | null) {
  const { lang, outbox } = context;
  return outbox.notify(tx, {
    userId: callerOf(context).userId,
    topic: 'security',
    subject: say(lang, 'phoneSubject'),
    text: say(lang, id, { phone: maskedPhone(e164(phone)) }),
    must: sms === null ? {} : { sms },
  });
}

/**
 * What a code of a phone is bound to: the challenge that belongs to the verifier. The session that asked for the code needs none;
 * without one, any other session shows a binding that fits no code.
 */
async function bindingOf(context: CallContext, phoneId: number, codeVerifier: string | undefined): Promise<string> {
  if (codeVerifier !== undefined) return challengeOf(codeVerifier);
  const [asked] = await context.db.query<{ challenge: string }>(
    'SELECT code_challenge AS challenge FROM phone WHERE id = $1 AND code_session = $2',
    [phoneId, callerOf(context).sessionId],
  );
  return asked?.challenge ?? '';
}

/** The same number, confirmed by another user. Only the holder of the phone learns of it. */
const isTaken = async (tx: Tx, { phoneId, countryCode, number }: Phone): Promise<boolean> => {
  const found = await tx.query(
    'SELECT FROM phone WHERE country_code = $1 AND number = $2 AND is_confirmed AND id <> $3',
    [countryCode, number, phoneId],
  );
  return found.length > 0;
};

// R1.7.20, R3.3.4, R3.5.2.
export const phones = {
  phoneCodes: () => ({ phoneCodes: [...PHONE_CODES] }),

  async addPhone({ countryCode, number: typed }, context) {
    const { db } = context;
    const { userId } = callerOf(context);
    const outcome = phoneNumberOf(countryCode, typed);
    if ('wrong' in outcome) {
      const [word, field] = WRONG[outcome.wrong];
      throw refused(context, word, { field });
    }
    const phone = await db.transaction(async (tx) => {
      await ownerOf(tx, userId);
      const known = await phonesOf(tx, userId);
      if (known.some((one) => one.countryCode === countryCode && one.number === outcome.number))
        throw refused(context, 'phoneKnown', { field: 'number' });
      if (known.length >= MAX_PHONES) throw refused(context, 'tooManyPhones', { field: 'number' });
      const [row] = await tx.query<Phone>(
        `INSERT INTO phone (user_id, country_code, number) VALUES ($1, $2, $3)
         RETURNING id AS "phoneId", country_code AS "countryCode", number, false AS confirmed, false AS "isForCodes"`,
        [userId, countryCode, outcome.number],
      );
      if (!row) throw new Error('the phone was not written');
      return row;
    });
    return { phone };
  },

  async phoneVerify({ phoneId, codeChallenge }, context) {
    const { db } = context;
    const phone = await phoneOf(db, context, phoneId);
    if (phone.confirmed) throw refused(context, 'phoneConfirmed', { field: 'phoneId' });
    const to = e164(phone);
    const expiresAt = await db.transaction(async (tx) => {
      await countSms(tx, context);
      await tx.query('UPDATE phone SET code_challenge = $2, code_session = $3 WHERE id = $1', [
        phoneId,
        codeChallenge,
        callerOf(context).sessionId,
      ]);
      return sendCode(tx, context, { subject: subjectOf(phoneId), to, text: 'phoneText', binding: codeChallenge });
    });
    return { maskedPhone: maskedPhone(to), expiresAt: expiresAt.toISOString() };
  },

  async confirmPhone({ phoneId, confirmationCode, codeVerifier }, context) {
    const { db } = context;
    const { userId } = callerOf(context);
    const phone = await phoneOf(db, context, phoneId);
    if (phone.confirmed) return;
    const binding = await bindingOf(context, phoneId, codeVerifier);
    await takeCode(context, subjectOf(phoneId), confirmationCode, binding);
    await db.transaction(async (tx) => {
      const owner = await ownerOf(tx, userId);
      if (await isTaken(tx, phone)) throw refused(context, 'phoneTaken', { field: 'confirmationCode' });
      await tx.query('UPDATE phone SET is_confirmed = true, code_challenge = NULL, code_session = NULL WHERE id = $1', [
        phoneId,
      ]);
      await notify(tx, context, 'phoneAdded', phone, owner.phone);
      // A first phone takes codes; where they are a second factor and go elsewhere, that is a change of it.
      if (owner.phone === null && !owner.needsSms)
        await tx.query('UPDATE app_user SET phone = $2 WHERE id = $1', [userId, e164(phone)]);
    });
  },

  async deletePhone({ phoneId }, context) {
    const { db } = context;
    const { userId } = callerOf(context);
    await db.transaction(async (tx) => {
      const { phone: forCodes, needsSms } = await ownerOf(tx, userId);
      const phone = await phoneOf(tx, context, phoneId);
      if (phone.isForCodes && needsSms) {
        const others = (await phonesOf(tx, userId)).filter((one) => one.confirmed && one.phoneId !== phoneId);
        throw refused(context, others.length > 0 ? 'phoneForCodes' : 'lastPhone');
      }
      if (phone.confirmed) await notify(tx, context, 'phoneRemoved', phone, phone.isForCodes ? e164(phone) : forCodes);
      if (phone.isForCodes) await tx.query('UPDATE app_user SET phone = NULL WHERE id = $1', [userId]);
      await tx.query('DELETE FROM phone WHERE id = $1 AND user_id = $2', [phoneId, userId]);
      await tx.query('DELETE FROM profile_code WHERE subject = $1', [subjectOf(phoneId)]);
      // A change that would send codes there has nowhere to send them.
      await tx.query(`DELETE FROM security_change WHERE user_id = $1 AND kind = 'phone'`, [userId]);
    });
  },

  async phoneForCodesSet({ phoneId, password }, context) {
    const phone = await phoneOf(context.db, context, phoneId);
    if (!phone.confirmed) throw refused(context, 'phoneUnconfirmed', { field: 'phoneId' });
    const user = await provenUser(password, context);
    return begin(user, { kind: 'phone', phone: e164(phone) }, factorOf(user), context);
  },
} satisfies Partial<Handlers<Rooms['profile'], AuthContext>>;
