/// <reference types="vite/client" />
import type { Brand } from '@bank/brand';
import { Workbench, type WorkbenchBrand } from '@bank/ui/workbench';

// Development builds only. Globs, because the shell may not import an app: the workbench shows whatever brands there are.
const brands = import.meta.glob<Brand>('../../../../apps/*/src/brand.ts', { eager: true, import: 'brand' });
const themes = import.meta.glob<string>('../../../../apps/*/src/theme.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const shown: WorkbenchBrand[] = Object.entries(brands).map(([file, { id, name, mark }]) => ({
  id,
  name,
  mark,
  css: themes[file.replace('brand.ts', 'theme.css')] ?? '',
}));

/** Every component of libs/ui in all its states. */
export function Component() {
  return <Workbench brands={shown} />;
}
