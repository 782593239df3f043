import { type FaultOf, firstFault } from '../../identity/statements/first-fault';
import { isCountry } from '../../platform/countries';
import type { MayRefuse } from '../../platform/refusal';
import { birthFault } from './birth-fault';
import type { CertifiedPersonal } from './certifications';
import { type TaxIdWord, taxIdsFault } from './tax-id-fault';
import { refused } from './texts';

/** What a customer and a representative certify alike. */
type Certified = Omit<CertifiedPersonal, 'addressId' | 'declarationId'>;

type Context = { lang: string; clock: { now(): number } } & MayRefuse<TaxIdWord | 'wrongBirthDay'>;

const RULES: readonly FaultOf<Certified, Context>[] = [
  (certified, context) => birthFault(context, certified),
  ({ citizenship }, context) =>
    citizenship.every(isCountry) ? null : refused(context, 'noSuchCountry', { field: 'citizenship' }),
  ({ citizenship }, context) =>
    new Set(citizenship).size === citizenship.length
      ? null
      : refused(context, 'countryTwice', { field: 'citizenship' }),
  (certified, context) => taxIdsFault(context, certified, 'tinPersonal'),
];

/** What is wrong with what a person certifies of themself; null where all is right. */
export const personFault = (certified: Certified, context: Context) => firstFault(RULES, certified, context);
