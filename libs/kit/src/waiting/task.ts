import type { MessageId } from '@bank/i18n';
import { Building2, ClipboardCheck, CreditCard, FileUp, Newspaper, ReceiptText, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * What can wait for a customer on home, the most urgent first: what keeps an account from working comes before everything else, and what
 * is only to be read comes last. Each room brings its own through its door `home`.
 */
export const WAITING = [
  ['documents', FileUp],
  ['approvals', ClipboardCheck],
  ['invitations', Building2],
  ['invoices', ReceiptText],
  ['cards', CreditCard],
  ['terms', ScrollText],
  ['news', Newspaper],
] as const;
export type WaitingKind = (typeof WAITING)[number][0];
export type WaitingIcon = (typeof WAITING)[number][1];

/** One thing to see to. */
export interface WaitingTask {
  /** Of its own among those of its kind. */
  id: string;
  title: ReactNode;
  note: ReactNode;
  /** The screen where it is seen to; null: the bank is at work, and nothing is asked of the customer. */
  to: string | null;
  /** The one act that it asks for, as on a button: "Pay". */
  act?: MessageId;
  isWarning?: boolean;
}

/** What a room knows of it. */
export interface Waits {
  tasks: readonly WaitingTask[];
  /** The bank has yet to answer; a failed call counts as nothing. */
  isPending: boolean;
}

/** What a room brings of it; the board calls its hook. */
export interface WaitingSource {
  kind: WaitingKind;
  useWaiting: () => Waits;
}
