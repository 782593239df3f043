import { sayAmount } from '../../ledger/say-amount';
import type { Delivery } from './issue';
import type { Product } from './products';
import { say } from './texts';

const KINDS = {
  plastic: { DEBIT: 'orderPlasticDebit', PREPAID: 'orderPlasticPrepaid' },
  virtual: { DEBIT: 'orderVirtualDebit', PREPAID: 'orderVirtualPrepaid' },
} as const;

/** What an order is for, in words: the card, where it goes and what it costs. Nobody approves more than they read (R0.22). */
export function sayOrder(
  lang: string,
  {
    product,
    delivery,
    isExpress,
    name,
  }: { product: Product; delivery: Delivery | null; isExpress: boolean; name: string },
): string {
  const { subType, cardIsVirtual, currencyCode, issueFee, expressFee } = product;
  const kind = say(lang, KINDS[cardIsVirtual ? 'virtual' : 'plastic'][subType]);
  return [
    `${kind} ${currencyCode}`,
    name,
    delivery ? say(lang, 'orderTo', { address: delivery.line }) : '',
    say(lang, 'orderFee', { fee: sayAmount(lang, issueFee, currencyCode) }),
    isExpress && !cardIsVirtual ? say(lang, 'orderExpress', { fee: sayAmount(lang, expressFee, currencyCode) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
