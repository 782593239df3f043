import { BankForm } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { Banner, buttonClass, FormSubmit, FormTextField } from '@bank/ui';
import { Link } from 'react-router-dom';
import { StepHeading } from '../flows/step-heading';
import { emailField, emailSchema } from './email-field';
import { requestCode } from './password-calls';
import { useFormCall } from './use-form-call';

interface EmailStepProps {
  /** Filled in. */
  email: string;
  isForced: boolean;
  requestKey: string;
  onSent(email: string): void;
}

/** Asks for the address. The answer is the same for an unknown one. */
export function EmailStep({ email, isForced, requestKey, onSent }: EmailStepProps) {
  const t = useText();
  const { run, sentence, fieldErrors } = useFormCall(['email']);
  return (
    <div className="grid grid-cols-1 gap-5">
      <StepHeading title={<Text id={isForced ? 'auth.password.forcedTitle' : 'auth.password.title'} />}>
        <Text id={isForced ? 'auth.password.forced' : 'auth.password.intro'} />
      </StepHeading>
      <BankForm
        schema={emailSchema}
        defaults={{ email }}
        fieldErrors={fieldErrors}
        onSubmit={(values) =>
          run(async () => {
            await requestCode({ ...values, requestKey });
            onSent(values.email);
          })
        }
      >
        {sentence !== null && <Banner tone="danger">{sentence}</Banner>}
        <FormTextField
          {...emailField}
          label={t('kit.email')}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step has taken the place of the button that was pressed: focus would be lost
          autoFocus
        />
        <FormSubmit pendingLabel={<Text id="kit.sending" />}>
          <Text id="kit.sendCode" />
        </FormSubmit>
      </BankForm>
      <Link to={paths.login.to()} replace className={`${buttonClass('quiet', 'small')} -ms-3 justify-self-start`}>
        <Text id="kit.back" />
      </Link>
    </div>
  );
}
