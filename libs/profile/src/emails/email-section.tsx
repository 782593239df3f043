import { call, invalidate, query } from '@bank/api-client';
import { Text, type MessageId, useText } from '@bank/i18n';
import { asFailure, failureText, useNotify, useResponsePopup } from '@bank/kit';
import { customerInfo } from '@bank/protocol/customer';
import {
  confirmEmail,
  confirmEmailRequest,
  deleteEmail,
  emailsGet,
  setPrimaryEmail,
  usernameChangeCancel,
  usernameChangeConfirm,
  usernameChangeRequests,
  type EmailAddress,
  type UsernameChange,
} from '@bank/protocol/profile';
import { Banner, Button, Panel } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddHeading } from '../add-heading';
import { Answer } from '../answer';
import { ConfirmDialog } from '../confirm-dialog';
import { AddEmailDialog } from './add-email-dialog';
import { CodeDialog } from './code-dialog';
import { EmailRow } from './email-row';

const changed = () => invalidate(emailsGet, usernameChangeRequests, customerInfo);

export const emailQueries = {
  emails: () => query(emailsGet),
  changes: () => query(usernameChangeRequests),
};

/** What stands above the page: one thing at a time. */
type Open =
  | { kind: 'add' }
  | { kind: 'code'; email: EmailAddress }
  | { kind: 'change'; change: UsernameChange }
  | { kind: 'delete'; email: EmailAddress };

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
  const popup = useResponsePopup();
  const emails = useQuery(emailQueries.emails());
  const pending = useQuery(emailQueries.changes()).data?.requests.find(({ status }) => status === 'pending');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  /** The rest of a change that succeeded: said in words, and the list asked again. */
  const done = (text: MessageId) => {
    notify({ severity: 'success', title: t(text), body: '' });
    close();
    void changed();
  };
  const makePrimary = async (emailId: number) => {
    try {
      const { usernameChange } = await call(setPrimaryEmail, { emailId });
      if (usernameChange) setOpen({ kind: 'change', change: usernameChange });
      else done('profile.email.primaryDone');
      await changed();
    } catch (error) {
      popup({ text: failureText(asFailure(error), t) });
    }
  };

  return (
    <section className="grid gap-3">
      <AddHeading
        title={title}
        add="profile.email.add"
        isLocked={lockedBecause !== undefined}
        onAdd={() => setOpen({ kind: 'add' })}
      />
      <p className="text-muted text-sm">{lockedBecause ?? <Text id={help} />}</p>
      {pending && lockedBecause === undefined && (
        <Banner
          title={<Text id="profile.change.pending" />}
          action={
            <Button variant="secondary" size="small" onClick={() => setOpen({ kind: 'change', change: pending })}>
              <Text id="profile.email.enterCode" />
            </Button>
          }
        >
          <Text id="profile.change.pendingBody" values={{ email: pending.email }} />
        </Banner>
      )}
      <Answer of={emails}>
        {(data) => (
          <Panel kind="flush">
            <ul aria-label={t(title)}>
              {data.emails.map((email) => (
                <EmailRow
                  key={email.emailId}
                  email={email}
                  isLocked={lockedBecause !== undefined}
                  onEnterCode={() => setOpen({ kind: 'code', email })}
                  onMakePrimary={() => makePrimary(email.emailId)}
                  onDelete={() => setOpen({ kind: 'delete', email })}
                />
              ))}
            </ul>
          </Panel>
        )}
      </Answer>
      {open?.kind === 'add' && <AddEmailDialog onAdded={(email) => setOpen({ kind: 'code', email })} onClose={close} />}
      {open?.kind === 'code' && (
        <CodeDialog
          title={<Text id="profile.code.title" />}
          confirm={(confirmationCode) => call(confirmEmail, { emailId: open.email.emailId, confirmationCode })}
          resend={() => call(confirmEmailRequest, { emailId: open.email.emailId })}
          onDone={() => done('profile.email.confirmedDone')}
          onClose={close}
        >
          <Text id="profile.code.sentTo" values={{ email: <b className="break-all">{open.email.email}</b> }} />
        </CodeDialog>
      )}
      {open?.kind === 'change' && (
        <ChangeDialog
          change={open.change}
          onAgain={(change) => setOpen({ kind: 'change', change })}
          onDone={() => done('profile.email.primaryDone')}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={<Text id="profile.email.deleteTitle" />}
          action={<Text id="profile.delete" />}
          run={async () => {
            await call(deleteEmail, { emailId: open.email.emailId });
            await changed();
          }}
          onClose={close}
        >
          <Text id="profile.email.deleteBody" values={{ email: open.email.email }} />
        </ConfirmDialog>
      )}
    </section>
  );
}

interface ChangeDialogProps {
  change: UsernameChange;
  /** Sending the code again is a request of its own. */
  onAgain(change: UsernameChange): void;
  onDone(): void;
  onClose(): void;
}

/** A new sign-in address takes effect with the code that went to it. */
function ChangeDialog({ change: { requestId, emailId, email }, onAgain, onDone, onClose }: ChangeDialogProps) {
  return (
    <CodeDialog
      title={<Text id="profile.change.title" />}
      confirm={(confirmationCode) => call(usernameChangeConfirm, { requestId, confirmationCode })}
      resend={async () => {
        const { usernameChange } = await call(setPrimaryEmail, { emailId });
        if (usernameChange) onAgain(usernameChange);
      }}
      onDone={onDone}
      onClose={onClose}
      giveUp={async () => {
        await call(usernameChangeCancel, { requestId });
        await changed();
        onClose();
      }}
    >
      <Text id="profile.change.body" values={{ email: <b className="break-all">{email}</b> }} />
    </CodeDialog>
  );
}
