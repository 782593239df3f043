import { call, invalidate, query } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { ActionsSheet, Answer, Ask, Rows, useAttempt, useNotify, useOpen } from '@bank/kit';
import { customerInfo } from '@bank/protocol/customer';
import {
  confirmEmail,
  confirmEmailRequest,
  deleteEmail,
  emailsGet,
  setPrimaryEmail,
  usernameChangeRequests,
} from '@bank/protocol/profile-emails';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, latePart } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AddHeading } from '../add-heading';
import { CodeSlot } from '../code-slot';
import { AddEmailDialog } from './add-email-dialog';
import type { ChangeDialogProps } from './change-dialog';
import { EmailRow } from './email-row';

const changed = () => invalidate(emailsGet, usernameChangeRequests, customerInfo);

export const emailQueries = {
  emails: () => query(emailsGet),
  changes: () => query(usernameChangeRequests),
};

/** Few visits move the sign-in to another address, so the code of it is fetched when one does. */
const ChangeDialog = latePart<ChangeDialogProps>(async () => ({
  default: (await import('./change-dialog')).ChangeDialog,
}));

const POPUPS = ['email.add', 'email.actions', 'email.code', 'email.change', 'email.delete'] as const;

interface EmailSectionProps {
  title: MessageId;
  help: MessageId;
  /** Why nothing may be changed, or undefined. */
  lockedBecause?: string;
}

/** E-mail addresses of a person, or the payment addresses of a company: add, confirm, make primary, delete. */
export function EmailSection({ title, help, lockedBecause }: EmailSectionProps) {
  const t = useText();
  const notify = useNotify();
  const { customer } = useCustomer();
  const emails = useQuery(emailQueries.emails());
  const changes = useQuery(emailQueries.changes());
  const pending = changes.data?.requests.find(({ status }) => status === 'pending');
  const { open, id, show, close } = useOpen(POPUPS);
  const primary = useAttempt();
  const [added, setAdded] = useState<number | null>(null);
  const isLocked = lockedBecause !== undefined;
  const chosen = emails.data?.emails.find(({ emailId }) => String(emailId) === id);
  // The primary address of a person is their login: only they move it, and no employee or administrator who acts for them (R0.53).
  const isLogin = customer.customerType === 'personal';
  const isAnothers = isLogin && customer.actingFor !== null;

  /** Announces a change that succeeded and refetches the list. */
  const done = (text: MessageId) => {
    notify({ severity: 'success', title: t(text), body: '' });
    close();
    void changed();
  };
  /** A person's login takes a password and codes first; a payment address changes at once. */
  const makePrimary = (emailId: number) => {
    if (isLogin) return show('email.change', emailId);
    void primary.run(async () => {
      await call(setPrimaryEmail, { emailId });
      done('profile.email.primaryDone');
    });
  };

  return (
    <section className="section grid grid-cols-[minmax(0,1fr)] gap-2">
      <AddHeading title={title} add="profile.email.add" isLocked={isLocked} onAdd={() => show('email.add')} />
      <p className="text-muted text-sm">{lockedBecause ?? <Text id={help} />}</p>
      {pending && !isLocked && (
        <Banner
          title={<Text id="profile.change.pending" />}
          action={
            !isAnothers && (
              <Button variant="secondary" size="small" onClick={() => show('email.change', pending.emailId)}>
                <Text id="profile.email.enterCode" />
              </Button>
            )
          }
        >
          <Text
            id={pending.factorSentTo === null ? 'profile.change.pendingBody' : 'profile.change.pendingBodyTwo'}
            values={{ email: pending.email, factor: pending.factorSentTo ?? '' }}
          />
        </Banner>
      )}
      <Answer of={emails}>
        {(data) => (
          <Rows label={t(title)}>
            {data.emails.map((email) => (
              <EmailRow
                key={email.emailId}
                email={email}
                isLocked={isLocked}
                onOpen={() => {
                  primary.clear();
                  // The sheet offers the change, so its code may come meanwhile.
                  if (isLogin && email.isConfirmed && !isAnothers) ChangeDialog.warmUp();
                  show('email.actions', email.emailId);
                }}
              />
            ))}
          </Rows>
        )}
      </Answer>
      {open === 'email.add' && (
        <AddEmailDialog
          onAdded={({ emailId }) => {
            setAdded(emailId);
            show('email.code', emailId);
          }}
          onClose={close}
        />
      )}
      {open === 'email.actions' && chosen && (
        <ActionsSheet
          title={<span className="break-all">{chosen.email}</span>}
          failure={primary.failure}
          actions={[
            ...(chosen.isConfirmed
              ? []
              : [
                  {
                    label: 'profile.email.enterCode' as const,
                    icon: <KeyRound />,
                    onPress: () => show('email.code', chosen.emailId),
                  },
                ]),
            ...(chosen.isConfirmed && !isAnothers
              ? [
                  {
                    label: 'profile.email.makePrimary' as const,
                    icon: <Star />,
                    onPress: () => makePrimary(chosen.emailId),
                  },
                ]
              : []),
            { label: 'profile.delete', icon: <Trash2 />, onPress: () => show('email.delete', chosen.emailId) },
          ]}
          onClose={close}
        >
          {chosen.isConfirmed && isAnothers && <Text id="profile.email.loginOwnOnly" />}
        </ActionsSheet>
      )}
      {open === 'email.code' && chosen && (
        <CodeSlot
          title="profile.code.title"
          confirm={async (confirmationCode) => {
            await call(confirmEmail, { emailId: chosen.emailId, confirmationCode });
            done('profile.email.confirmedDone');
          }}
          resend={() => call(confirmEmailRequest, { emailId: chosen.emailId })}
          resendAfterS={chosen.emailId === added ? undefined : 0}
          onClose={close}
        >
          <Text id="profile.code.sentTo" values={{ email: <b className="break-all">{chosen.email}</b> }} />
        </CodeSlot>
      )}
      {open === 'email.change' && chosen && !chosen.isPrimary && !isAnothers && !changes.isPending && (
        <ChangeDialog
          email={chosen}
          pending={pending?.emailId === chosen.emailId ? pending : undefined}
          onChanged={changed}
          onDone={() => done('profile.email.primaryDone')}
          onClose={close}
        />
      )}
      {open === 'email.delete' && chosen && (
        <Ask
          title={<Text id="profile.email.deleteTitle" />}
          action="profile.delete"
          run={async () => {
            await call(deleteEmail, { emailId: chosen.emailId });
            await changed();
          }}
          onClose={close}
        >
          <Text id="profile.email.deleteBody" values={{ email: chosen.email }} />
        </Ask>
      )}
    </section>
  );
}
