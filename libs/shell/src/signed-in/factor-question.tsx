import { call, onFactorNeeded } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { CodeEntry, FailureNote, useAttempt } from '@bank/kit';
import { paths } from '@bank/paths';
import { adminActProve } from '@bank/protocol/admin';
import { securityChangeConfirm, type SecurityChange } from '@bank/protocol/settings';
import { Button, buttonClass, Dialog } from '@bank/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

interface FactorQuestionProps {
  customerId: number;
  /** Of the customer acted for. */
  name: string;
}

type Waiting = NonNullable<SecurityChange['waitsFor']>;

/**
 * Asks an administrator for their second factor when a call for the customer needs it (R0.52). It stands in front of the screen that made
 * the call, which goes on as if the call had taken longer.
 */
export function FactorQuestion({ customerId, name }: FactorQuestionProps) {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  useEffect(() => {
    let close: (isProven: boolean) => void = () => undefined;
    const end = onFactorNeeded(
      () =>
        new Promise<boolean>((resolve) => {
          close = (isProven) => {
            setAnswer(null);
            resolve(isProven);
          };
          setAnswer(() => close);
        }),
    );
    return () => {
      end();
      // The call that waits is answered with its refusal.
      close(false);
    };
  }, [customerId]);
  return answer && <FactorDialog customerId={customerId} name={name} onAnswer={answer} />;
}

function FactorDialog({ customerId, name, onAnswer }: FactorQuestionProps & { onAnswer(isProven: boolean): void }) {
  const t = useText();
  const { run, isPending, failure } = useAttempt();
  const [sent, setSent] = useState<Waiting | null>(null);
  const send = async () => setSent((await call(adminActProve, { customerId })).waitsFor);
  return (
    <Dialog isOpen title={<Text id="shell.factor.title" />} closeLabel={t('kit.close')} onClose={() => onAnswer(false)}>
      {sent ? (
        <CodeEntry
          sent={{ to: sent.sentTo, until: sent.expiresAt }}
          confirm={async (code) => {
            await call(securityChangeConfirm, { requestKey: sent.requestKey, code });
            onAnswer(true);
          }}
          resend={send}
        >
          <p>
            <Text id="shell.factor.body" values={{ name }} />
          </p>
        </CodeEntry>
      ) : (
        <div className="grid gap-4">
          <p>
            <Text id="shell.factor.body" values={{ name }} />
          </p>
          <FailureNote failure={failure} />
          {failure?.reason === 'needsSecondFactor' ? (
            <Link to={paths.setting.to()} className={buttonClass('primary', 'regular')} onClick={() => onAnswer(false)}>
              <Text id="shell.factor.settings" />
            </Link>
          ) : (
            <Button wide pending={isPending} onClick={() => void run(send)}>
              <Text id="shell.factor.send" />
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
