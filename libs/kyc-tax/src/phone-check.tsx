import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { CodeEntry, FailureNote, useAttempt, type SentTo } from '@bank/kit';
import { paths } from '@bank/paths';
import { customerVerify, customerVerifyConfirm } from '@bank/protocol/phones';
import { limitReasonGet, verificationStateGet } from '@bank/protocol/kyc-tax';
import { createPkce } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass, Dialog } from '@bank/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** A code in flight, with what only this page can show beside it. */
interface Asked extends SentTo {
  verifier: string;
}

/** Where the bank asks for a phone: a code goes there, and what arrives is the proof (R1.7.21). */
export function PhoneCheck() {
  const t = useText();
  const { customer } = useCustomer();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, failure, isPending } = useAttempt();

  const ask = async () => {
    const { verifier, challenge } = await createPkce();
    const { maskedPhone, expiresAt } = await call(customerVerify, {
      id: customer.customerId,
      type: 'sms',
      codeChallenge: challenge,
    });
    setAsked({ to: maskedPhone, until: expiresAt, verifier });
  };
  const confirm = async (code: string) => {
    if (!asked) return;
    await call(customerVerifyConfirm, { confirmationCode: code, codeVerifier: asked.verifier });
    setAsked(null);
    void invalidate(verificationStateGet, limitReasonGet);
  };

  return (
    <div className="grid justify-items-start gap-3">
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={() => void run(ask)}>
          <Text id="kit.sendCode" />
        </Button>
        <Link to={paths.profile.to()} className={buttonClass('quiet')}>
          <Text id="kyc-tax.phone.other" />
        </Link>
      </div>
      {asked && (
        <Dialog
          isOpen
          title={<Text id="kit.papers.category.3" />}
          closeLabel={t('kit.close')}
          onClose={() => setAsked(null)}
        >
          <CodeEntry sent={asked} confirm={confirm} resend={ask} />
        </Dialog>
      )}
    </div>
  );
}
