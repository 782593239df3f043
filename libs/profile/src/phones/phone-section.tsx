import { call, invalidate } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { asFailure, failureText, useNotify, useResponsePopup } from '@bank/kit';
import { confirmPhone, deletePhone, type Phone } from '@bank/protocol/phones';
import { personalInfoGet } from '@bank/protocol/profile';
import { useCustomer } from '@bank/session/calls';
import { Button, Panel, SectionHeading } from '@bank/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { CodeDialog } from '../emails/code-dialog';
import { AddPhoneDialog } from './add-phone-dialog';
import { askForCode, type AskedCode } from './ask-for-code';
import { CodesPhoneDialog } from './codes-phone-dialog';
import { phoneText } from './phone-number';
import { PhoneRow } from './phone-row';

/** What stands above the page: one thing at a time. */
type Open =
  | { kind: 'add' }
  | { kind: 'code'; phone: Phone; asked: AskedCode }
  | { kind: 'use'; phone: Phone }
  | { kind: 'remove'; phone: Phone };

/** The phones of who is signed in: add, confirm by a code, choose the one for codes, remove (R3.3.4). */
export function PhoneSection({ phones }: { phones: readonly Phone[] }) {
  const t = useText();
  const notify = useNotify();
  const popup = useResponsePopup();
  const { customer } = useCustomer();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // An administrator sees the customer's phones and has no say in them: they open the door to the account.
  const isLocked = customer.isAdmin;

  const done = (text: MessageId) => {
    notify({ severity: 'success', title: t(text), body: '' });
    close();
    void invalidate(personalInfoGet);
  };
  const confirm = async (phone: Phone) => {
    try {
      setOpen({ kind: 'code', phone, asked: await askForCode(phone.phoneId) });
    } catch (error) {
      close();
      popup({ text: failureText(asFailure(error), t) });
    }
  };

  return (
    <section className="grid gap-3">
      <SectionHeading
        action={
          !isLocked && (
            <Button
              variant="secondary"
              size="small"
              icon={<Plus className="size-4" />}
              onClick={() => setOpen({ kind: 'add' })}
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
        <Panel kind="flush">
          <ul aria-label={t('profile.phone.title')}>
            {phones.map((phone) => (
              <PhoneRow
                key={phone.phoneId}
                phone={phone}
                isLocked={isLocked}
                onConfirm={() => confirm(phone)}
                onUseForCodes={() => setOpen({ kind: 'use', phone })}
                onRemove={() => setOpen({ kind: 'remove', phone })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {open?.kind === 'add' && (
        <AddPhoneDialog countryCode={customer.residenceCountryCode} onAdded={confirm} onClose={close} />
      )}
      {open?.kind === 'code' && (
        <CodeDialog
          title={<Text id="profile.phone.codeTitle" />}
          confirm={(confirmationCode) =>
            call(confirmPhone, { phoneId: open.phone.phoneId, confirmationCode, codeVerifier: open.asked.verifier })
          }
          resend={async () => setOpen({ ...open, asked: await askForCode(open.phone.phoneId) })}
          onDone={() => done('profile.phone.confirmedDone')}
          onClose={close}
        >
          <Text id="profile.phone.sentTo" values={{ phone: <b>{open.asked.maskedPhone}</b> }} />
        </CodeDialog>
      )}
      {open?.kind === 'use' && (
        <CodesPhoneDialog phone={open.phone} onDone={() => done('profile.phone.useDone')} onClose={close} />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={<Text id="profile.phone.removeTitle" />}
          action={<Text id="profile.phone.remove" />}
          run={async () => {
            await call(deletePhone, { phoneId: open.phone.phoneId });
            await invalidate(personalInfoGet);
          }}
          onClose={close}
        >
          <Text id="profile.phone.removeBody" values={{ phone: phoneText(open.phone) }} />
        </ConfirmDialog>
      )}
    </section>
  );
}
