import { Text, useText } from '@bank/i18n';
import { Row, usePopupAttempt } from '@bank/kit';
import type { EmailAddress } from '@bank/protocol/profile';
import { Badge, Button, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';

interface EmailRowProps {
  email: EmailAddress;
  isLocked: boolean;
  onEnterCode(): void;
  onMakePrimary(): Promise<void>;
  onDelete(): void;
}

/** One address and its next step; the primary one has none and stays. */
export function EmailRow({ email: one, isLocked, onEnterCode, onMakePrimary, onDelete }: EmailRowProps) {
  const t = useText();
  const { run, isPending } = usePopupAttempt();
  const { email, isConfirmed, isPrimary } = one;
  return (
    <Row
      title={<span className="font-normal break-all">{email}</span>}
      badges={
        <>
          {isPrimary && (
            <Badge tone="info">
              <Text id="profile.email.primary" />
            </Badge>
          )}
          <Badge tone={isConfirmed ? 'positive' : 'warning'}>
            <Text id={isConfirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed'} />
          </Badge>
        </>
      }
      aside={
        !isPrimary && (
          <>
            <Button
              variant="secondary"
              size="small"
              pending={isPending}
              disabled={isLocked}
              aria-label={t(isConfirmed ? 'profile.email.makePrimaryOf' : 'profile.email.enterCodeOf', { email })}
              onClick={() => (isConfirmed ? void run(onMakePrimary) : onEnterCode())}
            >
              <Text id={isConfirmed ? 'profile.email.makePrimary' : 'profile.email.enterCode'} />
            </Button>
            <IconButton
              icon={<Trash2 className="size-5" />}
              label={t('profile.email.deleteOf', { email })}
              disabled={isLocked}
              onClick={onDelete}
            />
          </>
        )
      }
    />
  );
}
