import * as z from 'zod/mini';
import { http } from './method';

// R1.7.18, OAuth authorize: another product asks to act for the signed-in user.

/** The client and its request. 404 for an unknown client; the page then goes to the root (R1.7.18). */
export const seiAuthorizeGet = http('GET /auth/sei/authorize', {
  refusals: ['notFound'],
  request: z.strictObject({ authorizeUrl: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    authorizationId: z.string(),
    client: z.object({ name: z.string(), host: z.string() }),
    scopes: z.array(z.enum(['accounts', 'history', 'transfers'])),
  }),
});

/** The user's answer. An address in the answer: log out, then go there through the leaving gate (R0.15). */
export const seiAuthorize = http('POST /auth/sei/authorize/{authorizationId}', {
  refusals: ['notFound'],
  request: z.strictObject({ authorizationId: z.string().check(z.maxLength(128)), result: z.boolean() }),
  response: z.object({ redirect_uri: z.nullable(z.string()) }),
});
