import { useUnknownOutcomes } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Hourglass } from 'lucide-react';
import { usePreferences } from '../preferences/preferences';
import { findingText } from './finding-text';

/** The money calls whose end is not known yet, until it is (R0.20); nothing while there are none. */
export function FindingOut() {
  const unknown = useUnknownOutcomes();
  const t = useText();
  const format = useFormat();
  const isHidden = usePreferences((state) => state.hideBalances);
  if (unknown.length === 0) return null;
  return (
    <div role="status" className="finding">
      <span className="state-icon tone-warning">
        <Hourglass className="size-5" />
      </span>
      <p className="font-semibold">
        <Text id="kit.finding.title" />
      </p>
      <ul className="text-muted text-sm">
        {unknown.map(({ key, about }) => (
          <li key={key}>{findingText(about, { t, format, isHidden })}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        <Text id="kit.finding.rest" />
      </p>
    </div>
  );
}
