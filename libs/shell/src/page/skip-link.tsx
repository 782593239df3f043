import { Text } from '@bank/i18n';
import type { MouseEvent } from 'react';
import { MAIN_ID } from './main-region';

/** First stop of the Tab key: past the navigation to the screen. */
export function SkipLink() {
  // Focus only: following the fragment would be a navigation, and would stay in the address.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={skip}
      className="rounded-control bg-raised text-text shadow-sheet sr-only px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      <Text id="shell.page.skip" />
    </a>
  );
}
