import * as z from 'zod/mini';
import { accessRight, method } from './method';

// A module of its own: every page asks it, and the rest of the profile's rows stay with the profile.

/** Number of required actions; it highlights the profile and the company item of the menus (R1.2.21). */
export const requiredActions = method('requiredActions', {
  acting: true,
  balanceInfo: false,
  right: Object.values(accessRight),
  response: z.object({ personal: z.int(), company: z.int() }),
});
