import { compare } from '@bank/money';
import type { CustomerPermission } from '@bank/protocol/customer';
import type { RefusedReason } from '../../../ledger/refusal';
import { amountRefusal } from '../amount-refusal';
import type { Price } from './price';

type Rule = (price: Price, permission: CustomerPermission, currency: string) => RefusedReason | false | null;

const RULES: readonly Rule[] = [
  ({ isClosed }) => isClosed && { reason: 'accountClosed' },
  ({ isHeldUp, permissions }, permission) =>
    (isHeldUp || !permissions.includes(permission)) && { reason: 'notPermitted' },
  (price, _permission, currency) => amountRefusal(price, currency),
  ({ amount, leftToday }, _permission, currency) =>
    compare(amount, leftToday) > 0 && { reason: 'overDayLimit', amount: leftToday, currency },
];

/** What is in the way of an order that leaves the bank, the first thing first; null when nothing is. */
export const inTheWay = (...order: Parameters<Rule>): RefusedReason | null =>
  RULES.map((rule) => rule(...order)).find((refused) => refused) || null;
