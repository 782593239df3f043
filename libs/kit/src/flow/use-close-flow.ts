import { paths } from '@bank/paths';
import { useNavigate } from 'react-router-dom';
import { knownRoutes } from '../places/known-routes';
import { cameFrom } from './came-from';

/**
 * The way out of a flow, in its place in the history: back to where the customer was in the frame. A customer who opened the page inside
 * the flow goes to where money is sent from.
 */
export function useCloseFlow(): () => void {
  const navigate = useNavigate();
  return () => {
    const fallback = [paths.payments.to(), paths.home.to()].find(knownRoutes.has) ?? paths.home.to();
    void navigate(cameFrom.getState().address ?? fallback, { replace: true });
  };
}
