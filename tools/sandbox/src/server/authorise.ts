import type { AccessRight, ByAdmin, Row } from '@bank/protocol';
import { accessRight, responseCode } from '@bank/protocol';
import { sessionActivity } from '@bank/protocol/auth';
import { termsAccept } from '@bank/protocol/customer';
import { actFor } from '../identity/access/acts';
import type { Act } from '../identity/access/acts';
import type { AccessTokenSigner } from '../identity/auth/access-token';
import { assertInScope } from '../identity/auth/scopes';
import type { SessionGuard } from '../identity/auth/session-guard';
import { createTermsGate } from '../identity/access/terms';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/db';
import type { BankEvent } from '../platform/events';
import type { Caller, Invitation } from '../platform/handler';
import type { HeardLanguages } from '../platform/reader-languages';
import { Refusal } from '../platform/refusal';
import type { MayRefuse } from '../platform/refusal';
import type { AuthContext } from '../identity/auth/context';
import type { AddressGate } from '../identity/security/address-gate';
import { say as securityText } from '../identity/security/texts';
import type { Language } from '../platform/languages';
import { opensRun, opensVideo } from '../rooms/identity-verification/token';
import { openInvitation } from '../rooms/tax/invitations';
import { Unauthenticated } from './failures';
import { say } from './texts';

/** What a request says about who calls and for whom. */
export interface Claim {
  authorization: string | undefined;
  /** The Customer-Id header and the fromCustomerId field, as they came (R0.23). */
  actingFor: readonly unknown[];
  /** X-Client-Version: the product's own client sends it, a script does not. */
  clientVersion: string | undefined;
  ip: string;
  language: Language;
}

export interface Authoriser {
  /** @throws Unauthenticated without a valid token, Refusal ENOA without the right, TA1 when the customer is no id */
  authorise(row: Row, claim: Claim): Promise<Caller | null>;
  /**
   * Who brings a file, before any of it is read; whether they may is for `authorise` to say, once the fields beside it are known.
   * @throws Unauthenticated without a valid token, on rows with `auth: 'authSecret'` without a valid secret
   */
  bringer(
    row: Row,
    claim: Pick<Claim, 'authorization' | 'language'> & { authSecret: unknown },
  ): Promise<{ userId: number }>;
  /**
   * What the secret of a link opens (rows with `auth: 'authSecret'`).
   * @throws Unauthenticated, in the same words for none, a wrong one, an expired and a used-up one
   */
  invitation(secret: unknown, language: Language): Promise<Invitation>;
  /**
   * What the token of an identity check opens (rows with `auth: 'identityToken'`, R0.83): the run that a row with a runId names, or else
   * the video call whose id it is.
   * @returns the id of the run or of the call
   * @throws Unauthenticated, in the same words whatever is wrong with the token
   */
  identityLink(row: Row, brought: IdentityClaim): Promise<string>;
  /**
   * A sign-in has come to tokens: whether it may from where it comes (the user's IP whitelist).
   * @throws HttpRefusal 403 `addressBlocked`
   */
  signedIn(accessToken: string, context: AuthContext & MayRefuse<'addressBlocked'>): Promise<void>;
  /** Forgets what it remembers of users whose access has changed, here or on another instance. */
  hear(events: readonly BankEvent[]): void;
  /** Forgets remembered memberships and accepted terms. */
  reset(): void;
}

/** A token of an identity check as it came. */
interface IdentityClaim {
  token: unknown;
  fields: Readonly<Record<string, unknown>>;
  language: Language;
}

/** What a user may for one customer. */
interface Access {
  right: AccessRight;
  balanceInfo: boolean;
  /** Of an administrator of the bank. */
  act?: Act;
}
/** The caller as the token has them, before it is known for whom they act. */
type Claims = Omit<Caller, 'balanceInfo'>;

const MEMBERSHIP_MS = 5_000;
const MAX_INT4 = 2_147_483_647;

/** What it takes to know a caller. */
export interface AuthoriserParts {
  db: Db;
  clock: Clock;
  /** Read anew on every use: a reset changes the key. */
  signer(): AccessTokenSigner;
  guard: SessionGuard;
  addresses: AddressGate;
  languages: HeardLanguages;
}

export function createAuthoriser({ db, clock, signer, guard, addresses, languages }: AuthoriserParts): Authoriser {
  const terms = createTermsGate(db, clock);
  const memberships = new Map<string, { userId: number; access: Access | null; until: number }>();

  /** What the caller may for a customer, or null when they may not act for them at all. */
  async function accessTo(caller: Claims, customerId: number): Promise<Access | null> {
    // Without a customer the token says all there is. With one it may be minutes behind a right that was taken away.
    if (customerId === 0) return { right: caller.right, balanceInfo: false };
    // Never remembered: an act that has just been opened or ended counts at once.
    if (caller.isAdmin) {
      const act = await actFor(db, clock, caller, customerId);
      return act && { right: accessRight.fullAccess, balanceInfo: true, act };
    }
    // By session: who signs in anew is judged anew.
    const key = `${caller.sessionId}/${customerId}`;
    const remembered = memberships.get(key);
    if (remembered && remembered.until > clock.now()) return remembered.access;
    const [found] = await db.query<{ right: AccessRight | null; balanceInfo: boolean }>(
      `SELECT CASE WHEN u.customer_id = c.id THEN 2 ELSE m.access_right END AS right,
              u.customer_id IS NOT DISTINCT FROM c.id
                OR coalesce(m.access_right > 0 AND m.balance_info AND NOT m.is_representative, false) AS "balanceInfo"
         FROM customer c
         JOIN app_user u ON u.id = $1
         LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = c.id
        WHERE c.id = $2`,
      [caller.userId, customerId],
    );
    const { right = null, balanceInfo = false } = found ?? {};
    const access = right === null ? null : { right, balanceInfo };
    if (memberships.size > 10_000) memberships.clear();
    memberships.set(key, { userId: caller.userId, access, until: clock.now() + MEMBERSHIP_MS });
    return access;
  }

  async function callerOf(
    row: Row,
    { authorization, language }: Pick<Claim, 'authorization' | 'language'>,
  ): Promise<{ caller: Claims; isBusiness: boolean }> {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : signer().verify(token);
    if (!claims || !(await guard.admits(claims))) throw new Unauthenticated(say(language, 'unauthenticated'));
    const { userId, sessionId, customerId, right, isAdmin, email, scopes, isBusiness } = claims;
    // ADR-24: a page tells of its person. A phone or another product has no such call, so that each of its calls counts.
    if (row.name === sessionActivity.name || scopes) guard.keep(claims);
    languages.hear(userId, language);
    return { caller: { userId, sessionId, customerId, right, isAdmin, email, ...(scopes && { scopes }) }, isBusiness };
  }

  async function invitation(secret: unknown, language: Language): Promise<Invitation> {
    const opened = typeof secret === 'string' ? await openInvitation(db, clock, secret) : null;
    if (!opened) throw new Unauthenticated(say(language, 'unauthenticated'));
    return opened;
  }

  return {
    async authorise(row, claim) {
      // The holder of a link has no caller: `invitation` says what an authSecret opens, and each handler opens its paymentSecret.
      if (row.auth === 'none' && row.knowsCaller && claim.authorization !== undefined)
        return { ...(await callerOf(row, claim)).caller, balanceInfo: false };
      if (row.auth !== 'bearer') return null;
      const { caller, isBusiness } = await callerOf(row, claim);
      await assertInScope(db, caller, row, claim.language);
      if (!(await addresses.isAdmitted(caller.userId, claim.ip)))
        throw new Refusal(responseCode.noAccess, securityText(claim.language, 'addressBlocked'));
      if (row.admin && !caller.isAdmin) throw new Refusal(responseCode.noAccess, say(claim.language, 'noAccess'));
      // R1.4.16: terms come before anything else.
      if (row.kind === 'method' && row.name !== termsAccept.name) await terms.admit(caller.userId, claim.language);
      if (row.acting && claim.clientVersion !== undefined) mustName(row, claim, isBusiness);
      const customerId = row.acting ? chosenCustomer(claim) : undefined;
      const access = row.acting
        ? await accessTo(caller, customerId ?? caller.customerId)
        : { right: caller.right, balanceInfo: false };
      if (!access || !permits(row, access.right)) {
        throw new Refusal(responseCode.noAccess, say(claim.language, 'noAccess'));
      }
      if (needsBalanceInfo(row) && !access.balanceInfo) {
        throw new Refusal(responseCode.noAccess, say(claim.language, 'noBalanceInfo'));
      }
      if (access.act) admitAct(row, access.act, claim.language);
      const { right, balanceInfo } = access;
      return { ...caller, customerId: customerId ?? caller.customerId, right, balanceInfo };
    },
    bringer: async (row, { authSecret, ...claim }) =>
      row.auth === 'authSecret' ? invitation(authSecret, claim.language) : (await callerOf(row, claim)).caller,
    invitation,
    async identityLink(row, { token, fields: { runId }, language }) {
      // More than any token is long: what is hashed is bounded.
      const isToken = typeof token === 'string' && token.length <= 128;
      if (isToken && row.path.includes('{runId}')) {
        if (typeof runId === 'string' && (await opensRun(db, clock, token, runId))) return runId;
      } else if (isToken && (await opensVideo(db, clock, token))) return token;
      throw new Unauthenticated(say(language, 'unauthenticated'));
    },
    async signedIn(accessToken, context) {
      const claims = signer().verify(accessToken);
      if (claims) await addresses.signIn(claims, context);
    },
    hear(events) {
      const changed = new Set(
        events.flatMap((one) => (one.event === 'accessChanged' && 'userId' in one ? one.userId : [])),
      );
      if (changed.size === 0) return;
      for (const [key, { userId }] of memberships) if (changed.has(userId)) memberships.delete(key);
    },
    reset() {
      memberships.clear();
      terms.reset();
      addresses.reset();
    },
  };
}

/** A row's own list decides; without one an acting row needs READ, and any other a signed-in user (R1.6.7). */
export function permits(row: Row, right: AccessRight): boolean {
  if (row.right) return row.right.includes(right);
  return !row.acting || right !== accessRight.noAccess;
}

/** What an administrator who acts needs for a call (R0.52): a user who only reads changes nothing, and what is open to them is free. */
export function byAdminOf({ byAdmin, right }: Row): ByAdmin {
  return byAdmin ?? (right && !right.includes(accessRight.read) ? 'withFactor' : 'freely');
}

/** @throws Refusal ENOA for what is the customer's alone, and 92 without a reason while the factor has not been given */
function admitAct(row: Row, { isProven }: Act, language: Language): void {
  const needs = byAdminOf(row);
  if (needs === 'never') throw new Refusal(responseCode.noAccess, say(language, 'customerOnly'));
  if (needs === 'withFactor' && !isProven)
    throw new Refusal(responseCode.confirmationNeeded, say(language, 'factorNeeded'));
}

/** Default deny: a row that acts for a customer and does not say that it shows nothing of theirs needs balance information. */
export const needsBalanceInfo = (row: Row): boolean => row.acting === true && row.balanceInfo !== false;

const isThere = (value: unknown) => value !== undefined && value !== null;

/**
 * The client names the customer of a business user or an administrator in the header, and on a method in the field too (R1.6.4). A call
 * that leaves one out is refused rather than read as a call for the company of the token, which may not be the one on the screen.
 */
function mustName({ kind }: Row, { actingFor, language }: Claim, isBusiness: boolean): void {
  const named = actingFor.filter(isThere).length;
  const places = kind === 'method' ? actingFor.length : 1;
  if ((isBusiness || named > 0) && named < places) throw invalidCustomer(language);
}

function chosenCustomer({ actingFor, language }: Claim): number | undefined {
  const chosen = new Set(actingFor.filter(isThere).map(idText));
  if (chosen.size === 0) return undefined;
  const [text = ''] = chosen;
  // Two that disagree are as wrong as one that is no id: a guess could act for another customer.
  if (chosen.size > 1 || !/^[1-9]\d{0,9}$/.test(text) || Number(text) > MAX_INT4) throw invalidCustomer(language);
  return Number(text);
}

function invalidCustomer(language: Language): Refusal {
  const description = say(language, 'invalidCustomer');
  return new Refusal(responseCode.invalidParams, description, {
    validation: [{ description, field: 'fromCustomerId' }],
  });
}

/** What is neither text nor number is no id, and may not even be readable as a text. */
const idText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
