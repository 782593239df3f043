import { Text } from '@bank/i18n';
import { useEffect, type RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isRefusal } from '../sign-in/api-failure';
import { loadPasswordSteps } from './load-password-steps';
import { passwordStepAddress } from './password-step';
import { visitOf, type SignInVisit } from './sign-in-visit';

// Part of the first page: the link and what leads to and from the steps. The steps themselves come when they are wanted.

const warmUp = () => void loadPasswordSteps().catch(() => undefined);

export function ForgotPassword() {
  return (
    <Link
      to={passwordStepAddress('reset')}
      className="text-accent mt-2 inline-flex min-h-11 items-center font-semibold"
      onFocus={warmUp}
      onPointerEnter={warmUp}
    >
      <Text id="auth.password.forgot" />
    </Link>
  );
}

/** @returns a function that goes to the steps when the bank wants a new password first, and says whether it did */
export function useForcedChange(): (failure: unknown, email: string) => boolean {
  const navigate = useNavigate();
  return (failure, email) => {
    if (!isRefusal(failure, 'passwordChangeRequired')) return false;
    const visit: SignInVisit = { email, isForced: true };
    void navigate(passwordStepAddress('reset'), { state: visit });
    return true;
  };
}

/** Fills in the address that a visit brings along, unless something was typed. */
export function useVisitEmail(form: RefObject<HTMLFormElement | null>): void {
  const { state } = useLocation();
  const { email } = visitOf(state);
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (email === undefined || !(field instanceof HTMLInputElement) || field.value !== '') return;
    field.value = email;
    const next = form.current?.elements.namedItem('password');
    if (next instanceof HTMLElement) next.focus();
  }, [form, email]);
}
