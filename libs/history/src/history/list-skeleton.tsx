import { useText } from '@bank/i18n';
import { Skeleton } from '@bank/ui';
import type { ListLayout } from './use-list-layout';

/** The rows to come, as high as they will be. */
export function ListSkeleton({ layout }: { layout: ListLayout }) {
  const t = useText();
  return <Skeleton shape={layout.row < 60 ? 'line' : 'row'} count={8} label={t('history.loading')} />;
}
