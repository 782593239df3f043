import type { TaxIdIn } from '@bank/protocol/tax-personal';
import type { Shown } from './unprintable-fault';

/** Numbers of taxpayers, each with its field. @param at the path to the list */
export const numbersShown = (taxIds: readonly TaxIdIn[], at: string): readonly Shown[] =>
  taxIds.map(({ taxId }, place) => [`${at}.${place}.taxId`, taxId]);
