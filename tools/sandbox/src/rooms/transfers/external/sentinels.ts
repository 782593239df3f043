import type { ReturnReason } from '@bank/protocol/payment';
import type { BankTransferType } from '@bank/protocol/transfers-external';

/** A payee whose bank does not do as expected, for testers; the cockpit lists them (R2.7.95). */
export interface Sentinel {
  /** The name of the payee, in whatever case. */
  name: string;
  /** The kind of payment that it means; absent where it means all. */
  type?: BankTransferType;
  returnedFor?: ReturnReason;
  /** Does not give back what is asked back. */
  keepsMoney?: true;
  /** How many days later than promised. */
  lateDays?: number;
}

export const SENTINELS: readonly Sentinel[] = [
  { name: 'Return Closed', returnedFor: 'accountClosed' },
  { name: 'Return Unknown', returnedFor: 'unknownAccount' },
  { name: 'Return Name', returnedFor: 'nameMismatch' },
  { name: 'Late Bank', lateDays: 2 },
  { name: 'Keeps Money', keepsMoney: true, lateDays: 2 },
  { name: 'Instant Timeout', type: 'instant_payment', returnedFor: 'timedOut' },
  { name: 'Card Refused', type: 'oct', returnedFor: 'cardRefused' },
  { name: 'Interac Unclaimed', type: 'interac', returnedFor: 'notAccepted', lateDays: 30 },
  { name: 'Chain Dropped', type: 'crypto_eft', returnedFor: 'notConfirmed', lateDays: 1 },
];

/** @param type how it travels; undefined while its recipient has not chosen */
export const sentinelOf = (payeeName: string, type: BankTransferType | undefined): Sentinel | undefined =>
  SENTINELS.find(
    (sentinel) =>
      sentinel.name.toLowerCase() === payeeName.trim().toLowerCase() &&
      (sentinel.type === undefined || sentinel.type === type),
  );
