import { browserName } from '../auth/browser';
import type { AuthContext } from '../auth/context';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import { isListed } from './ip-whitelist';
import { refusedAtSignIn, say } from './texts';

/** Refuses callers from addresses that the user's IP whitelist does not name. */
export interface AddressGate {
  /** On every call and for every socket: false while the mode is block and the address is not listed. */
  isAdmitted(userId: number, ip: string): Promise<boolean>;
  /** When a sign-in has come to tokens: warns the user, or ends the session. @throws HttpRefusal 403 `addressBlocked` */
  signIn(who: { userId: number; sessionId: string }, context: AuthContext & MayRefuse<'addressBlocked'>): Promise<void>;
  reset(): void;
}

type Verdict = 'admitted' | 'warn' | 'block';

/** How long a verdict is remembered: every call asks. */
const REMEMBERED_MS = 5_000;

export function createAddressGate(db: Db, clock: Clock): AddressGate {
  const verdicts = new Map<string, { verdict: Verdict; until: number }>();

  async function judge(userId: number, ip: string): Promise<Verdict> {
    const [user] = await db.prepared<{ mode: 'off' | 'warn' | 'block' }>(
      'ip-mode',
      'SELECT access_ip_mode AS mode FROM app_user WHERE id = $1',
      [userId],
    );
    if (!user || user.mode === 'off' || (await isListed(db, userId, ip))) return 'admitted';
    return user.mode;
  }

  return {
    async isAdmitted(userId, ip) {
      const key = `${userId}/${ip}`;
      const known = verdicts.get(key);
      let verdict = known && known.until > clock.now() ? known.verdict : null;
      if (verdict === null) {
        verdict = await judge(userId, ip);
        if (verdicts.size > 10_000) verdicts.clear();
        verdicts.set(key, { verdict, until: clock.now() + REMEMBERED_MS });
      }
      return verdict !== 'block';
    },
    async signIn({ userId, sessionId }, context) {
      const { ip, outbox, sessions, userAgent } = context;
      const verdict = await judge(userId, ip);
      if (verdict === 'admitted') return;
      const text = verdict === 'block' ? 'blockedText' : 'warnText';
      await db.transaction(async (tx) => {
        await outbox.notify(tx, {
          userId,
          topic: 'security',
          words: (language) => ({
            subject: say(language, 'addressSubject'),
            text: say(language, text, { ip, browser: browserName(userAgent, language) }),
          }),
        });
        if (verdict !== 'block') return;
        // The password was right and the address was not; the history records it so.
        await tx.query(
          `UPDATE login_attempt SET result = 'blocked' WHERE id = (SELECT id FROM login_attempt
            WHERE user_id = $1 AND result = 'ok' ORDER BY at DESC, id DESC LIMIT 1)`,
          [userId],
        );
      });
      if (verdict !== 'block') return;
      await sessions.end(sessionId, 'reset');
      throw refusedAtSignIn(context, 'addressBlocked');
    },
    reset: () => verdicts.clear(),
  };
}
