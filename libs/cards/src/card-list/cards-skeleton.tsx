import { useText } from '@bank/i18n';
import { Skeleton } from '@bank/ui';

/** The list in outline. */
export function CardsSkeleton() {
  const t = useText();
  return (
    <div className="tablet:max-w-md">
      <Skeleton shape="block" label={t('kit.loading')} />
    </div>
  );
}
