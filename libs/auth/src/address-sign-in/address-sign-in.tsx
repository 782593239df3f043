import { Text, useText } from '@bank/i18n';
import { isSignedIn, session, signIn, useSession, type AddressSecrets } from '@bank/session';
import { Banner, Button, Spinner } from '@bank/ui';
import { useCallback, useEffect, useState } from 'react';
import { bankConnection } from '../bank-connection';
import { StepHeading } from '../flows/step-heading';
import { isApiFailure, isRefusal } from '../sign-in/api-failure';
import { confirmToApp } from '../sign-in/confirm-to-app';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { emailOf } from './email-of-token';
import { pendingAddressSignIn } from './pending-address-sign-in';

async function loadCalls() {
  const [calls] = await Promise.all([import('./address-sign-in-calls'), bankConnection.ready()]);
  return calls;
}

/** A refusal of the code itself, including its form: the user typed nothing. */
const isLinkBad = (failure: unknown) =>
  isApiFailure(failure) && (failure.kind === 'invalid' || isRefusal(failure, 'signInExpired'));

const isSameUser = ({ accessToken }: Tokens): boolean => {
  const current = emailOf(session.getState().accessToken);
  return current !== null && current === emailOf(accessToken);
};

const giveUpQuietly = (tokens: Tokens) => loadCalls().then(({ giveUp }) => giveUp(tokens));

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface AddressSignInProps {
  secrets: AddressSecrets;
  onSignedIn(): void;
  /** The visitor keeps the session they have. */
  onStay(): void;
  onFailed(): void;
}

/** Signs in with the code of the address; asks first when that would replace another user's session (R0.16). */
export function AddressSignIn({ secrets, onSignedIn, onStay, onFailed }: AddressSignInProps) {
  const t = useText();
  const [tokens, setTokens] = useState<Tokens | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);
  const isHere = useSession(({ accessToken }) => accessToken !== null);
  const sentence = useSignInFailure(failure);
  const enter = useCallback(
    (received: Tokens) => {
      const email = emailOf(received.accessToken);
      if (email !== null) void loadCalls().then(({ sayWho }) => sayWho(t('auth.address.nowAs', { email })));
      setDone(true);
      onSignedIn();
    },
    [onSignedIn, t],
  );
  useEffect(() => {
    // Dropped before it is used: a second render must not use it again.
    if (pendingAddressSignIn.get() !== secrets) return;
    pendingAddressSignIn.drop();
    loadCalls()
      .then(({ exchange }) => exchange(secrets))
      .then((received) => {
        // The user of the link is signed in already: their session stays, and the second one is given up (R0.16).
        if (isSameUser(received)) return giveUpQuietly(received).then(onStay);
        if (isSignedIn()) return setTokens(received);
        signIn(received);
        confirmToApp(true);
        enter(received);
      })
      .catch(setFailure);
  }, [secrets, enter, onStay]);

  // Signed in and signed out again by the start page: the form is back, with the reason above it.
  const isSentBack = isDone && !isHere;
  useEffect(() => {
    if (isSentBack) onFailed();
  }, [isSentBack, onFailed]);

  if (sentence) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <StepHeading title={<Text id="auth.address.failed" />} />
        <Banner tone="danger">{isLinkBad(failure) ? <Text id="auth.address.used" /> : sentence}</Banner>
        <Button onClick={onFailed}>
          <Text id="auth.address.toForm" />
        </Button>
      </div>
    );
  }
  if (!tokens) return <Spinner label={t('auth.address.working')} />;

  const current = emailOf(session.getState().accessToken);
  const other = emailOf(tokens.accessToken);
  const switchOver = () => {
    void loadCalls()
      .then(({ replaceSession }) => replaceSession(tokens))
      .then(() => enter(tokens));
  };
  const refuse = () => {
    void giveUpQuietly(tokens);
    onStay();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* Two addresses stand in it: never as large as a short heading. */}
      <div>
        <h1 className="heading-face tablet:text-xl text-lg wrap-anywhere">
          <Text
            id="auth.address.question"
            values={{ current: current ?? t('auth.address.someone'), other: other ?? t('auth.address.another') }}
          />
        </h1>
        <p className="text-muted mt-2">
          <Text id="auth.address.explanation" />
        </p>
      </div>
      <Button onClick={refuse}>
        <Text id="kit.stayLoggedIn" />
      </Button>
      <Button variant="secondary" onClick={switchOver}>
        <Text id="auth.address.switch" />
      </Button>
    </div>
  );
}
