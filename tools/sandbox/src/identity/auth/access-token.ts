import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../platform/handler';

/** What an access token says. Whether its user sees balances is not in it: that counts from the next call. */
export interface AccessClaims extends Omit<Caller, 'balanceInfo'> {
  /** The customer of the token is a company; its user's client names it on every acting call (R1.6.4). */
  isBusiness: boolean;
  /** Seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
  /** When the session ends however often it is refreshed. */
  sessionUntil: number;
}

export interface AccessTokenSigner {
  sign(claims: AccessClaims): string;
  /** Null for anything that this bank did not sign. Says nothing about time: the caller has the clock. */
  verify(token: string): AccessClaims | null;
}

// RFC 7519 with HS256 (RFC 7518). One fixed header: a token that names another algorithm is not ours.
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** @returns a fresh signing key, 256 bits, base64url */
export const newSigningKey = (): string => randomBytes(32).toString('base64url');

/** @param key what `newSigningKey` made */
export function accessTokenSigner(key: string): AccessTokenSigner {
  // A key object is prepared once; importing the key on every call would cost more than the signature.
  const secret = createSecretKey(Buffer.from(key, 'base64url'));
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();

  return {
    sign(claims) {
      const payload = {
        sub: claims.userId,
        sid: claims.sessionId,
        cus: claims.customerId,
        biz: claims.isBusiness,
        rgt: claims.right,
        adm: claims.isAdmin,
        eml: claims.email,
        iat: claims.issuedAt,
        exp: claims.expiresAt,
        ses: claims.sessionUntil,
        ...(claims.scopes && { scp: claims.scopes }),
      };
      const signed = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
      return `${signed}.${signatureOf(signed).toString('base64url')}`;
    },
    verify(token) {
      const dot = token.lastIndexOf('.');
      if (dot <= HEADER.length || !token.startsWith(`${HEADER}.`)) return null;
      const signature = Buffer.from(token.slice(dot + 1), 'base64url');
      const expected = signatureOf(token.slice(0, dot));
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      // Signed by us, so it has the shape that sign() gave it.
      const payload = JSON.parse(Buffer.from(token.slice(HEADER.length + 1, dot), 'base64url').toString());
      return {
        userId: payload.sub,
        sessionId: payload.sid,
        customerId: payload.cus,
        isBusiness: payload.biz,
        right: payload.rgt,
        isAdmin: payload.adm,
        email: payload.eml,
        issuedAt: payload.iat,
        expiresAt: payload.exp,
        sessionUntil: payload.ses,
        ...(payload.scp && { scopes: payload.scp }),
      };
    },
  };
}
