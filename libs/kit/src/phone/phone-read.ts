import type { MessageId } from '@bank/i18n';
import type { PhoneCode } from '@bank/protocol/phones';
import type * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';
import { readingsOf } from './phone-number';

/** What is said of a number that can be read in two ways; `PhoneNumberField` offers both under it. */
export const TWO_WAYS = fieldMessage('kit.phone.twoWays');

interface PhoneRules<Country extends string, Number extends string> {
  /** The fields of the form. */
  country: Country;
  number: Number;
  codes: readonly PhoneCode[];
  /** What is said of a number that is none of its country. */
  wrong: MessageId;
}

/** The check of a form's phone: one number of the chosen country, and one only (R0.130). An empty field is not its business. */
export const phoneRead =
  <Country extends string, Number extends string>({ country, number, codes, wrong }: PhoneRules<Country, Number>) =>
  ({ value, issues }: z.core.ParsePayload<Readonly<Record<Country | Number, string>>>): void => {
    const typed = value[number];
    const code = codes.find(({ countryCode }) => countryCode === value[country]);
    if (typed === '' || code === undefined) return;
    const found = readingsOf(typed, code).length;
    if (found === 1) return;
    issues.push({
      code: 'custom',
      input: typed,
      message: found === 0 ? fieldMessage(wrong) : TWO_WAYS,
      path: [number],
    });
  };
