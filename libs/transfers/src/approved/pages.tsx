import { Text } from '@bank/i18n';
import { Button } from '@bank/ui';

interface PagesProps {
  page: number;
  pages: number;
  onPage(page: number): void;
}

/** Which page this is, and the way to the ones beside it. */
export function Pages({ page, pages, onPage }: PagesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Text id="transfers.approved.previous" />
      </Button>
      <span role="status" className="text-muted text-sm">
        <Text id="transfers.approved.page" values={{ page, pages }} />
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Text id="transfers.approved.next" />
      </Button>
    </div>
  );
}
