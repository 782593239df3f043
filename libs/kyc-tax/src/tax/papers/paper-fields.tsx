import { call } from '@bank/api-client';
import { type MessageId, Text, useText } from '@bank/i18n';
import {
  DocumentUpload,
  fieldMessage,
  type QuestionFrame,
  SavingNote,
  type SendFile,
  StepForm,
  useSaving,
} from '@bank/kit';
import { type PaperKind, type TaxPaper, taxPaperDownload } from '@bank/protocol/tax-papers';
import { Fold, FormTextField, IconButton } from '@bank/ui';
import { CircleCheck, Download, ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { MOST_PAPERS, type PaperAnswers, papersOfKind, type SentPaper } from './papers';
import { PAPER_WORDS } from './paper-words';

const MAX_EXPLANATION = 200;

/** Where the blank forms are. */
const BLANK: Readonly<Record<PaperKind, { person: string; company: string } | null>> = {
  w9: {
    person: 'https://www.irs.gov/forms-pubs/about-form-w-9',
    company: 'https://www.irs.gov/forms-pubs/about-form-w-9',
  },
  w8: {
    person: 'https://www.irs.gov/forms-pubs/about-form-w-8-ben',
    company: 'https://www.irs.gov/forms-pubs/about-form-w-8-ben-e',
  },
  lossOfNationality: null,
};

const schema = z.object({
  explanation: z.string().check(z.trim(), z.maxLength(MAX_EXPLANATION, fieldMessage('kit.field.tooLong'))),
});

export interface PaperFormProps {
  question: QuestionFrame;
  kind: PaperKind;
  of: 'person' | 'company';
  /** The holder of a link has no session, and the bank gives them no file back. */
  isGuest: boolean;
  /** As they are now, also after a file came through meanwhile. */
  latest(): PaperAnswers;
  said: PaperAnswers;
  keep(some: Partial<PaperAnswers>): void;
  /** Sends a file of the kind. */
  send(file: File, options: Parameters<SendFile>[1]): Promise<{ paper: TaxPaper }>;
}

/** One paper: what it is, where to get it, and its files, each sent at once. */
export function PaperFields({ question, kind, of, isGuest, latest, said, keep, send }: PaperFormProps) {
  const t = useText();
  const [isMissing, setMissing] = useState(false);
  const sent = papersOfKind(said, kind);
  const sendOne: SendFile = async (file, options) => {
    const { paper } = await send(file, options);
    keep({ papers: [...latest().papers, { id: paper.id, kind, fileName: paper.fileName }] });
    setMissing(false);
  };
  const answer = (explanation: string) => {
    const isThere = papersOfKind(latest(), kind).length > 0;
    const isExplained = kind === 'lossOfNationality' && explanation !== '';
    setMissing(!isThere && !isExplained);
    if (!isThere && !isExplained) return false;
    if (kind === 'lossOfNationality') keep({ lossOfNationalityMissing: isThere ? '' : explanation });
    return true;
  };
  const blank = BLANK[kind]?.[of];
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ explanation: said.lossOfNationalityMissing }}
      secret={['explanation']}
      onAnswer={({ explanation }) => answer(explanation)}
    >
      {blank !== undefined && (
        <p>
          <a
            href={blank}
            target="_blank"
            rel="noreferrer"
            className="text-accent inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Text id="kyc-tax.tax.papers.blank" />
            <ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="sr-only">
              <Text id="kyc-tax.tax.papers.newTab" />
            </span>
          </a>
        </p>
      )}
      {sent.length > 0 && (
        <SentPapers
          sent={sent}
          label={PAPER_WORDS[kind].label}
          isGuest={isGuest}
          onRemove={(id) => keep({ papers: latest().papers.filter((one) => one.id !== id) })}
        />
      )}
      <DocumentUpload
        label={t(PAPER_WORDS[kind].label)}
        description={<Text id="kyc-tax.tax.papers.good" />}
        maxFiles={MOST_PAPERS - sent.length}
        isSentShownElsewhere
        send={sendOne}
      />
      {isMissing && (
        <p role="alert" className="text-danger text-sm">
          <Text id={kind === 'lossOfNationality' ? 'kyc-tax.tax.papers.missingOrWhy' : 'kyc-tax.tax.papers.missing'} />
        </p>
      )}
      {kind === 'lossOfNationality' && sent.length === 0 && <WithoutCertificate />}
    </StepForm>
  );
}

interface SentPapersProps {
  sent: readonly SentPaper[];
  label: MessageId;
  isGuest: boolean;
  onRemove(id: string): void;
}

/** What the bank has of it. */
function SentPapers({ sent, label, isGuest, onRemove }: SentPapersProps) {
  const t = useText();
  const saving = useSaving();
  const save = ({ id, fileName }: SentPaper) =>
    saving.save(fileName, (onProgress) => call(taxPaperDownload, { id }, { onProgress }));
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={t(label)}>
        {sent.map((paper) => (
          <li key={paper.id} className="border-line rounded-control flex items-center gap-3 border p-3">
            <CircleCheck aria-hidden="true" className="text-positive size-5 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" title={paper.fileName}>
                {paper.fileName}
              </span>
              <span className="text-muted block text-sm">
                <Text id="kyc-tax.tax.papers.sent" />
              </span>
            </span>
            {!isGuest && (
              <IconButton
                icon={<Download className="size-5" />}
                label={t('kyc-tax.tax.papers.save', { name: paper.fileName })}
                onClick={() => void save(paper)}
              />
            )}
            <IconButton
              icon={<X className="size-5" />}
              label={t('kyc-tax.tax.papers.leaveOut', { name: paper.fileName })}
              onClick={() => onRemove(paper.id)}
            />
          </li>
        ))}
      </ul>
      <SavingNote saving={saving} making={<Text id="kyc-tax.tax.papers.fetching" />} />
    </div>
  );
}

/** Not everybody who was born there has the certificate: some never had the nationality. */
function WithoutCertificate() {
  const t = useText();
  const { getValues } = useFormContext<z.output<typeof schema>>();
  return (
    <Fold title={<Text id="kyc-tax.tax.papers.without" />} isFilled={getValues('explanation') !== ''}>
      <FormTextField name="explanation" label={t('kyc-tax.tax.papers.why')} maxLength={MAX_EXPLANATION} />
    </Fold>
  );
}
