import { paths } from '@bank/paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { NewPasswordStep } from './new-password-step';
import { passwordStepAddress, type PasswordStep } from './password-step';
import { visitOf, type SignInVisit } from './sign-in-visit';

/**
 * To a new password: address, code, password (R3.7.2). The browser's Back goes a step back; what was found out lives in memory
 * only, so a reload starts over.
 */
export function PasswordSteps({ wanted }: { wanted: PasswordStep }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isForced = false, email: knownEmail = '' } = visitOf(state);
  const [email, setEmail] = useState(knownEmail);
  // The same for every code that this page asks for; the bank takes them from no other page (R0.150).
  const [requestKey] = useState(() => crypto.randomUUID());
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);

  const back = () => void navigate(-1);
  const goTo = (step: PasswordStep) =>
    void navigate(passwordStepAddress(step), { state: { email, isForced } satisfies SignInVisit });

  if (wanted === 'new' && code !== null) {
    return (
      <NewPasswordStep
        request={{ email, requestKey }}
        code={code}
        onCodeRefused={(failure) => {
          setRefusal(failure);
          setCode(null);
          back();
        }}
        onDone={() => {
          const visit: SignInVisit = { notice: 'passwordChanged', email };
          void navigate(paths.login.to(), { replace: true, state: visit });
        }}
      />
    );
  }
  if (wanted !== 'reset' && isSent) {
    return (
      <CodeStep
        request={{ email, requestKey }}
        refusal={refusal}
        onBack={back}
        onRight={(right) => {
          setRefusal(null);
          setCode(right);
          goTo('new');
        }}
      />
    );
  }
  return (
    <EmailStep
      email={email}
      isForced={isForced}
      requestKey={requestKey}
      onSent={(address) => {
        setEmail(address);
        setSent(true);
        setRefusal(null);
        goTo('code');
      }}
    />
  );
}
