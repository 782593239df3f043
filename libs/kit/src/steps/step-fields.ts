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

/** One of a list. */
export const chosen = () => z.string().check(z.minLength(1, fieldMessage('kit.stated.chooseOne')));
