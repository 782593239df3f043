import { Text } from '@bank/i18n';
import { Button, EmptyState } from '@bank/ui';
import { ReceiptText, SearchX } from 'lucide-react';

/** No rows: either nothing happened on the account yet, or nothing matches. */
export function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  if (!isFiltered) {
    return (
      <EmptyState icon={<ReceiptText />} title={<Text id="history.empty" />}>
        <Text id="history.emptyBody" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={<Text id="history.noMatch" />}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Text id="history.clearFilters" />
        </Button>
      }
    >
      <Text id="history.noMatchBody" />
    </EmptyState>
  );
}
