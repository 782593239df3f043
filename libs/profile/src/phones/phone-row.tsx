import { Text, useText } from '@bank/i18n';
import type { Phone } from '@bank/protocol/phones';
import { Badge, Button, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { phoneText } from './phone-number';

interface PhoneRowProps {
  phone: Phone;
  isLocked: boolean;
  /** Sends a code. */
  onConfirm(): Promise<void>;
  onUseForCodes(): void;
  onRemove(): void;
}

/** One phone and the one step that is next for it. */
export function PhoneRow({ phone: one, isLocked, onConfirm, onUseForCodes, onRemove }: PhoneRowProps) {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const phone = phoneText(one);
  const confirm = async () => {
    setPending(true);
    await onConfirm();
    setPending(false);
  };
  return (
    <li className="border-line px-card py-row flex flex-wrap items-center gap-x-3 gap-y-2 border-t first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="tabular-nums">{phone}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {one.isForCodes && (
            <Badge tone="info">
              <Text id="profile.phone.forCodes" />
            </Badge>
          )}
          <Badge tone={one.confirmed ? 'positive' : 'warning'}>
            <Text id={one.confirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed'} />
          </Badge>
        </p>
      </div>
      {!isLocked && (
        <div className="flex items-center gap-1">
          {!one.confirmed && (
            <Button
              variant="secondary"
              size="small"
              pending={isPending}
              aria-label={t('profile.phone.confirmOf', { phone })}
              onClick={() => void confirm()}
            >
              <Text id="profile.phone.confirm" />
            </Button>
          )}
          {one.confirmed && !one.isForCodes && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('profile.phone.useOf', { phone })}
              onClick={onUseForCodes}
            >
              <Text id="profile.phone.use" />
            </Button>
          )}
          <IconButton
            icon={<Trash2 className="size-5" />}
            label={t('profile.phone.removeOf', { phone })}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}
