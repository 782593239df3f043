import type { Input } from '@bank/protocol';
import type { DeliveryAddress } from '@bank/protocol/card-delivery';
import type { cardApply, CardProduct } from '@bank/protocol/cards';

/** What was chosen so far. What a product does not have is kept and not sent. */
export interface CardOrder {
  type: number;
  name: string;
  isExpress: boolean;
  isOneTime: boolean;
  /** Null: the main address. */
  addressId: number | null;
  /** The chosen address takes the place of the main one. */
  isMoving: boolean;
}

/** Only a card without money of its own can close by itself (R2.7.37). */
export const canBeOneTime = ({ cardIsVirtual, subType }: CardProduct): boolean => cardIsVirtual && subType === 'DEBIT';

/** The main address, and the one that was chosen. */
export function deliveryIn({ addressId }: CardOrder, addresses: readonly DeliveryAddress[]) {
  const main = addresses.find(({ isMain }) => isMain);
  return { main, chosen: addressId === null ? main : addresses.find((one) => one.addressId === addressId) };
}

/** The order as the bank reads it. */
export function orderOf(
  wish: CardOrder,
  product: CardProduct,
  addresses: readonly DeliveryAddress[],
): Input<typeof cardApply> {
  const { type } = product;
  if (product.cardIsVirtual) {
    const cardAliasName = wish.name.trim();
    return {
      type,
      isExpressShipping: false,
      isOneTime: wish.isOneTime && canBeOneTime(product),
      ...(cardAliasName !== '' && { cardAliasName }),
    };
  }
  const { main, chosen } = deliveryIn(wish, addresses);
  return {
    type,
    isExpressShipping: wish.isExpress,
    ...(chosen && { addressId: chosen.addressId }),
    ...(wish.isMoving && main && main !== chosen && { replacesAddressId: main.addressId }),
  };
}
