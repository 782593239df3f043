import { useText } from '@bank/i18n';
import { Skeleton } from '@bank/ui';

/** The list in outline. */
export function AccountsSkeleton() {
  const t = useText();
  return (
    <div className="desktop:max-w-84">
      <Skeleton shape="row" count={5} label={t('accounts.home.loading')} />
    </div>
  );
}
