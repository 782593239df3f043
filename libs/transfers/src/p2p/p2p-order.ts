import type { P2pValues } from './p2p-values';
import type { Quote } from './use-quote';

/** What goes to the bank once it is confirmed. */
export interface P2pInput {
  accountId: number;
  toEmail: string;
  amount: string;
  currency: string;
  note: string;
}

/** A transfer ready to be reviewed: what is sent, and what the bank said about it. */
export interface P2pOrder {
  input: P2pInput;
  quote: Quote;
  payeeName: string;
}

/** The form's values as the call wants them. The note goes as typed; an address never has spaces around it. */
export function p2pInput({ accountId, toEmail, amount, currency, note }: P2pValues): P2pInput {
  return { accountId: Number(accountId), toEmail: toEmail.trim(), amount, currency, note };
}
