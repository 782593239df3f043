import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { createPasskey, FailureNote, PasskeyFailure, passkeyFailureText, useAttempt, useNotify } from '@bank/kit';
import { passkeyRegister, passkeyRegisterOptions, passkeys } from '@bank/protocol/passkeys';
import { Banner, Button, Dialog } from '@bank/ui';
import { useEffect, useRef, useState } from 'react';

interface MakePasskeyProps {
  name: string;
  /** The time of the proof is over: the user proves themself once more. */
  onUnproven(): void;
  onClose(): void;
}

/** The browser makes the passkey, at once; where its own dialog was cancelled, as often as the user tries again. */
export function MakePasskey({ name, onUnproven, onClose }: MakePasskeyProps) {
  const t = useText();
  const notify = useNotify();
  const { run, failure, isPending } = useAttempt();
  const [problem, setProblem] = useState<string | null>(null);
  const make = () =>
    run(async () => {
      setProblem(null);
      try {
        const { options } = await call(passkeyRegisterOptions);
        await call(passkeyRegister, { name, response: await createPasskey(options) });
      } catch (reason) {
        if (!(reason instanceof PasskeyFailure)) throw reason;
        return setProblem(passkeyFailureText(reason.problem, t));
      }
      await invalidate(passkeys);
      notify({ severity: 'success', title: t('settings.passkeys.done', { name }), body: '' });
      onClose();
    });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void make();
    // Once: the user has asked for it with the form before.
  });
  useEffect(() => {
    if (failure?.reason === 'notProven') onUnproven();
  }, [failure, onUnproven]);
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('settings.passkeys.add')} closeLabel={t('kit.close')}>
      <div className="grid gap-4">
        <p>
          <Text id="settings.passkeys.making" values={{ name }} />
        </p>
        {problem !== null && <Banner tone="warning">{problem}</Banner>}
        <FailureNote failure={failure} />
        <Button wide pending={isPending} pendingLabel={t('kit.passkey.waiting')} onClick={() => void make()}>
          <Text id="kit.tryAgain" />
        </Button>
      </div>
    </Dialog>
  );
}
