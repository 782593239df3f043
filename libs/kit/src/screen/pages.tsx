import { Text, useText, type MessageId } from '@bank/i18n';
import { Button } from '@bank/ui';

export interface PagesProps {
  /** From 1. */
  page: number;
  /** How many there are; with one there is nothing to go to, and nothing is shown. */
  pages: number;
  onPage(page: number): void;
  /** What the two ways are called where the order means something, e.g. "Newer". */
  previous?: MessageId;
  next?: MessageId;
}

/** Which page of a list this is, and the way to the ones beside it. The page stands in the address (`pageIn`). */
export function Pages({ page, pages, onPage, previous = 'kit.pages.previous', next = 'kit.pages.next' }: PagesProps) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('kit.pages.label')} className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Text id={previous} />
      </Button>
      <span role="status" className="text-muted text-sm tabular-nums">
        <Text id="kit.pages.page" values={{ page, pages }} />
      </span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Text id={next} />
      </Button>
    </nav>
  );
}

/** No list of the bank has more pages. */
const MOST_PAGES = 10_000;

/** The page that an address asks for; 1 when it names none, nonsense, or one beyond all lists. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

/** How many pages so many results fill; one at least. */
export const pagesOf = (results: number, pageSize: number): number => Math.max(1, Math.ceil(results / pageSize));
