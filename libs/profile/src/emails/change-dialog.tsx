import { call } from '@bank/api-client';
import { Text } from '@bank/i18n';
import {
  setPrimaryEmail,
  usernameChangeCancel,
  usernameChangeConfirm,
  type UsernameChange,
} from '@bank/protocol/profile-emails';
import { CodeDialog } from '../code-dialog';

interface ChangeDialogProps {
  change: UsernameChange;
  /** Refetches the change: a code that is sent again is a request of its own. */
  onChanged(): Promise<void>;
  onDone(): void;
  onClose(): void;
}

/** A new sign-in address takes effect with the code that went to it. */
export function ChangeDialog({ change: { requestId, emailId, email }, onChanged, onDone, onClose }: ChangeDialogProps) {
  return (
    <CodeDialog
      title="profile.change.title"
      confirm={async (confirmationCode) => {
        await call(usernameChangeConfirm, { requestId, confirmationCode });
        onDone();
      }}
      resend={async () => {
        await call(setPrimaryEmail, { emailId });
        await onChanged();
      }}
      giveUp={async () => {
        await call(usernameChangeCancel, { requestId });
        await onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <Text id="profile.change.body" values={{ email: <b className="break-all">{email}</b> }} />
    </CodeDialog>
  );
}
