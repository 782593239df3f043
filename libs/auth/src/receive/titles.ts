import type { MessageId } from '@bank/i18n';
import type { PayoutOption } from '@bank/protocol/transfers-global';

interface Titles {
  title: MessageId;
  help: MessageId;
}

/** What the place is called that a way pays, where it is no account at a bank. */
const TITLES: Partial<Record<PayoutOption['transferType'], Titles>> = {
  oct: { title: 'auth.receive.card', help: 'auth.receive.cardHelp' },
  crypto_eft: { title: 'auth.receive.wallet', help: 'auth.receive.walletHelp' },
};

export const titlesOf = (way: PayoutOption['transferType']): Titles =>
  TITLES[way] ?? { title: 'auth.receive.details', help: 'auth.receive.detailsHelp' };
