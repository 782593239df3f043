import { query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer } from '@bank/kit';
import { sourcesOfFunds } from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField, SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { NOTE_MAX } from './person-schema';

/** Where the money of a person comes from who holds a quarter or more: each chosen source with a word about it (R3.5.7). */
export function SourcesPart() {
  const t = useText();
  return (
    <section className="grid gap-3">
      <SectionHeading level={3}>
        <Text id="onboarding.people.sources" />
      </SectionHeading>
      <Answer of={useQuery(query(sourcesOfFunds, { sourceList: 'personal' }, { lazy: true }))} hasTokens={false}>
        {({ sources }) => (
          <FormChoices
            name="sources"
            isMultiple
            isLabelHidden
            label={t('onboarding.people.sources')}
            description={<Text id="onboarding.people.sourcesHelp" />}
            items={sources.map(({ id, name, help, ask }) => ({
              id: String(id),
              label: name,
              ...(help === null ? {} : { description: help }),
              more: (
                <FormTextField
                  name={`notes.${id}`}
                  label={ask ?? t('onboarding.people.sourceNote', { source: name })}
                  maxLength={NOTE_MAX}
                />
              ),
            }))}
          />
        )}
      </Answer>
    </section>
  );
}
