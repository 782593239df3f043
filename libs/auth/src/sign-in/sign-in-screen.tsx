import { ownText, useBrand } from '@bank/brand';
import { Text, useLang, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { session, useSession } from '@bank/session';
import { Banner } from '@bank/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressSignIn } from '../address-sign-in/address-sign-in';
import { pendingAddressSignIn } from '../address-sign-in/pending-address-sign-in';
import { CodeStep } from './code-step';
import { CredentialsForm } from './credentials-form';
import { NOTICE_TEXTS, useSignInNotice } from './notice';

/** Sign-in in one place: address and password, then the code where the account asks for one (spec 1 §4). */
export function SignInScreen() {
  const navigate = useNavigate();
  const [secrets, setSecrets] = useState(pendingAddressSignIn.get);
  const pendingCode = useSession((state) => state.loginResult);
  // The root route knows where a signed-in visitor belongs (spec 1 §4, start page).
  const goOn = () => void navigate(paths.root.to(), { replace: true });

  if (secrets) {
    const toForm = () => {
      pendingAddressSignIn.drop();
      setSecrets(null);
    };
    return <AddressSignIn secrets={secrets} onSignedIn={goOn} onStay={goOn} onFailed={toForm} />;
  }
  if (pendingCode) {
    return (
      <CodeStep
        pending={pendingCode}
        onBack={() => session.setState({ authFlow: null, loginResult: null })}
        onSignedIn={goOn}
      />
    );
  }
  return (
    <>
      <Greeting />
      <CredentialsForm onSignedIn={goOn} />
    </>
  );
}

function Greeting() {
  const brand = useBrand();
  const lang = useLang();
  const t = useText();
  const notice = useSignInNotice();
  return (
    <>
      <h1 className="heading-face text-2xl text-balance">{ownText(brand.signInHeading, lang)}</h1>
      <p className="text-muted mt-2">{ownText(brand.tagline, lang)}</p>
      {notice && (
        <div className="mt-5">
          <Banner tone={notice === 'logout' ? 'positive' : 'info'}>{t(NOTICE_TEXTS[notice])}</Banner>
        </div>
      )}
      <noscript>
        <p className="text-danger mt-5">
          <Text id="auth.signIn.noScript" />
        </p>
      </noscript>
    </>
  );
}
