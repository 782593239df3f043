import { call, invalidate } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { ActionsSheet, Ask, Rows, useAttempt, useNotify, useOpen, usePopupAttempt, phoneText } from '@bank/kit';
import { confirmPhone, deletePhone, type Phone } from '@bank/protocol/phones';
import { personalInfoGet } from '@bank/protocol/profile';
import { useCustomer } from '@bank/session/calls';
import { Button, SectionHeading } from '@bank/ui';
import { KeyRound, MessageSquareText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CodeSlot } from '../code-slot';
import { AddPhoneDialog } from './add-phone-dialog';
import { askForCode, type AskedCode } from './ask-for-code';
import { CodesPhoneDialog } from './codes-phone-dialog';
import { PhoneRow } from './phone-row';

const POPUPS = ['phone.add', 'phone.actions', 'phone.code', 'phone.use', 'phone.remove'] as const;

/** The phones of the signed-in user: add, confirm by a code, choose the one for codes, remove (R3.3.4). */
export function PhoneSection({ phones }: { phones: readonly Phone[] }) {
  const t = useText();
  const notify = useNotify();
  const { customer } = useCustomer();
  const { open, id, show, close } = useOpen(POPUPS);
  const { run } = usePopupAttempt();
  const sending = useAttempt();
  // Holds the verifier of the code, which must not stand in an address: after a reload the dialog is closed.
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const chosen = phones.find(({ phoneId }) => String(phoneId) === id);
  // An administrator sees the customer's phones and may not change them: codes to a phone open the account.
  const isLocked = customer.isAdmin;

  const done = (text: MessageId) => {
    notify({ severity: 'success', title: t(text), body: '' });
    close();
    void invalidate(personalInfoGet);
  };
  const confirm = async ({ phoneId }: Phone) => {
    setAsked(await askForCode(phoneId));
    show('phone.code', phoneId);
  };

  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading
        action={
          !isLocked && (
            <Button
              variant="secondary"
              size="small"
              icon={<Plus className="size-4" />}
              onClick={() => show('phone.add')}
            >
              <Text id="profile.phone.add" />
            </Button>
          )
        }
      >
        <Text id="profile.phone.title" />
      </SectionHeading>
      <p className="text-muted text-sm">
        <Text
          id={isLocked ? 'profile.phone.ownOnly' : phones.length === 0 ? 'profile.phone.none' : 'profile.phone.help'}
        />
      </p>
      {phones.length > 0 && (
        <Rows label={t('profile.phone.title')}>
          {phones.map((phone) => (
            <PhoneRow
              key={phone.phoneId}
              phone={phone}
              isLocked={isLocked}
              onOpen={() => {
                sending.clear();
                show('phone.actions', phone.phoneId);
              }}
            />
          ))}
        </Rows>
      )}
      {open === 'phone.actions' && chosen && (
        <ActionsSheet
          title={<span className="tabular-nums">{phoneText(chosen)}</span>}
          failure={sending.failure}
          actions={[
            ...(chosen.confirmed
              ? []
              : [
                  {
                    label: 'kit.confirm' as const,
                    icon: <KeyRound />,
                    onPress: () => void sending.run(() => confirm(chosen)),
                  },
                ]),
            ...(chosen.confirmed && !chosen.isForCodes
              ? [
                  {
                    label: 'profile.phone.use' as const,
                    icon: <MessageSquareText />,
                    onPress: () => show('phone.use', chosen.phoneId),
                  },
                ]
              : []),
            { label: 'kit.remove', icon: <Trash2 />, onPress: () => show('phone.remove', chosen.phoneId) },
          ]}
          onClose={close}
        />
      )}
      {open === 'phone.add' && (
        <AddPhoneDialog
          countryCode={customer.residenceCountryCode}
          onAdded={async (phone) => {
            if (!(await run(() => confirm(phone)))) close();
          }}
          onClose={close}
        />
      )}
      {open === 'phone.code' && chosen && asked && (
        <CodeSlot
          title="profile.phone.codeTitle"
          confirm={async (confirmationCode) => {
            await call(confirmPhone, { phoneId: chosen.phoneId, confirmationCode, codeVerifier: asked.verifier });
            done('profile.phone.confirmedDone');
          }}
          resend={async () => setAsked(await askForCode(chosen.phoneId))}
          onClose={close}
        >
          <Text id="profile.phone.sentTo" values={{ phone: <b>{asked.maskedPhone}</b> }} />
        </CodeSlot>
      )}
      {open === 'phone.use' && chosen && (
        <CodesPhoneDialog phone={chosen} onDone={() => done('profile.phone.useDone')} onClose={close} />
      )}
      {open === 'phone.remove' && chosen && (
        <Ask
          title={<Text id="profile.phone.removeTitle" />}
          action="kit.remove"
          run={async () => {
            await call(deletePhone, { phoneId: chosen.phoneId });
            await invalidate(personalInfoGet);
          }}
          onClose={close}
        >
          <Text id="profile.phone.removeBody" values={{ phone: phoneText(chosen) }} />
        </Ask>
      )}
    </section>
  );
}
