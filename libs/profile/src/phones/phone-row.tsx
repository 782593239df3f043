import { Text, useText } from '@bank/i18n';
import { Row, usePopupAttempt } from '@bank/kit';
import type { Phone } from '@bank/protocol/phones';
import { Badge, Button, IconButton } from '@bank/ui';
import { Trash2 } from 'lucide-react';
import { phoneText } from './phone-number';

interface PhoneRowProps {
  phone: Phone;
  isLocked: boolean;
  /** Sends a code. */
  onConfirm(): Promise<void>;
  onUseForCodes(): void;
  onRemove(): void;
}

/** One phone and its next step. */
export function PhoneRow({ phone: one, isLocked, onConfirm, onUseForCodes, onRemove }: PhoneRowProps) {
  const t = useText();
  const { run, isPending } = usePopupAttempt();
  const phone = phoneText(one);
  return (
    <Row
      title={<span className="font-normal tabular-nums">{phone}</span>}
      badges={
        <>
          {one.isForCodes && (
            <Badge tone="info">
              <Text id="profile.phone.forCodes" />
            </Badge>
          )}
          <Badge tone={one.confirmed ? 'positive' : 'warning'}>
            <Text id={one.confirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed'} />
          </Badge>
        </>
      }
      aside={
        !isLocked && (
          <>
            {!one.confirmed && (
              <Button
                variant="secondary"
                size="small"
                pending={isPending}
                aria-label={t('profile.phone.confirmOf', { phone })}
                onClick={() => void run(onConfirm)}
              >
                <Text id="kit.confirm" />
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
          </>
        )
      }
    />
  );
}
