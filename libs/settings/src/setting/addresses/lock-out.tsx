import { Text, useText } from '@bank/i18n';
import { Banner, Checkbox } from '@bank/ui';

interface LockOutProps {
  yourIp: string;
  isMeant: boolean;
  onChange(isMeant: boolean): void;
}

/** Warns before a change that would lock the user out; they have to confirm it. */
export function LockOut({ yourIp, isMeant, onChange }: LockOutProps) {
  const t = useText();
  return (
    <div className="grid gap-2">
      <Banner tone="warning" title={<Text id="settings.ip.lockOutTitle" />}>
        <Text id="settings.ip.lockOutBody" values={{ ip: yourIp }} />
      </Banner>
      <Checkbox
        label={t('settings.ip.lockOutMeant')}
        checked={isMeant}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
