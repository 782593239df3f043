import { query } from '@bank/api-client';
import type { PlaceHint } from '@bank/kit';
import { requiredActions } from '@bank/protocol/required-actions';
import { useQuery } from '@tanstack/react-query';

/** Settings stand out while the customer has something to do there (R1.2.21); what the company has to do stands out at its own place. */
export function useHint(): PlaceHint {
  const { data } = useQuery(query(requiredActions, undefined, { lazy: true }));
  return { waits: data !== undefined && data.personal > 0 };
}
