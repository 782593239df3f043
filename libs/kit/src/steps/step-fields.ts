import { cleanName, unseenInName } from '@bank/protocol/plain-name';
import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** A text that must be there, without blanks around it. */
export const needed = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldMessage('kit.field.missing')),
      z.maxLength(max, fieldMessage('kit.field.tooLong')),
    );

/** A text that may be left out. */
export const optional = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, fieldMessage('kit.field.tooLong')));

/** R0.170: the bank refuses a name by the same function; the sentence says where the character is. */
const allSeen = () =>
  z.refine<string>((name) => unseenInName(name) === null, {
    error: ({ input }) => fieldMessage('kit.field.unseen', { at: unseenInName(String(input)) ?? 1 }),
  });

/** A name or a line of an address that must be there, as the bank keeps it (R0.170). @param missing of `fieldMessage` */
export const neededName = (max: number, missing = fieldMessage('kit.field.missing')) =>
  z
    .string()
    .check(
      z.overwrite(cleanName),
      z.minLength(1, missing),
      z.maxLength(max, fieldMessage('kit.field.tooLong')),
      allSeen(),
    );

/** A name or a line of an address that may be left out, as the bank keeps it (R0.170). */
export const optionalName = (max: number) =>
  z.string().check(z.overwrite(cleanName), z.maxLength(max, fieldMessage('kit.field.tooLong')), allSeen());

/** One of a list. */
export const chosen = () => z.string().check(z.minLength(1, fieldMessage('kit.stated.chooseOne')));
