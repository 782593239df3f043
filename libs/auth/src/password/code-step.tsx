import { Text } from '@bank/i18n';
import { CodeEntry } from '@bank/kit';
import { Banner } from '@bank/ui';
import { useState } from 'react';
import { StepHeading } from '../flows/step-heading';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { checkCode, requestCode, type PasswordRequest } from './password-calls';

interface CodeStepProps {
  request: PasswordRequest;
  /** Why a code that was right before is not any more. */
  refusal: unknown;
  onBack(): void;
  onRight(code: string): void;
}

/** The code that went to the mailbox proves whose it is. */
export function CodeStep({ request, refusal, onBack, onRight }: CodeStepProps) {
  const [isShown, setShown] = useState(true);
  const refused = useSignInFailure(isShown ? refusal : null);
  return (
    <CodeEntry
      confirm={async (code) => {
        await checkCode(request, code);
        onRight(code);
      }}
      resend={async () => {
        await requestCode(request);
        setShown(false);
      }}
      onBack={onBack}
    >
      <StepHeading title={<Text id="auth.code.title" />}>
        <Text
          id="auth.password.sent"
          values={{ email: <b className="text-text font-semibold break-words">{request.email}</b> }}
        />
      </StepHeading>
      {refused !== null && <Banner tone="danger">{refused}</Banner>}
    </CodeEntry>
  );
}
