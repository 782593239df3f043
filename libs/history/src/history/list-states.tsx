import { useText } from '@bank/i18n';
import { Panel, Skeleton } from '@bank/ui';

/** The shape of the list while its first page is on the way. */
export function ListSkeleton() {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="row" count={8} label={t('history.loading')} />
    </Panel>
  );
}
