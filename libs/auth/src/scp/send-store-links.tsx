import { Text, useText } from '@bank/i18n';
import type { PendingSignIn } from '@bank/session';
import { Banner, Button, TextField } from '@bank/ui';
import { useState, type FormEvent } from 'react';
import { sendStoreLinks } from '../sign-in/sign-in-calls';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';
import { e164 } from './phone-number';

/** Sends where the app is to be had to a phone, for who sits at a computer. */
export function SendStoreLinks({ pending }: { pending: PendingSignIn }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, isPending, sentence, clear } = useSignInAttempt();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const number = e164(typed);
    setWrong(number === null);
    setSentTo(null);
    if (number === null) return clear();
    void run(async () => {
      await sendStoreLinks(pending, number);
      setSentTo(number);
    });
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={send}>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('kit.phoneNumber')}
        description={t('auth.scp.phoneHelp')}
        error={isWrong ? t('auth.scp.phoneWrong') : (sentence ?? undefined)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {sentTo !== null && (
        <Banner tone="positive">
          <Text id="auth.scp.sent" values={{ phone: sentTo }} />
        </Banner>
      )}
      <Button type="submit" variant="secondary" pending={isPending} pendingLabel={t('kit.sending')}>
        <Text id="auth.scp.send" />
      </Button>
    </form>
  );
}
