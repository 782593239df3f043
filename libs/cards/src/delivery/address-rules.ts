import type { StatusWords } from '../card-face/tone-chip';
import { addressStatusId, type DeliveryAddress } from '@bank/protocol/card-delivery';

/** An address as it is written on a letter, without its country. */
export const linesOf = ({ address1, address2, postalCode, city, stateName }: DeliveryAddress): string[] =>
  [address1, address2, [postalCode, city].join(' '), stateName].filter((line): line is string => Boolean(line));

/** A card goes to a confirmed address, and is kept for one whose proof the bank still looks at (R2.7.38). */
export const canReceive = ({ addressStatusId: status }: DeliveryAddress): boolean =>
  status === addressStatusId.confirmed || status === addressStatusId.pending;

/** Nothing is left to prove. */
export const isConfirmed = ({ addressStatusId: status }: DeliveryAddress): boolean =>
  status === addressStatusId.confirmed;

/** R2.3.5 in words. */
export const ADDRESS_STATUS_WORDS: Readonly<Record<number, StatusWords>> = {
  [addressStatusId.unconfirmed]: { text: 'cards.address.status.unconfirmed', tone: 'warning' },
  [addressStatusId.confirmed]: { text: 'cards.address.status.confirmed', tone: 'positive' },
  [addressStatusId.pending]: { text: 'kit.document.pending', tone: 'neutral' },
  [addressStatusId.rejected]: { text: 'cards.address.status.rejected', tone: 'danger' },
  [addressStatusId.nameMismatch]: { text: 'cards.address.status.nameMismatch', tone: 'danger' },
};
