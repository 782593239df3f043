import { useText } from '@bank/i18n';
import { usePreferences } from '@bank/kit';
import { IconButton } from '@bank/ui';
import { Eye, EyeOff } from 'lucide-react';

/** Puts every figure out of sight, and back. */
export function HideBalances() {
  const t = useText();
  const { hideBalances, setHideBalances } = usePreferences((state) => state);
  return (
    <IconButton
      label={hideBalances ? t('kit.showBalances') : t('kit.hideBalances')}
      icon={hideBalances ? <EyeOff /> : <Eye />}
      onClick={() => setHideBalances(!hideBalances)}
    />
  );
}
