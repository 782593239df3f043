import { type Formats, type TextOf, useFormat, useText } from '@bank/i18n';
import { useMemo } from 'react';
import { usePreferences } from '../preferences/preferences';

/** What a list of transactions looks like: rows with tokens; a ledger of out, in and balance; a blotter of narrow columns. */
export type ListFace = typeof BRAND.list;

/** What every row of a list needs: read once for the list, because rows are drawn by the thousand. */
export interface ListWords {
  t: TextOf;
  format: Formats;
  face: ListFace;
  /** Balances are hidden: no row shows a figure. */
  isHidden: boolean;
  /** Names an account by its id where the list is about several; null where it is about one. */
  accountName: ((accountId: number) => string) | null;
}

/**
 * The words for a list of transactions, with the brand's list face.
 * @param accountName null where all rows are of one account; keep it stable
 */
export function useListWords(accountName: ListWords['accountName'] = null): ListWords {
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  return useMemo(() => ({ t, format, face: BRAND.list, isHidden, accountName }), [t, format, isHidden, accountName]);
}
