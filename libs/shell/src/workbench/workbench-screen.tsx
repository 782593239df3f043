/// <reference types="vite/client" />
import type { Brand } from '@bank/brand';
import { Workbench, type SectionRow, type WorkbenchBrand } from '@bank/ui/workbench';
import { ListSection } from './list-section';
import { TransactionsSection } from './transactions-section';

// Development builds only. Globs, because the shell may not import an app: the workbench shows whatever brands there are.
const brands = import.meta.glob<Brand>('../../../../apps/*/src/brand.ts', { eager: true, import: 'brand' });
const themes = import.meta.glob<string>('../../../../apps/*/src/theme.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const drawings = import.meta.glob<string>('../../../../apps/*/src/art.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

const shown: WorkbenchBrand[] = Object.entries(brands).map(([file, { id, name, mark, faces }]) => ({
  id,
  name,
  mark,
  faces,
  art: drawings[file.replace('brand.ts', 'art.svg')] ?? '',
  css: themes[file.replace('brand.ts', 'theme.css')] ?? '',
}));

const ROWS: readonly SectionRow[] = [
  { id: 'transactions', title: 'TransactionRow, DayHeading', Section: TransactionsSection },
  { id: 'rows', title: 'Rows in a part of a page', Section: ListSection },
];

/** Every component of libs/ui in all its states, and the one row of transactions, which is the kit's. */
export function Component() {
  return <Workbench brands={shown} more={ROWS} />;
}
