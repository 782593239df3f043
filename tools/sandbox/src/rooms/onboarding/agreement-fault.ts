import { agreementIds } from '../../identity/access/agreements';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused } from './texts';

/** Agreements of which not each was accepted (R1.5.3). */
export const agreementFault = (
  context: { lang: string } & MayRefuse<'agreementsMissing'>,
  agreements: readonly string[],
): Refusal | null =>
  agreementIds.every((id) => agreements.includes(id))
    ? null
    : refused(context, 'agreementsMissing', { field: 'agreements' });
