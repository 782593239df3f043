import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { Row } from '@bank/kit';
import type { SignIn } from '@bank/protocol/settings';
import { Badge, type Tone } from '@bank/ui';

const RESULTS: Record<SignIn['result'], { label: MessageId; tone: Tone }> = {
  ok: { label: 'settings.logins.ok', tone: 'positive' },
  wrongPassword: { label: 'settings.logins.wrongPassword', tone: 'warning' },
  wrongCode: { label: 'settings.logins.wrongCode', tone: 'warning' },
  locked: { label: 'settings.logins.locked', tone: 'danger' },
  declined: { label: 'settings.logins.declined', tone: 'danger' },
  blocked: { label: 'settings.logins.blocked', tone: 'danger' },
};

/** One attempt: time, browser, place and outcome. */
export function LoginRow({ row: { date, browser, ip, location, result } }: { row: SignIn }) {
  const t = useText();
  const format = useFormat();
  const where = location === null ? t('settings.logins.thisMachine') : location === ip ? null : location;
  return (
    <Row
      title={format.date(date, 'dayTime')}
      note={[browser, ip, where].filter(Boolean).join(' · ')}
      aside={
        <Badge tone={RESULTS[result].tone}>
          <Text id={RESULTS[result].label} />
        </Badge>
      }
    />
  );
}
