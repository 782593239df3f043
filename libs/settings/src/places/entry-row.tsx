import { Text, useText } from '@bank/i18n';
import { Row, RowToken } from '@bank/kit';
import { Badge } from '@bank/ui';
import { lazy, Suspense } from 'react';
import type { Entry } from './entries';
import { VALUES } from './values';

/** Not in builds without contracts (R0.7). A count is worth no error page: without its code there is none. */
const ContractsBadge = BRAND.contracts
  ? lazy(() =>
      import('./contracts-badge').then(
        ({ ContractsBadge: Counted }) => ({ default: Counted }),
        () => ({ default: () => null }),
      ),
    )
  : null;

interface EntryRowProps {
  entry: Entry;
  /** How many things wait for the user there; 0 for none. */
  waiting: number;
  /** Opens the entry here, in place of going to its address. */
  onPress?: () => void;
}

/** One entry: its name, and what is set now. The whole row leads there. */
export function EntryRow({ entry: { id, label, to, icon: Icon }, waiting, onPress }: EntryRowProps) {
  const t = useText();
  const Value = VALUES[id];
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={<Text id={label} />}
      badges={
        waiting > 0 ? (
          <Badge tone="warning">{t('settings.value.waiting', { count: waiting })}</Badge>
        ) : (
          id === 'contracts' &&
          ContractsBadge && (
            <Suspense>
              <ContractsBadge />
            </Suspense>
          )
        )
      }
      note={Value && <Value waiting={waiting} />}
      to={onPress ? undefined : to}
      onPress={onPress}
    />
  );
}
