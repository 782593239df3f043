import { useText } from '@bank/i18n';
import { Panel, Skeleton } from '@bank/ui';

/** The shape of a list while it is on the way. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="row" count={rows} label={t('settings.loading')} />
    </Panel>
  );
}
