import { useAddressed, useOpen } from '@bank/kit';
import { useLocation } from 'react-router-dom';

/** The questions of a payment before its review. */
export type Step = 'who' | 'amount';

const SHEETS = ['check'] as const;

/**
 * Where in the flow the customer is, in the address: the browser's Back goes one question back, closes the sheet, and loses nothing
 * that was typed. A reload finds the question again.
 */
export function useSteps() {
  const { get, show, close } = useAddressed(['ask']);
  const sheet = useOpen(SHEETS);
  const all = useAddressed(['ask', 'open', 'id']);
  return {
    /** Another one after every step, also after one back to where the customer was before. */
    address: useLocation().key,
    asked: get('ask') === 'amount' ? ('amount' as const) : ('who' as const),
    isSent: get('ask') === 'sent',
    isSheetOpen: sheet.open === 'check',
    toAmount: () => show({ ask: 'amount' }),
    /** One question back. */
    back: () => close(),
    openSheet: () => sheet.show('check'),
    closeSheet: () => sheet.close(),
    /** The receipt takes the place of the sheet: Back does not lead to a payment that was made. */
    toSent: () => all.show({ ask: 'sent' }),
    toStart: () => all.close(),
  };
}
