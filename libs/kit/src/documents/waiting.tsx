import { Text, useFormat, useText } from '@bank/i18n';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { documentCategory } from '@bank/protocol/documents';
import { Button, StatusChip } from '@bank/ui';
import { Check } from 'lucide-react';
import { categoryWords, STATE_LOOKS } from './document-words';
import { stateOfMatter } from './matter-groups';
import { MatterTitle } from './matter-title';
import { documentState, endOf } from './paper-rules';

interface WaitingProps {
  matter: KycMatter;
  onSend(): void;
  lockedBecause?: string;
}

/** The one thing that waits for the customer: what it is, why it came back, what would do, and one button. */
export function Waiting({ matter, onSend, lockedBecause }: WaitingProps) {
  const t = useText();
  const state = stateOfMatter(matter);
  const { tone, label, icon: Icon } = STATE_LOOKS[state];
  const rejected = matter.documents.find((one) => documentState(one) === 'rejected');
  const isAgain = state === 'rejected' && rejected !== undefined;
  const accepted = matter.documents.find((one) => one.isSubDocument && documentState(one) === 'inOrder');
  return (
    <section
      aria-label={t(categoryWords(matter.categoryId).title)}
      className="bg-panel rounded-card grid grid-cols-[minmax(0,1fr)] gap-4 p-5"
    >
      <div className="tablet:flex-row flex flex-col justify-between gap-5">
        <div className="grid max-w-prose content-start justify-items-start gap-2">
          <StatusChip tone={tone} icon={<Icon aria-hidden="true" />}>
            <Text id={label} />
          </StatusChip>
          <h2 className="heading-face text-lg">
            {isAgain && matter.name === null && rejected.documentType !== null ? (
              rejected.documentType
            ) : (
              <MatterTitle matter={matter} />
            )}
          </h2>
          <p>{isAgain ? (rejected.rejectReason ?? t('kit.papers.noReason')) : <What matter={matter} />}</p>
        </div>
        {matter.categoryId === documentCategory.identity && <Example />}
      </div>
      <div className="page-actions">
        <Button onClick={onSend} disabled={lockedBecause !== undefined}>
          <Text id={isAgain ? 'kit.papers.sendAgain' : 'kit.papers.send'} />
        </Button>
      </div>
      {lockedBecause !== undefined && <p className="text-muted text-sm">{lockedBecause}</p>}
      {accepted && (
        <p className="text-muted text-sm">
          <Text id="kit.papers.stays" values={{ name: accepted.documentType ?? accepted.fileName }} />
        </p>
      )}
    </section>
  );
}

/** What is asked for; of a paper that ends, when it does. */
function What({ matter }: { matter: KycMatter }) {
  const format = useFormat();
  const state = stateOfMatter(matter);
  const end = endOf(matter.documents);
  if (end === null || (state !== 'endsSoon' && state !== 'outOfDate'))
    return <Text id={categoryWords(matter.categoryId).help} />;
  return (
    <Text
      id={state === 'endsSoon' ? 'kit.papers.endsOn' : 'kit.papers.endedOn'}
      values={{ date: format.date(end, 'day') }}
    />
  );
}

/** What would do: a drawn card with all four corners, and the three things that matter. The bank gives no bytes of a document back. */
function Example() {
  return (
    <figure className="tablet:grid flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
      <svg viewBox="0 0 160 100" aria-hidden="true" className="bg-sunken text-muted w-32 rounded-lg">
        <rect
          x="14"
          y="12"
          width="132"
          height="76"
          rx="7"
          className="fill-(--color-raised)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <rect x="24" y="24" width="32" height="38" rx="4" fill="currentColor" opacity="0.35" />
        <g fill="currentColor" opacity="0.5">
          <rect x="66" y="26" width="68" height="6" rx="3" />
          <rect x="66" y="40" width="50" height="5" rx="2.5" />
          <rect x="66" y="52" width="58" height="5" rx="2.5" />
          <rect x="24" y="72" width="112" height="4" rx="2" />
          <rect x="24" y="79" width="112" height="4" rx="2" />
        </g>
      </svg>
      <figcaption className="grid gap-1 text-sm">
        <span className="text-positive font-medium">
          <Text id="kit.papers.canRead" />
        </span>
        {(['kit.papers.tipCorners', 'kit.papers.tipSharp', 'kit.papers.tipLight'] as const).map((tip) => (
          <span key={tip} className="text-muted flex items-center gap-1.5">
            <Check className="text-positive size-4 shrink-0" aria-hidden="true" />
            <Text id={tip} />
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
