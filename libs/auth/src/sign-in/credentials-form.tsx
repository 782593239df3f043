import { Text, useText } from '@bank/i18n';
import { isSignedIn } from '@bank/session';
import { Banner, Button, PasswordField, TextField } from '@bank/ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { loadCalls } from './load-calls';
import { useSignInFailure } from './sign-in-failure';
import { credentialErrors, type CredentialErrors } from './sign-in-rules';

/** Begins as soon as the form is touched, so that the code is there when the button is pressed. A failure shows on submit. */
const warmUp = () => void loadCalls().catch(() => undefined);

/** The fields keep their own values: what was typed before the application woke up is still there. */
export function CredentialsForm({ onSignedIn }: { onSignedIn(): void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  useSubmitOfBoot(form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const credentials = { email: String(fields.get('email')).trim(), password: String(fields.get('password')) };
    const wrong = credentialErrors(credentials);
    setErrors(wrong);
    setFailure(null);
    const first = wrong.email ? 'email' : wrong.password ? 'password' : null;
    if (first) return focusField(form.current, first);
    setPending(true);
    try {
      const { startSignIn } = await loadCalls();
      await startSignIn(credentials.email, credentials.password);
      // In the otp flow the screen shows the code step by itself: the pending code is part of the session.
      if (isSignedIn()) onSignedIn();
    } catch (reason) {
      setFailure(reason);
      focusField(form.current, 'password');
    } finally {
      setPending(false);
    }
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-7 grid gap-5"
      onSubmit={submit}
      onFocus={warmUp}
      onPointerDown={warmUp}
    >
      <TextField
        label={<Text id="auth.signIn.email" />}
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
        showLabel={t('auth.signIn.show')}
        hideLabel={t('auth.signIn.hide')}
        error={errors.password && t(errors.password)}
        description={capsLock && <Text id="auth.signIn.capsLock" />}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <FailureBanner failure={failure} />
      <Button type="submit" wide pending={pending} pendingLabel={<Text id="auth.signIn.submitting" />}>
        <Text id="auth.signIn.submit" />
      </Button>
    </form>
  );
}

function FailureBanner({ failure }: { failure: unknown }): ReactNode {
  const sentence = useSignInFailure(failure);
  return sentence && <Banner tone="danger">{sentence}</Banner>;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** "Log in" may have been pressed while only the prerendered page was there; the inline script noted it, and we go on with it. */
function useSubmitOfBoot(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['submitted'] === undefined) return;
    delete dataset['submitted'];
    form.current?.requestSubmit();
  }, [form]);
}
