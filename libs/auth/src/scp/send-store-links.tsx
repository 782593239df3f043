import { Text, useText } from '@bank/i18n';
import type { PendingSignIn } from '@bank/session';
import { Banner, Button, TextField } from '@bank/ui';
import { useState, type FormEvent } from 'react';
import { sendStoreLinks } from '../sign-in/sign-in-calls';
import { useSignInFailure } from '../sign-in/sign-in-failure';
import { e164 } from './phone-number';

/** Sends where the app is to be had to a phone, for who sits at a computer. */
export function SendStoreLinks({ pending }: { pending: PendingSignIn }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const refused = useSignInFailure(failure);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const number = e164(typed);
    setWrong(number === null);
    setSentTo(null);
    setFailure(null);
    if (number === null) return;
    setPending(true);
    try {
      await sendStoreLinks(pending, number);
      setSentTo(number);
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={send}>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('auth.scp.phone')}
        description={t('auth.scp.phoneHelp')}
        error={isWrong ? t('auth.scp.phoneWrong') : (refused ?? undefined)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {sentTo !== null && (
        <Banner tone="positive">
          <Text id="auth.scp.sent" values={{ phone: sentTo }} />
        </Banner>
      )}
      <Button type="submit" variant="secondary" pending={isPending} pendingLabel={t('auth.scp.sending')}>
        <Text id="auth.scp.send" />
      </Button>
    </form>
  );
}
