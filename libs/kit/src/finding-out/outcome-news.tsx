import { onOutcomeNews } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { useEffect } from 'react';
import { useNotify } from '../notifications/notifications';

/**
 * Tells as a notification what became of money calls whose screens are gone. Mounted once, from the first screen on: what nobody
 * listens to is lost. Its sentences come when there is something to tell.
 */
export function OutcomeNews() {
  const notify = useNotify();
  const t = useText();
  const format = useFormat();
  useEffect(
    () =>
      onOutcomeNews(({ about }, outcome) => {
        void import('./outcome-sentences').then(({ outcomeNews }) =>
          notify(outcomeNews(about, outcome, { t, format })),
        );
      }),
    [notify, t, format],
  );
  return null;
}
