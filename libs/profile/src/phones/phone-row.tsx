import { Text } from '@bank/i18n';
import { Row, RowToken, phoneText } from '@bank/kit';
import type { Phone } from '@bank/protocol/phones';
import { Badge } from '@bank/ui';
import { ChevronRight, Phone as PhoneIcon } from 'lucide-react';

interface PhoneRowProps {
  phone: Phone;
  isLocked: boolean;
  onOpen(): void;
}

/** One phone and its state; the row opens what can be done with it. */
export function PhoneRow({ phone, isLocked, onOpen }: PhoneRowProps) {
  return (
    <Row
      token={
        <RowToken>
          <PhoneIcon />
        </RowToken>
      }
      title={<span className="tabular-nums">{phoneText(phone)}</span>}
      badges={
        <>
          {phone.isForCodes && (
            <Badge tone="info">
              <Text id="profile.phone.forCodes" />
            </Badge>
          )}
          <Badge tone={phone.confirmed ? 'positive' : 'warning'}>
            <Text id={phone.confirmed ? 'profile.email.confirmed' : 'profile.email.unconfirmed'} />
          </Badge>
        </>
      }
      aside={!isLocked && <ChevronRight className="text-muted size-5" aria-hidden="true" />}
      onPress={isLocked ? undefined : onOpen}
    />
  );
}
