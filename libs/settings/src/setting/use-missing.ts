import { useText } from '@bank/i18n';
import type { Output } from '@bank/protocol';
import type { securitySettings } from '@bank/protocol/settings';

/** A sentence about what a mode still requires. */
export function useMissing({ approvedDevices, maskedPhone }: Output<typeof securitySettings>): {
  sms: string | undefined;
  push: string | undefined;
} {
  const t = useText();
  return {
    sms: maskedPhone === null ? t('settings.mode.needsPhone') : undefined,
    push: approvedDevices === 0 ? t('settings.mode.needsDevice') : undefined,
  };
}
