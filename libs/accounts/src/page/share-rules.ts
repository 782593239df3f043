import type { PaymentInstruction } from '@bank/protocol/account-page';

/** Who keeps the account: of the brand's letter (R1.1.3). */
export interface Bank {
  bic: string;
  name: string;
  address: string;
}

/** The longest name that the code of a transfer holds. */
const MAX_NAME = 70;

/**
 * What a banking app reads from a QR code to pay in euro: the Quick Response Code guidelines of the European Payments Council
 * (EPC069-12), version 2, without an amount.
 */
export function transferCode({ holderName, bankAccountNumber }: PaymentInstruction, { bic }: Bank): string {
  return ['BCD', '002', '1', 'SCT', bic, holderName.slice(0, MAX_NAME), bankAccountNumber].join('\n');
}
