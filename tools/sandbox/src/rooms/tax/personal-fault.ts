import { isCountry, isBirthCountry } from '../../platform/countries';
import type { MayRefuse } from '../../platform/refusal';
import { isBirthday } from '../../identity/statements/days';
import { type FaultOf, firstFault } from '../../identity/statements/first-fault';
import { missingFault } from '../../identity/statements/text-fault';
import type { Certified } from './certifications';
import { personalDeclaration } from './declaration';
import { type TaxIdWord, taxIdsFault } from './tax-id-fault';
import { refused } from './texts';

type Context = { lang: string; clock: { now(): number } } & MayRefuse<TaxIdWord | 'wrongBirthDay' | 'otherDeclaration'>;

const RULES: readonly FaultOf<Certified, Context>[] = [
  ({ cityOfBirth }, context) => missingFault(context, 'cityOfBirth', cityOfBirth),
  // Countries that are no more are among them.
  ({ countryOfBirth }, context) =>
    isBirthCountry(countryOfBirth) ? null : refused(context, 'noSuchCountry', { field: 'countryOfBirth' }),
  ({ dateOfBirth }, context) =>
    isBirthday(dateOfBirth, context.clock.now()) ? null : refused(context, 'wrongBirthDay', { field: 'dateOfBirth' }),
  ({ citizenship }, context) =>
    citizenship.every(isCountry) ? null : refused(context, 'noSuchCountry', { field: 'citizenship' }),
  ({ citizenship }, context) =>
    new Set(citizenship).size === citizenship.length
      ? null
      : refused(context, 'countryTwice', { field: 'citizenship' }),
  (certified, context) => taxIdsFault(context, certified, 'tinPersonal'),
  ({ declarationId }, context) =>
    declarationId === personalDeclaration(context.lang).id ? null : refused(context, 'otherDeclaration'),
];

/** What is wrong with what a person certifies; null where the bank takes it. */
export const personalFault = (certified: Certified, context: Context) => firstFault(RULES, certified, context);
