import { loadTexts } from '@bank/i18n';
import { latePart } from '@bank/ui';
import { loadPaletteMessages } from '../messages-palette';
import { loadPages } from './pages';
import type { PaletteProps } from './palette';

/** The palette with everything it names: nothing in it arrives later and moves the list. */
export const PalettePart = latePart(async () => {
  const [{ Palette }, pagesOf] = await Promise.all([
    import('./palette'),
    loadPages(),
    loadTexts([loadPaletteMessages]),
  ]);
  return { default: (props: PaletteProps) => <Palette {...props} pagesOf={pagesOf} /> };
});
