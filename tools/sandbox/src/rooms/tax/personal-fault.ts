import type { MayRefuse, Refusal } from '../../platform/refusal';
import type { CertifiedPersonal } from './certifications';
import { personalDeclaration } from './declaration';
import { personFault } from './person-fault';
import type { TaxIdWord } from './tax-id-fault';
import { refused } from './texts';

type Context = { lang: string; clock: { now(): number } } & MayRefuse<TaxIdWord | 'wrongBirthDay' | 'otherDeclaration'>;

/** What is wrong with what a customer certifies; null where the bank takes it. */
export function personalFault(certified: CertifiedPersonal, context: Context): Refusal | null {
  const fault = personFault(certified, context);
  if (fault) return fault;
  const isRead = certified.declarationId === personalDeclaration(context.lang).id;
  return isRead ? null : refused(context, 'otherDeclaration');
}
