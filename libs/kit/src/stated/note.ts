import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';

/** The most characters that the bank takes as a specification (R3.3.13). */
export const NOTE_MAX = 200;

/** The answer to what a choice asks; empty while the choice asks nothing. */
export const noteSchema = z.string().check(z.trim(), z.maxLength(NOTE_MAX, fieldMessage('kit.field.tooLong')));
