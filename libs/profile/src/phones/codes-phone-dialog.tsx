import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { phoneText } from '@bank/kit';
import { phoneForCodesSet, type Phone } from '@bank/protocol/phones';
import { securityChangeConfirm, type SecurityChange } from '@bank/protocol/settings';
import { Dialog } from '@bank/ui';
import { useState } from 'react';
import { CodeSlot } from '../code-slot';
import { PasswordStep } from '../password-step';

interface CodesPhoneDialogProps {
  phone: Phone;
  onDone(): void;
  onClose(): void;
}

/** Moves codes to another phone. It takes the password and a code to the previous phone (R0.22). */
export function CodesPhoneDialog({ phone, onDone, onClose }: CodesPhoneDialogProps) {
  const t = useText();
  const [asked, setAsked] = useState<{ password: string; waitsFor: NonNullable<SecurityChange['waitsFor']> } | null>(
    null,
  );

  const ask = async (password: string) => {
    const { waitsFor } = await call(phoneForCodesSet, { phoneId: phone.phoneId, password });
    if (waitsFor === null) onDone();
    else setAsked({ password, waitsFor });
  };

  if (asked) {
    const { requestKey, sentTo } = asked.waitsFor;
    return (
      <CodeSlot
        title="profile.phone.useTitle"
        confirm={async (code) => {
          await call(securityChangeConfirm, { requestKey, code });
          onDone();
        }}
        resend={() => ask(asked.password)}
        onClose={onClose}
      >
        <Text id="profile.phone.useCode" values={{ sentTo: <b>{sentTo}</b> }} />
      </CodeSlot>
    );
  }
  return (
    <Dialog isOpen title={<Text id="profile.phone.useTitle" />} closeLabel={t('kit.close')} onClose={onClose}>
      <PasswordStep title="profile.phone.useTitle" begin={ask}>
        <Text id="profile.phone.useBody" values={{ phone: <b>{phoneText(phone)}</b> }} />
      </PasswordStep>
    </Dialog>
  );
}
