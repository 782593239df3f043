import { type TaxCountry, taxCountry } from '@bank/protocol/tax-countries';
import type { TaxIdIn } from '@bank/protocol/tax-personal';
import { isCountry } from '../../platform/countries';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { isTaxDummy } from '../../identity/statements/tax-dummy';
import { isBlank, unseenFault } from '../../identity/statements/text-fault';
import { refused } from './texts';

export type TaxIdWord =
  | 'fieldMissing'
  | 'noSuchCountry'
  | 'countryTwice'
  | 'taxIdMissing'
  | 'taxIdDummy'
  | 'taxIdAndReason'
  | 'explanationMissing'
  | 'explanationElsewhere'
  | 'usEntryMissing'
  | 'usEntryElsewhere';

type Context = { lang: string } & MayRefuse<TaxIdWord>;

/** Of people and of companies a country may ask for different numbers. */
export type Variant = Extract<keyof TaxCountry, 'tinPersonal' | 'tinBusiness'>;

/** R0.131, R1.5.8, R3.5.6: one country that taxes a customer. @param at the path to the entry */
function entryFault(context: Context, entry: TaxIdIn, variant: Variant, at: string): Refusal | null {
  const { countryCode, taxId, tinMissingReason: reason, tinMissingExplanation: explanation } = entry;
  if (!isCountry(countryCode)) return refused(context, 'noSuchCountry', { field: `${at}.countryCode` });
  if (taxId !== undefined && reason !== undefined)
    return refused(context, 'taxIdAndReason', { field: `${at}.tinMissingReason` });
  if (explanation !== undefined && reason !== 'cannotObtain')
    return refused(context, 'explanationElsewhere', { field: `${at}.tinMissingExplanation` });
  if (reason === 'cannotObtain' && isBlank(explanation))
    return refused(context, 'explanationMissing', { field: `${at}.tinMissingExplanation` });
  if (reason === undefined && isBlank(taxId) && taxCountry(countryCode)[variant].required)
    return refused(context, 'taxIdMissing', { field: `${at}.taxId` });
  const unseen =
    unseenFault(context, `${at}.taxId`, taxId) ?? unseenFault(context, `${at}.tinMissingExplanation`, explanation);
  if (unseen) return unseen;
  return taxId !== undefined && !isBlank(taxId) && isTaxDummy(taxId, countryCode, variant)
    ? refused(context, 'taxIdDummy', { field: `${at}.taxId` })
    : null;
}

/**
 * The countries that tax a customer or a person of theirs, each once.
 * @param at the path to the list
 */
export function countriesFault(
  context: Context,
  taxIds: readonly TaxIdIn[],
  variant: Variant,
  at: string,
): Refusal | null {
  for (const [place, entry] of taxIds.entries()) {
    const fault = entryFault(context, entry, variant, `${at}.${place}`);
    if (fault) return fault;
    if (taxIds.findIndex(({ countryCode }) => countryCode === entry.countryCode) !== place)
      return refused(context, 'countryTwice', { field: `${at}.${place}.countryCode` });
  }
  return null;
}

/** The countries that tax a customer; the United States exactly where they say so. */
export function taxIdsFault(
  context: Context,
  { taxIds, isUSTaxPayer }: { taxIds: readonly TaxIdIn[]; isUSTaxPayer: boolean },
  variant: Variant,
): Refusal | null {
  const fault = countriesFault(context, taxIds, variant, 'taxIds');
  if (fault) return fault;
  const us = taxIds.findIndex(({ countryCode }) => countryCode === 'US');
  if (isUSTaxPayer && us === -1) return refused(context, 'usEntryMissing', { field: 'taxIds' });
  if (!isUSTaxPayer && us !== -1) return refused(context, 'usEntryElsewhere', { field: `taxIds.${us}.countryCode` });
  return null;
}
