import { query } from '@bank/api-client';
import { applyForCardInfo, type Card, type CardProduct } from '@bank/protocol/cards';
import { useQuery } from '@tanstack/react-query';

/** The product of a card, for what its replacement and its shipping cost; undefined until it is known, or where it is offered no more. */
export function useProduct({ type }: Pick<Card, 'type'>): CardProduct | undefined {
  const { data } = useQuery(query(applyForCardInfo, {}, { lazy: true }));
  return data?.products.find((product) => product.type === type);
}
