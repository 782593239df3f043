import { Text } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import type { EmailAddress } from '@bank/protocol/profile-emails';
import { Badge } from '@bank/ui';
import { ChevronRight, Mail } from 'lucide-react';

interface EmailRowProps {
  email: EmailAddress;
  /** Nothing may be changed. */
  isLocked: boolean;
  onOpen(): void;
}

/** One address and its state; the row opens what can be done with it. The primary one stays as it is. */
export function EmailRow({ email: { email, isConfirmed, isPrimary }, isLocked, onOpen }: EmailRowProps) {
  const isFixed = isPrimary || isLocked;
  return (
    <Row
      token={
        <RowToken>
          <Mail />
        </RowToken>
      }
      title={<span className="break-all">{email}</span>}
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
      aside={!isFixed && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={isFixed ? undefined : onOpen}
    />
  );
}
