import { fieldMessage, isTaxDummy, needed, neededName, optional, phoneRead, TAX_DUMMY } from '@bank/kit';
import { isMailbox } from '@bank/protocol';
import type { PhoneCode } from '@bank/protocol/phones';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { addressShape, stateNamed } from '../../../address/address-schema';
import { isBirthday } from './person-rules';

export const NOTE_MAX = 200;

export interface PersonRules {
  codes: readonly PhoneCode[];
  /** `YYYY-MM-DD` */
  today: string;
  /** Where the money comes from is a part of the form (R3.5.7). */
  asksSources: boolean;
}

/** A person as they are entered (R3.3.26): flat, for the fields of one form. */
export const personSchema = (client: QueryClient, { codes, today, asksSources }: PersonRules) =>
  z
    .object({
      firstName: neededName(60),
      lastName: neededName(60),
      birthday: needed(10).check(z.refine((day) => isBirthday(day, today), fieldMessage('onboarding.birthday.wrong'))),
      email: optional(254).check(
        z.refine((email) => email === '' || isMailbox(email), fieldMessage('kit.field.email')),
      ),
      phoneCountry: z.string(),
      phoneNumber: optional(24),
      ...addressShape,
      sources: z
        .array(z.string())
        .check(z.refine((sources) => !asksSources || sources.length > 0, fieldMessage('kit.stated.chooseSome'))),
      // A field that was never touched has no value.
      notes: z.record(z.string(), z.optional(optional(NOTE_MAX))),
      taxId: optional(30),
    })
    .check(
      stateNamed(client),
      z.refine(({ phoneCountry, phoneNumber }) => phoneNumber === '' || phoneCountry !== '', {
        error: fieldMessage('kit.stated.chooseOne'),
        path: ['phoneCountry'],
      }),
      phoneRead({ country: 'phoneCountry', number: 'phoneNumber', codes, wrong: 'onboarding.phone.wrong' }),
      z.refine(({ taxId, countryCode }) => !isTaxDummy(taxId, countryCode, 'tinPersonal'), {
        error: TAX_DUMMY,
        path: ['taxId'],
      }),
      ({ value: { sources, notes }, issues }) => {
        // Every source has a word of its own.
        for (const id of asksSources ? sources : [])
          if ((notes[id] ?? '') === '')
            issues.push({
              code: 'custom',
              input: notes[id],
              message: fieldMessage('kit.field.missing'),
              path: ['notes', id],
            });
      },
    );

export type PersonValues = z.output<ReturnType<typeof personSchema>>;
