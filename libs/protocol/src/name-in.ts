import * as z from 'zod/mini';
import { cleanName, unseenInName } from './plain-name';

/**
 * A name or a line of an address in a request: cleaned, and refused where a character stands that nobody can see (R0.170). The issue of
 * such a character has its position in `params.unseenAt`; the bank words it.
 * @param max of the clean text
 * @param min 0: the row's handler says what is missing, or the text may be left empty
 */
export const nameIn = (max: number, min = 0) =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(
      z.transform((value: string | number) => cleanName(String(value))),
      z.string().check(z.minLength(min), z.maxLength(max), ({ value, issues }) => {
        const unseenAt = unseenInName(value);
        if (unseenAt !== null) issues.push({ code: 'custom', input: value, params: { unseenAt } });
      }),
    ),
  );
