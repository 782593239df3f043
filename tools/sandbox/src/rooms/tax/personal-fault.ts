import type { MayRefuse, Refusal } from '../../platform/refusal';
import type { CertifiedPersonal } from './certifications';
import { declarationFault, personalDeclaration } from './declaration';
import { personFault } from './person-fault';
import type { TaxIdWord } from './tax-id-fault';

type Context = { lang: string; clock: { now(): number } } & MayRefuse<TaxIdWord | 'wrongBirthDay' | 'otherDeclaration'>;

/** What is wrong with what a customer certifies; null where the bank takes it. */
export const personalFault = (certified: CertifiedPersonal, context: Context): Refusal | null =>
  personFault(certified, context) ?? declarationFault(context, certified, personalDeclaration);
