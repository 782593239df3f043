import { onOutcomeNews } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { useEffect } from 'react';
import { useNotify } from '../notifications/notifications';
import { outcomeNews } from './outcome-sentences';

/** Tells as a notification what became of money calls whose screens are gone. Mounted once, with the toasts. */
export function OutcomeNews() {
  const notify = useNotify();
  const t = useText();
  const format = useFormat();
  useEffect(
    () => onOutcomeNews(({ about }, outcome) => void notify(outcomeNews(about, outcome, { t, format }))),
    [notify, t, format],
  );
  return null;
}
