import { query } from '@bank/api-client';
import type { PlaceHint } from '@bank/kit';
import { requiredActions } from '@bank/protocol/required-actions';
import { useQuery } from '@tanstack/react-query';

/** The company stands out while it has something to do (R1.2.21). */
export function useHint(): PlaceHint {
  const { data } = useQuery(query(requiredActions, undefined, { lazy: true }));
  return { waits: data !== undefined && data.company > 0 };
}
