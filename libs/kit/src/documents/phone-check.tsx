import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { confirmPhone, customerVerify, customerVerifyConfirm, phoneVerify } from '@bank/protocol/phones';
import { createPkce } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass, Dialog } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../failure/failure-note';
import { CodeEntry, type SentTo } from '../screen/code-entry';
import { useAttempt } from '../screen/use-attempt';

/** A code in flight, with what only this page can show beside it. */
interface Asked extends SentTo {
  verifier: string;
}

interface CodeCheckProps {
  /** Sends the code. @param challenge of the verifier that comes with the answer */
  send(challenge: string): Promise<{ maskedPhone: string; expiresAt: string }>;
  confirm(confirmationCode: string, codeVerifier: string): Promise<unknown>;
  onConfirmed(): void;
  /** Another way, beside the button. */
  children?: ReactNode;
}

/** A code goes to a phone, and what arrives is the proof (R1.7.21). */
function CodeCheck({ send, confirm, onConfirmed, children }: CodeCheckProps) {
  const t = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, failure, isPending } = useAttempt();

  const ask = async () => {
    const { verifier, challenge } = await createPkce();
    const { maskedPhone, expiresAt } = await send(challenge);
    setAsked({ to: maskedPhone, until: expiresAt, verifier });
  };
  const enter = async (code: string) => {
    if (!asked) return;
    await confirm(code, asked.verifier);
    setAsked(null);
    onConfirmed();
  };

  return (
    <div className="grid justify-items-start gap-3">
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={() => void run(ask)}>
          <Text id="kit.sendCode" />
        </Button>
        {children}
      </div>
      {asked && (
        <Dialog
          isOpen
          title={<Text id="kit.papers.category.3" />}
          closeLabel={t('kit.close')}
          onClose={() => setAsked(null)}
        >
          <CodeEntry sent={asked} confirm={enter} resend={ask} />
        </Dialog>
      )}
    </div>
  );
}

/** Where the bank asks for a phone among the papers of a customer. */
export function PhoneCheck({ onConfirmed }: { onConfirmed(): void }) {
  const { customer } = useCustomer();
  return (
    <CodeCheck
      send={(codeChallenge) => call(customerVerify, { id: customer.customerId, type: 'sms', codeChallenge })}
      confirm={(confirmationCode, codeVerifier) => call(customerVerifyConfirm, { confirmationCode, codeVerifier })}
      onConfirmed={onConfirmed}
    >
      <Link to={paths.profile.to()} className={buttonClass('quiet')}>
        <Text id="kit.papers.otherPhone" />
      </Link>
    </CodeCheck>
  );
}

interface OwnPhoneCheckProps {
  phoneId: number;
  onConfirmed(): void;
}

/** Confirms a phone of the signed-in user. */
export function OwnPhoneCheck({ phoneId, onConfirmed }: OwnPhoneCheckProps) {
  return (
    <CodeCheck
      send={(codeChallenge) => call(phoneVerify, { phoneId, type: 'sms', codeChallenge })}
      confirm={(confirmationCode, codeVerifier) => call(confirmPhone, { phoneId, confirmationCode, codeVerifier })}
      onConfirmed={onConfirmed}
    />
  );
}
