import { Text, useText } from '@bank/i18n';
import { isSignedIn } from '@bank/session';
import { Banner, Button, PasswordField, TextField } from '@bank/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { NotActivatedOffer } from '../activation/not-activated-offer';
import { useForcedChange, useVisitEmail } from '../password/sign-in-help';
import { isRefusal } from './api-failure';
import { loadCalls } from './load-calls';
import { loadFlowStep } from './load-flow-step';
import { useSignInFailure } from './sign-in-failure';
import { credentialErrors, type CredentialErrors, type Credentials } from './sign-in-rules';
import { useSignInAttempt } from './use-sign-in-attempt';

/** Loads the code at the first touch of the form, so that it is ready at the press. A failure shows on submit. */
const warmUp = () => void loadCalls().catch(() => undefined);

interface CredentialsFormProps {
  onSignedIn(): void;
  /** Called at every touch of the form. */
  onTouch(): void;
}

/** Uncontrolled fields, so that input from before hydration survives. */
export function CredentialsForm({ onSignedIn, onTouch }: CredentialsFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [triedEmail, setTriedEmail] = useState('');
  const { run, isPending, failure, clear } = useSignInAttempt();
  const [capsLock, setCapsLock] = useState(false);
  useVisitEmail(form);
  const toForcedChange = useForcedChange();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials = { email: String(fields.get('email')).trim(), password: String(fields.get('password')) };
    const wrong = credentialErrors(credentials);
    setErrors(wrong);
    const first = wrong.email ? 'email' : wrong.password ? 'password' : null;
    if (first) {
      clear();
      return focusField(form.current, first);
    }
    void run(() => start(credentials));
  };
  const start = async ({ email, password }: Credentials) => {
    try {
      // Every flow but the simple one goes on with a step; it comes while the bank looks at the password.
      const [{ startSignIn }] = await Promise.all([loadCalls(), loadFlowStep()]);
      await startSignIn(email, password);
    } catch (reason) {
      if (toForcedChange(reason, email)) return;
      setTriedEmail(email);
      focusField(form.current, 'password');
      throw reason;
    }
    // In the other flows the screen shows their step by itself: the sign-in on its way is part of the session.
    if (isSignedIn()) onSignedIn();
  };
  const touch = () => {
    warmUp();
    onTouch();
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={submit}
      onFocus={touch}
      onPointerDown={touch}
    >
      <TextField
        label={<Text id="kit.email" />}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        error={errors.email && t(errors.email)}
      />
      <PasswordField
        label={<Text id="auth.signIn.password" />}
        name="password"
        showLabel={t('kit.password.show')}
        hideLabel={t('kit.password.hide')}
        error={errors.password && t(errors.password)}
        description={capsLock && <Text id="auth.signIn.capsLock" />}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <FailureBanner failure={failure} email={triedEmail} />
      <Button type="submit" wide pending={isPending} pendingLabel={<Text id="auth.signIn.submitting" />}>
        <Text id="auth.signIn.submit" />
      </Button>
    </form>
  );
}

function FailureBanner({ failure, email }: { failure: unknown; email: string }): ReactNode {
  const sentence = useSignInFailure(failure);
  if (!sentence) return null;
  if (isRefusal(failure, 'notActivated')) return <NotActivatedOffer sentence={sentence} email={email} />;
  return <Banner tone="danger">{sentence}</Banner>;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
