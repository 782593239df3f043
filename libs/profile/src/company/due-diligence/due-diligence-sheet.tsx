import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { DILIGENCE_SUBJECTS, StatementForm, StatementSection, useYesNo, YES, YesFields, yesSchema } from '@bank/kit';
import { type DueDiligence, dueDiligenceInfo, dueDiligenceUpdate } from '@bank/protocol/company-statements';
import { requiredActions } from '@bank/protocol/required-actions';
import { Dialog } from '@bank/ui';
import * as z from 'zod/mini';
import { DILIGENCE_FIELDS, diligenceIn, diligenceValues } from './due-diligence-values';

const yes = yesSchema((answer) => answer === YES);
const schema = z.object({ government: yes, lawsuits: yes, taxPayers: yes });

export interface DueDiligenceSheetProps {
  /** null: the company has answered nothing yet. */
  answers: DueDiligence | null;
  onClose(): void;
}

/** The questions of due diligence, each yes with its details. */
export function DueDiligenceSheet({ answers, onClose }: DueDiligenceSheetProps) {
  const t = useText();
  const update = useCall(dueDiligenceUpdate, { invalidates: [dueDiligenceInfo, requiredActions] });
  return (
    <Dialog isOpen size="sheet" title={<Text id="kit.diligence.title" />} closeLabel={t('kit.close')} onClose={onClose}>
      <StatementForm
        schema={schema}
        defaults={diligenceValues(answers)}
        fieldOf={DILIGENCE_FIELDS}
        draftKey="profile.diligence"
        save="profile.save"
        isRestated={answers !== null}
        label={t('kit.diligence.title')}
        send={(values) => update.run(diligenceIn(values))}
        failure={update.failure}
        onClose={onClose}
      >
        {DILIGENCE_SUBJECTS.map((subject) => (
          <Question key={subject.answer} subject={subject} />
        ))}
      </StatementForm>
    </Dialog>
  );
}

function Question({ subject }: { subject: (typeof DILIGENCE_SUBJECTS)[number] }) {
  const t = useText();
  const options = useYesNo(t(subject.ask));
  return (
    <StatementSection title={subject.question}>
      <YesFields part={subject.answer} label={t(subject.question)} isLabelHidden options={options} />
    </StatementSection>
  );
}
