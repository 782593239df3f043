import { query } from '@bank/api-client';
import { applyForCardInfo } from '@bank/protocol/cards';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the bank issues a product in the country of an address (R2.7.38). True until the answer is there: the bank refuses such an order
 * as well.
 */
export function useIsShipped(type: number, countryCode: string | undefined): boolean {
  const { data } = useQuery({
    ...query(applyForCardInfo, { countryCode: countryCode ?? '' }, { lazy: true }),
    enabled: countryCode !== undefined,
  });
  return data?.products.some((product) => product.type === type) ?? true;
}
