import { useCall } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { StatedChoices, StatementForm, StatementSection } from '@bank/kit';
import { kycInfoGet, kycInfoUpdate } from '@bank/protocol/kyc-info';
import { personalInfoGet } from '@bank/protocol/profile';
import { FormSelect, useFieldValue } from '@bank/ui';
import { useMemo } from 'react';
import type { WorkSheetProps } from './work-sheet';
import { hasSecond, sourcesFor, WORK_FIELDS, type WorkChoices, workIn, workSchema, workValues } from './work-values';

interface WorkFormProps extends WorkSheetProps {
  choices: WorkChoices;
}

/** The fields of what a person says of their work and money, and what sends them (R0.66, R3.3.20). */
export function WorkForm({ kycInfo, choices, onClose }: WorkFormProps) {
  const t = useText();
  const schema = useMemo(() => workSchema(choices), [choices]);
  const update = useCall(kycInfoUpdate, { invalidates: [kycInfoGet, personalInfoGet] });
  return (
    <StatementForm
      schema={schema}
      defaults={workValues(kycInfo, choices)}
      fieldOf={WORK_FIELDS}
      draftKey="kyc.work"
      save="kyc-tax.about.save"
      isRestated={kycInfo.sources.length > 0}
      label={t('kyc-tax.about.work')}
      send={(values) => update.run({ work: workIn(values, choices) })}
      failure={update.failure}
      onClose={onClose}
    >
      <FormSelect
        name="occupation"
        label={t('kyc-tax.about.occupation')}
        placeholder={t('kit.field.choose')}
        items={choices.occupations.map(({ id, name }) => ({ id, label: name }))}
      />
      <FormSelect
        name="secondOccupation"
        label={t('kyc-tax.about.secondOccupation')}
        placeholder={t('kit.field.choose')}
        items={choices.secondOccupations.map(({ id, name }) => ({ id, label: name }))}
      />
      <StatementSection title="kit.stated.sources">
        <Sources choices={choices} />
      </StatementSection>
      <SecondSources choices={choices} />
      <StatementSection title="kit.stated.purposes">
        <StatedChoices part="purposes" label={t('kit.stated.purposes')} entries={choices.purposes} />
      </StatementSection>
    </StatementForm>
  );
}

function Sources({ choices }: { choices: WorkChoices }) {
  const t = useText();
  const occupation = String(useFieldValue('occupation'));
  return <StatedChoices part="sources" label={t('kit.stated.sources')} entries={sourcesFor(choices, occupation)} />;
}

function SecondSources({ choices }: { choices: WorkChoices }) {
  const t = useText();
  if (!hasSecond(String(useFieldValue('secondOccupation')))) return null;
  return (
    <StatementSection title="kyc-tax.about.secondSources">
      <StatedChoices part="secondSources" label={t('kyc-tax.about.secondSources')} entries={choices.sources.second} />
    </StatementSection>
  );
}
