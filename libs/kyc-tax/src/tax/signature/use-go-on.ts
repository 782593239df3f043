import { queryClient } from '@bank/api-client';
import { paths } from '@bank/paths';
import { customerQueries } from '@bank/session/calls';
import { useNavigate } from 'react-router-dom';

/** Leads a customer who has certified to where they wanted to go before they were asked, else home (R1.4.14, R1.4.15). */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: customerQueries.access().queryKey });
    await navigate(paths.root.to(), { replace: true });
  };
}
