import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { instant } from './wire';

// A module of its own: home asks it, and the rows of the customer that nobody asks there stay away.

/**
 * Terms of the signed-in user that take effect later, the nearest first. Until `dueAt` they stop nobody; from then on every call but
 * `termsAccept` is refused with them (R1.4.16), so the user can read and accept them before that.
 */
export const termsWaiting = method('termsWaiting', {
  right: Object.values(accessRight),
  response: z.object({
    terms: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), dueAt: instant })),
  }),
});
