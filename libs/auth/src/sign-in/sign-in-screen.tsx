import { ownText, useBrand } from '@bank/brand';
import { Text, useLang, useText } from '@bank/i18n';
import { paths, registerPaths } from '@bank/paths';
import { useSession, type PendingSignIn } from '@bank/session';
import { Banner, latePart, Spinner } from '@bank/ui';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { AddressSignIn } from '../address-sign-in/address-sign-in';
import { pendingAddressSignIn } from '../address-sign-in/pending-address-sign-in';
import { PasskeySignIn } from '../passkey/passkey-sign-in';
import { loadPasswordSteps } from '../password/load-password-steps';
import { usePasswordStep } from '../password/password-step';
import { ForgotPassword } from '../password/sign-in-help';
import { CredentialsForm } from './credentials-form';
import { loadFlowStep } from './load-flow-step';
import { asksForPhone, giveUpSignIn } from './migration';
import { NOTICE_TEXTS, useSignInNotice } from './notice';
import { useAddressCheck } from './use-address-check';

const FlowStep = latePart(() => loadFlowStep().then(({ FlowStep: Step }) => ({ default: Step })));

const PasswordSteps = latePart(() => loadPasswordSteps().then(({ PasswordSteps: Steps }) => ({ default: Steps })));

/** Sign-in in one place: address and password, then what the flow asks for (R1.4.1). */
export function SignInScreen() {
  const navigate = useNavigate();
  const [secrets, setSecrets] = useState(pendingAddressSignIn.get);
  const pending = useSession((state) => state.loginResult);
  const passwordStep = usePasswordStep();
  const t = useText();
  // The root route knows where a signed-in visitor belongs (R1.4.11 to R1.4.16, start page).
  const goOn = () => void navigate(paths.root.to(), { replace: true });

  if (secrets) {
    const toForm = () => {
      pendingAddressSignIn.drop();
      setSecrets(null);
    };
    return (
      <div>
        <AddressSignIn secrets={secrets} onSignedIn={goOn} onStay={goOn} onFailed={toForm} />
      </div>
    );
  }
  if (pending) {
    return (
      <div>
        <UnfinishedSignIn pending={pending} onSignedIn={goOn} />
      </div>
    );
  }
  if (passwordStep) {
    return (
      <div>
        <PasswordSteps wanted={passwordStep} fallback={<Spinner label={t('kit.loading')} />} />
      </div>
    );
  }
  return <Ways onSignedIn={goOn} />;
}

/** The ways in. What the address check found stands last, so that it moves nothing that is about to be pressed. */
function Ways({ onSignedIn }: { onSignedIn(): void }) {
  const { isHidden, check } = useAddressCheck();
  return (
    <>
      <Greeting />
      <div>
        <Notice />
        <CredentialsForm onSignedIn={onSignedIn} onTouch={check} />
        <PasskeySignIn onSignedIn={onSignedIn} />
        <ForgotPassword />
        {BRAND.registration && <Register />}
        {isHidden && (
          <div className="mt-5">
            <Banner tone="info">
              <Text id="auth.signIn.hiddenAddress" />
            </Banner>
          </div>
        )}
      </div>
    </>
  );
}

function Register() {
  const { registerLink } = useBrand();
  const lang = useLang();
  return (
    registerLink && (
      <p>
        <Link to={registerPaths.register.to()} className="text-accent inline-flex min-h-11 items-center font-semibold">
          {ownText(registerLink, lang)}
        </Link>
      </p>
    )
  );
}

/** After a reload, too: the sign-in on its way is part of the session. */
function UnfinishedSignIn({ pending, onSignedIn }: { pending: PendingSignIn; onSignedIn(): void }) {
  const t = useText();
  if (asksForPhone(pending)) return <Navigate to={paths.scp.to()} replace />;
  return (
    <FlowStep
      pending={pending}
      onBack={giveUpSignIn}
      onSignedIn={onSignedIn}
      fallback={<Spinner label={t('auth.flow.working')} />}
    />
  );
}

function Greeting() {
  const brand = useBrand();
  const lang = useLang();
  return (
    <div className="entry-title">
      <h1 className="heading-face">{ownText(brand.signInHeading, lang)}</h1>
      <p>{ownText(brand.tagline, lang)}</p>
    </div>
  );
}

/** Why the visitor is here, and what the page cannot do without. */
function Notice() {
  const t = useText();
  const notice = useSignInNotice();
  return (
    <>
      {notice && (
        <div className="mb-5">
          <Banner tone={notice === 'logout' || notice === 'passwordChanged' ? 'positive' : 'info'}>
            {t(NOTICE_TEXTS[notice])}
          </Banner>
        </div>
      )}
      <noscript>
        <p className="text-danger mb-5">
          <Text id="auth.signIn.noScript" />
        </p>
      </noscript>
    </>
  );
}
