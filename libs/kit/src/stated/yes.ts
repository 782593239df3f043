import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** The most characters that the bank takes as the details of an answer (R3.3.25). */
export const DETAILS_MAX = 500;

/** An answer, and its details where it is asked for them. @param isAsked whether a question follows the answer */
export const yesSchema = (isAsked: (answer: string) => boolean) =>
  z
    .object({
      answer: z.string().check(z.minLength(1, fieldMessage('kit.stated.chooseOne'))),
      details: z.string().check(z.trim(), z.maxLength(DETAILS_MAX, fieldMessage('kit.field.tooLong'))),
    })
    .check(
      z.refine(({ answer, details }) => details !== '' || !isAsked(answer), {
        error: fieldMessage('kit.field.missing'),
        path: ['details'],
      }),
    );
