import { useText } from '@bank/i18n';
import { Badge } from '@bank/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ShownItem } from './use-menu-items';

/** Not in builds without contracts (R0.7). A count is worth no error page: without its code there is none. */
const ContractsBadge = BRAND.contracts
  ? lazy(() =>
      import('./contracts-badge').then(
        ({ ContractsBadge: Counted }) => ({ default: Counted }),
        () => ({ default: () => null }),
      ),
    )
  : null;

/** What stands at the far end of a line of the menus: what waits there, or how many contracts there are. Null for nothing. */
export function menuBadge({ waiting, counts, isDue }: ShownItem): ReactNode {
  if (waiting > 0) return <WaitingBadge count={waiting} />;
  if (!ContractsBadge || counts !== 'contracts' || !isDue) return null;
  return (
    <Suspense>
      <ContractsBadge />
    </Suspense>
  );
}

function WaitingBadge({ count }: { count: number }) {
  const t = useText();
  return <Badge tone="warning">{t('shell.menu.waiting', { count })}</Badge>;
}
