import { useUnknownOutcomes } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Banner } from '@bank/ui';
import { findingText } from './outcome-sentences';

/** The money calls whose end is not known yet, until it is (R0.20); nothing while there are none. */
export function FindingOut() {
  const unknown = useUnknownOutcomes();
  const t = useText();
  const format = useFormat();
  if (unknown.length === 0) return null;
  return (
    <Banner tone="warning" title={<Text id="kit.finding.title" />}>
      <ul>
        {unknown.map(({ key, about }) => (
          <li key={key}>{findingText(about, { t, format })}</li>
        ))}
      </ul>
      <p>
        <Text id="kit.finding.rest" />
      </p>
    </Banner>
  );
}
