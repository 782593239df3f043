import { query } from '@bank/api-client';
import { isolated, Text, useFormat, useText } from '@bank/i18n';
import { Answer, DILIGENCE_SUBJECTS, useOpen } from '@bank/kit';
import { type DueDiligence, dueDiligenceInfo } from '@bank/protocol/company-statements';
import { latePart, SummaryList } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { StatedSection } from '../stated/stated-section';
import type { DueDiligenceSheetProps } from './due-diligence-sheet';

const POPUPS = ['diligence'] as const;

const DueDiligenceSheet = latePart<DueDiligenceSheetProps>(async () => ({
  default: (await import('./due-diligence-sheet')).DueDiligenceSheet,
}));

interface DueDiligencePartProps {
  /** The reason why nothing may be changed, or undefined. */
  lockedBecause?: string;
}

/** The company's answers to the questions of due diligence; a page shows them on the levels that are asked (R3.4.8). */
export function DueDiligencePart({ lockedBecause }: DueDiligencePartProps) {
  const format = useFormat();
  const { open, show, close } = useOpen(POPUPS);
  const answer = useQuery(query(dueDiligenceInfo, undefined, { lazy: true }));
  const stated = answer.data?.dueDiligenceInfo;
  return (
    <StatedSection
      title="kit.diligence.title"
      isStated={answer.data && stated !== null}
      lead={stated && <Text id="profile.diligence.answered" values={{ date: format.date(stated.statedAt, 'day') }} />}
      asks="profile.diligence.noneBody"
      lockedBecause={lockedBecause}
      onChange={() => show('diligence')}
    >
      <Answer of={answer} hasTokens={false}>
        {({ dueDiligenceInfo: answers }) => (
          <>
            {answers && <Answers answers={answers} />}
            {open === 'diligence' && lockedBecause === undefined && (
              <DueDiligenceSheet answers={answers} onClose={close} onMissing={close} />
            )}
          </>
        )}
      </Answer>
    </StatedSection>
  );
}

function Answers({ answers }: { answers: DueDiligence }) {
  const t = useText();
  const word = (isYes: boolean, details: string | null): string => {
    if (!isYes) return t('kit.stated.no');
    return details === null ? t('kit.stated.yes') : `${t('kit.stated.yes')}. ${isolated(details)}`;
  };
  return (
    <SummaryList
      items={DILIGENCE_SUBJECTS.map(({ answer, details, short }) => ({
        id: answer,
        label: t(short),
        value: word(answers[answer], answers[details]),
      }))}
    />
  );
}
