import type { SignInNotice } from '@bank/auth';
import { paths } from '@bank/paths';
import { signOut } from '@bank/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Logs out in the order of R1.4.24: leave the page, tell the bank, forget. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const notice: SignInNotice = 'logout';
    void signOut(() => void navigate(paths.login.to(), { replace: true, state: { notice } }));
  }, [navigate]);
}
