import { Text, useFormat } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import { isZero } from '@bank/money';
import type { CardProduct } from '@bank/protocol/cards';

/** What a product is called. */
export const productWord = ({ cardIsVirtual, subType }: CardProduct) =>
  `cards.product.${cardIsVirtual ? 'virtual' : 'physical'}${subType === 'DEBIT' ? 'Debit' : 'Prepaid'}` as const;

interface ProductChoiceProps {
  product: CardProduct;
  isChosen: boolean;
  onChoose(): void;
}

/** A product as a radio row: what it is, when it comes, what it costs. */
export function ProductChoice({ product, isChosen, onChoose }: ProductChoiceProps) {
  const format = useFormat();
  const { cardIsVirtual, currencyCode, issueFee, deliveryDays } = product;
  return (
    <label className="border-line has-checked:border-accent has-checked:bg-accent-soft flex min-h-16 items-center gap-4 rounded-2xl border p-4 has-focus-visible:outline-2">
      <input
        type="radio"
        name="product"
        checked={isChosen}
        onChange={onChoose}
        className="accent-accent size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <Text id={productWord(product)} values={{ currency: format.displayName('currency', currencyCode) }} />
        </span>
        <span className="text-muted block text-sm">
          <Text id={cardIsVirtual ? 'cards.readyAtOnce' : 'cards.readyIn'} values={{ days: deliveryDays }} />
        </span>
      </span>
      <span className="text-end">
        {isZero(issueFee) ? <Text id="cards.free" /> : <AmountText amount={issueFee} currency={currencyCode} always />}
      </span>
    </label>
  );
}
