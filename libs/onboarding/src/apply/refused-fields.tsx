import type { ApiFailure } from '@bank/api-client';
import { isolated, Text } from '@bank/i18n';
import { FailureNote, IntoView } from '@bank/kit';
import { Banner } from '@bank/ui';
import type { ReactNode } from 'react';

/** The bank's sentence about a field, as the way to where it is mended; null for a field that no form asks. */
export type WayTo = (field: string, sentence: string) => ReactNode;

/** What the bank refused: each sentence the way to where it is mended. */
export function RefusedFields({ failure, wayTo }: { failure: ApiFailure; wayTo: WayTo }) {
  const refused = Object.entries(failure.fields ?? {}).map(([field, sentence]) => ({
    ...{ field, sentence },
    way: wayTo(field, sentence),
  }));
  return (
    <IntoView of={failure}>
      {refused.some(({ way }) => way !== null) ? (
        <Banner tone="danger" title={<Text id="onboarding.check.refused" />}>
          <ul className="grid gap-1">
            {refused.map(({ field, sentence, way }) => (
              <li key={field}>{way ?? isolated(sentence)}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <FailureNote failure={failure} />
      )}
    </IntoView>
  );
}
