import { createHash } from 'node:crypto';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Passkey } from '@bank/protocol/passkeys';
import type { Rooms } from '@bank/protocol/all';
import { assertMayEnter } from '../auth/gate';
import { AT_ONCE_S, createLoginCode } from '../auth/login-code';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { keepChallenge, randomChallenge } from './challenges';
import { mayRegister, usePermit } from './permit';
import { refused, say } from './texts';
import { relyingParty, verifyAssertion, verifyRegistration } from './verify';

/** More than a user needs. */
const MAX_PASSKEYS = 20;
/** What a passkey manager shows beside the address; the page's own name is its brand's. */
const RP_NAME = 'Online banking';

/** The user handle: one for all passkeys of a user, and it reveals nothing about the user. */
const userHandle = (userId: number) => new Uint8Array(createHash('sha256').update(`passkey user ${userId}`).digest());

// No rule asks for passkeys (ADR-12). WebAuthn level 3. User verification is always required, so that a passkey is two factors in one.
export const handlers = {
  async passkeys(_input, context) {
    const rows = await context.db.query<
      Omit<Passkey, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null }
    >(
      `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
         FROM passkey WHERE user_id = $1 ORDER BY created_at, id`,
      [callerOf(context).userId],
    );
    return {
      passkeys: rows.map(({ createdAt, lastUsedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  },

  async passkeyRegisterOptions(_input, context) {
    const { userId, email } = callerOf(context);
    const { host } = relyingParty(context);
    return context.db.transaction(async (tx) => {
      if (!(await mayRegister(tx, context))) throw refused(context, 'notProven');
      const known = await tx.query<{ id: string; transports: string[] }>(
        'SELECT credential_id AS id, transports FROM passkey WHERE user_id = $1',
        [userId],
      );
      if (known.length >= MAX_PASSKEYS) throw refused(context, 'tooManyPasskeys');
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: host,
        userID: userHandle(userId),
        userName: email,
        challenge: randomChallenge(),
        attestationType: 'none',
        excludeCredentials: known,
        // Discoverable, so that signing in needs no name.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(tx, context, options.challenge, { purpose: 'register', userId });
      return { options: { ...options } };
    });
  },

  async passkeyRegister({ name, response }, context) {
    const { clock, db, ids, lang, outbox } = context;
    const { userId } = callerOf(context);
    const createdAt = new Date(clock.now());
    const { credential, transports } = await verifyRegistration(context, response, { purpose: 'register', userId });
    return db.transaction(async (tx) => {
      if (!(await usePermit(tx, context))) throw refused(context, 'notProven');
      const [row] = await tx.query<{ id: string }>(
        `INSERT INTO passkey (id, user_id, name, credential_id, public_key, counter, transports, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
        [
          ids.next(),
          userId,
          name.trim(),
          credential.id,
          Buffer.from(credential.publicKey),
          credential.counter,
          transports,
          createdAt,
        ],
      );
      // WebAuthn §7.1: a credential id that is registered already is an authenticator's fault, or an attack.
      if (!row) throw refused(context, 'passkeyRefused');
      // Notify the user, in case they did not do this.
      await outbox.notify(tx, {
        userId,
        topic: 'security',
        subject: say(lang, 'addedSubject'),
        text: say(lang, 'addedText', { name: name.trim() }),
      });
      return { id: row.id, name: name.trim(), createdAt: createdAt.toISOString(), lastUsedAt: null };
    });
  },

  async passkeyDelete({ passkeyId }, context) {
    const gone = await context.db.query('DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING id', [
      passkeyId,
      callerOf(context).userId,
    ]);
    if (gone.length === 0) throw refused(context, 'notFound', { status: 404 });
  },

  async passkeyLoginOptions(_input, context) {
    const { host } = relyingParty(context);
    const key = context.ids.secret();
    const options = await generateAuthenticationOptions({
      rpID: host,
      challenge: randomChallenge(),
      userVerification: 'required',
    });
    await keepChallenge(context.db, context, options.challenge, { purpose: 'login', key });
    return { key, options: { ...options } };
  },

  async passkeyLogin({ key, response, codeChallenge }, context) {
    const { userId } = await verifyAssertion(context, response, { purpose: 'login', key });
    const way = 'passkey';
    await assertMayEnter(context.db, context, { way, userId });
    const pending = { userId, challenge: codeChallenge, lifeS: AT_ONCE_S, way, from: context } as const;
    return { code: await createLoginCode(context.db, context, pending) };
  },
} satisfies Partial<Handlers<Rooms['passkeys']>>;
