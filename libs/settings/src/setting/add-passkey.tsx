import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  BankForm,
  createPasskey,
  fieldMessage,
  PasskeyFailure,
  passkeyFailureText,
  supportsPasskeys,
  useAttempt,
} from '@bank/kit';
import { passkeyRegister, passkeyRegisterOptions, passkeys } from '@bank/protocol/passkeys';
import { Banner, FormSubmit, FormTextField } from '@bank/ui';
import { useState } from 'react';
import { maxLength, minLength, object, string, trim } from 'zod/mini';

const missing = fieldMessage('settings.passkeys.nameMissing');
const schema = object({ name: string().check(trim(), minLength(1, missing), maxLength(60, missing)) });

/** Names a passkey and has the browser make it. */
export function AddPasskey() {
  const t = useText();
  const { run, failure } = useAttempt();
  const [problem, setProblem] = useState<string | null>(null);
  // A form keeps what the user typed; a new key starts it anew once the passkey is made.
  const [made, setMade] = useState(0);
  if (!supportsPasskeys()) {
    return (
      <Banner tone="info">
        <Text id="settings.passkeys.unsupported" />
      </Banner>
    );
  }
  const add = async (name: string) => {
    setProblem(null);
    try {
      const { options } = await call(passkeyRegisterOptions);
      await call(passkeyRegister, { name, response: await createPasskey(options) });
    } catch (reason) {
      if (!(reason instanceof PasskeyFailure)) throw reason;
      return setProblem(passkeyFailureText(reason.problem, t));
    }
    await invalidate(passkeys);
    setMade(made + 1);
  };
  return (
    <BankForm
      key={made}
      schema={schema}
      defaults={{ name: t('settings.passkeys.defaultName') }}
      failure={failure}
      onSubmit={({ name }) => run(() => add(name))}
    >
      <FormTextField name="name" label={t('settings.passkeys.name')} maxLength={60} />
      {problem !== null && <Banner tone="warning">{problem}</Banner>}
      <FormSubmit>
        <Text id="settings.passkeys.add" />
      </FormSubmit>
    </BankForm>
  );
}
