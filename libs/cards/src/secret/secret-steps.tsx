import { Text } from '@bank/i18n';
import { CodeEntry, FailureNote, useAttempt } from '@bank/kit';
import type { CardSecret } from '@bank/protocol/cards';
import { Button } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { useRevealed } from './use-revealed';

interface SecretStepsProps<Secret> {
  /** Says what will be shown, before anything is sent. */
  children: ReactNode;
  /** The verb of the first button. */
  start: ReactNode;
  /** Sends the code. Null: nothing waits for one. */
  ask(): Promise<CardSecret | null>;
  /** Opens the secret with it. Null: the bank has none. */
  open(requestKey: string, code: string): Promise<Secret | null>;
  show(secret: Secret): ReactNode;
}

/** A secret of a card: asked for, approved by a code, shown for half a minute, hidden again. */
export function SecretSteps<Secret>({ children, start, ask, open, show }: SecretStepsProps<Secret>) {
  const { secret, secondsLeft, reveal, hide } = useRevealed<Secret>();
  const [sent, setSent] = useState<CardSecret | null>(null);
  const attempt = useAttempt();
  const send = async () => setSent(await ask());
  if (secret !== null) {
    return (
      <div className="grid gap-4">
        {show(secret)}
        <p className="text-muted text-sm tabular-nums">
          <Text id="cards.hidesIn" values={{ seconds: secondsLeft }} />
        </p>
        <Button variant="secondary" onClick={hide}>
          <Text id="cards.hide" />
        </Button>
      </div>
    );
  }
  if (sent) {
    return (
      <CodeEntry
        sent={{ to: sent.sentTo, until: sent.expiresAt }}
        confirm={async (code) => {
          const found = await open(sent.requestKey, code);
          setSent(null);
          if (found !== null) reveal(found);
        }}
        resend={send}
        onBack={() => setSent(null)}
      >
        {children}
      </CodeEntry>
    );
  }
  return (
    <div className="grid gap-4">
      {children}
      <FailureNote failure={attempt.failure} />
      <Button wide pending={attempt.isPending} onClick={() => void attempt.run(send)}>
        {start}
      </Button>
    </div>
  );
}
