import { paths } from '@bank/paths';
import { session } from '@bank/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Acts for another customer from here on, or for oneself again, and goes to the start page that belongs to that. Every answer is
 * kept by customer, so none of one is shown for the other (R0.23).
 */
export function useActFor(): (customerId: number | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (customerId) => {
      session.setState({ actingCustomerId: customerId });
      void navigate(paths.root.to());
    },
    [navigate],
  );
}
