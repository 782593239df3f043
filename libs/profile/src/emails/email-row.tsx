import { Text, useText } from '@bank/i18n';
import type { EmailAddress } from '@bank/protocol/profile';
import { Badge, Button, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

interface EmailRowProps {
  email: EmailAddress;
  isLocked: boolean;
  onEnterCode(): void;
  onMakePrimary(): Promise<void>;
  onDelete(): void;
}

/** One address and the one step that is next for it; the primary one has none and stays. */
export function EmailRow({ email: one, isLocked, onEnterCode, onMakePrimary, onDelete }: EmailRowProps) {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const { email, isConfirmed, isPrimary } = one;
  const makePrimary = async () => {
    setPending(true);
    await onMakePrimary();
    setPending(false);
  };
  return (
    <li className="border-line px-card py-row flex flex-wrap items-center gap-x-3 gap-y-2 border-t first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-all">{email}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {isPrimary && (
            <Badge tone="info">
              <Text id="profile.email.primary" />
            </Badge>
          )}
          <Badge tone={isConfirmed ? 'positive' : 'warning'}>
            <Text id={isConfirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed'} />
          </Badge>
        </p>
      </div>
      {!isPrimary && (
        <div className="flex items-center gap-1">
          {isConfirmed ? (
            <Button
              variant="secondary"
              size="small"
              pending={isPending}
              disabled={isLocked}
              aria-label={t('profile.email.makePrimaryOf', { email })}
              onClick={() => void makePrimary()}
            >
              <Text id="profile.email.makePrimary" />
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="small"
              disabled={isLocked}
              aria-label={t('profile.email.enterCodeOf', { email })}
              onClick={onEnterCode}
            >
              <Text id="profile.email.enterCode" />
            </Button>
          )}
          <IconButton
            icon={<Trash2 className="size-5" />}
            label={t('profile.email.deleteOf', { email })}
            disabled={isLocked}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}
