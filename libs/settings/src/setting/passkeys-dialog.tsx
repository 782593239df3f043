import { type ApiFailure, call, invalidate, useCall } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import {
  asFailure,
  BankForm,
  createPasskey,
  FailureNote,
  LoadFailure,
  PasskeyFailure,
  passkeyFailureText,
  supportsPasskeys,
} from '@bank/kit';
import {
  type Passkey,
  passkeyDelete,
  passkeyRegister,
  passkeyRegisterOptions,
  passkeys,
} from '@bank/protocol/passkeys';
import { Banner, Button, Dialog, EmptyState, FormSubmit, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { maxLength, object, string, trim, minLength } from 'zod/mini';
import { AskDialog } from '../change/ask-dialog';
import { ListSkeleton } from '../change/load-states';
import { settingQueries } from './setting-calls';

const schema = object({ name: string().check(trim(), minLength(1), maxLength(60)) });

/** The passkeys one can sign in and approve with, beyond the spec. */
export function PasskeysDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useQuery(settingQueries.passkeys());
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const remove = useCall(passkeyDelete, { invalidates: [passkeys] });
  if (leaving) {
    return (
      <AskDialog
        title={t('settings.passkeys.removeTitle')}
        action="settings.remove"
        pending={remove.isPending}
        failure={remove.failure}
        onClose={() => setLeaving(null)}
        onConfirm={() =>
          void remove.run({ passkeyId: leaving.id }).then(
            () => setLeaving(null),
            () => undefined,
          )
        }
      >
        <Text id="settings.passkeys.removeBody" values={{ name: leaving.name }} />
      </AskDialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.passkeys.title')} closeLabel={t('settings.close')}>
      <div className="grid gap-4">
        <p className="text-muted">
          <Text id="settings.passkeys.about" />
        </p>
        {!data &&
          (error ? <LoadFailure title="settings.failed" error={error} onRetry={refetch} /> : <ListSkeleton rows={2} />)}
        {data?.passkeys.length === 0 && (
          <EmptyState icon={<Fingerprint />} title={<Text id="settings.passkeys.empty" />} />
        )}
        <ul className="divide-line divide-y">
          {data?.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block font-medium break-words">{passkey.name}</span>
                <span className="text-muted block text-sm">
                  <Text id="settings.passkeys.added" values={{ date: format.date(passkey.createdAt, 'day') }} />
                  {passkey.lastUsedAt !== null && (
                    <>
                      {' · '}
                      <Text id="settings.passkeys.used" values={{ date: format.date(passkey.lastUsedAt, 'day') }} />
                    </>
                  )}
                </span>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('settings.passkeys.removeThis', { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
              >
                <Text id="settings.remove" />
              </Button>
            </li>
          ))}
        </ul>
        <AddPasskey />
      </div>
    </Dialog>
  );
}

function AddPasskey() {
  const t = useText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A form keeps what was typed; after a passkey was made it starts anew.
  const [made, setMade] = useState(0);
  if (!supportsPasskeys()) {
    return (
      <Banner tone="info">
        <Text id="settings.passkeys.unsupported" />
      </Banner>
    );
  }
  const add = async (name: string) => {
    setFailure(null);
    setProblem(null);
    try {
      const { options } = await call(passkeyRegisterOptions);
      await call(passkeyRegister, { name, response: await createPasskey(options) });
      await invalidate(passkeys);
      setMade(made + 1);
    } catch (reason) {
      if (reason instanceof PasskeyFailure) setProblem(passkeyFailureText(reason.problem, t));
      else setFailure(asFailure(reason));
    }
  };
  return (
    <BankForm
      key={made}
      schema={schema}
      defaults={{ name: t('settings.passkeys.defaultName') }}
      onSubmit={({ name }) => add(name)}
      errorText={() => t('settings.passkeys.nameMissing')}
    >
      <FormTextField name="name" label={t('settings.passkeys.name')} maxLength={60} />
      {problem !== null && <Banner tone="warning">{problem}</Banner>}
      <FailureNote failure={failure} />
      <FormSubmit>
        <Text id="settings.passkeys.add" />
      </FormSubmit>
    </BankForm>
  );
}
