import { useBrand } from '@bank/brand';
import { useText } from '@bank/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from './main-region';
import { usePageTitle } from './page-title';

/** Names the page after its screen, and moves the focus to it after a navigation, as a page load would. */
export function FocusAndTitle() {
  const { name } = useBrand();
  const t = useText();
  const { pathname } = useLocation();
  const title = usePageTitle();
  const shown = useRef(pathname);
  useEffect(() => {
    // Keys that came before the application listened are not heard again. A field that has the focus by now tells of them.
    if (document.activeElement !== document.body) return keepFocus();
    addEventListener('keydown', keepFocus, { once: true });
    return () => removeEventListener('keydown', keepFocus);
  }, []);
  useEffect(() => {
    document.title = title ? `${t(title)} – ${name}` : name;
  }, [title, t, name]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    // A screen that put the focus into its first field knows better.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/** Only who uses the keyboard needs it, and no first page. Without it everything works but the focus after a step that is gone. */
const keepFocus = () => void import('./keep-focus').then((keeper) => keeper.keepFocus(document)).catch(() => undefined);
