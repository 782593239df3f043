import { Text, useText, type MessageId } from '@bank/i18n';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { SectionHeading, StatusChip } from '@bank/ui';
import {
  BadgeCheck,
  Building2,
  FileText,
  IdCard,
  MapPinHouse,
  Smartphone,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { isIdentity, usePicturesAhead } from '../pictures/picture-slot';
import { Row, Rows } from '../screen/rows';
import { RowToken } from '../screen/row-token';
import { useOpen } from '../screen/use-open';
import { categoryWords, STATE_LOOKS } from './document-words';
import { MatterTitle } from './matter-title';
import { needsAction } from './needs-action';
import { matterGroups, matterKey, stateOfMatter } from './matter-groups';
import { Papers } from './papers';
import { PapersSheet } from './papers-sheet';
import type { SendPaper } from './send-papers';
import { Waiting } from './waiting';

/** One matter of the list, and how its papers are sent. */
export interface ListedMatter extends KycMatter {
  /** Where another matter of the page may be of the same category. */
  key?: string;
  /** It comes before everything else. */
  isFirst?: true;
  send: SendPaper;
  /** What proves it instead of a file: the code to a phone. */
  proof?: ReactNode;
  /** Another way beside sending files. */
  also?: ReactNode;
}

export interface MatterListProps {
  /** The list's name. */
  label: string;
  matters: readonly ListedMatter[];
  lockedBecause?: string;
  onUploaded(): void;
  /** What an administrator can do with a file of a matter. */
  actions?(document: UploadedDocument, matter: KycMatter): ReactNode;
}

const POPUPS = ['matter'] as const;
const ICONS: Readonly<Record<number, LucideIcon>> = {
  1: IdCard,
  2: MapPinHouse,
  3: Smartphone,
  4: Building2,
  9: BadgeCheck,
  11: Wallet,
};

/**
 * What the bank has to know, one list, each thing once: first what waits for the customer in the one tint, then what else is missing, what
 * is being checked and what is done. Each opens its papers.
 */
export function MatterList({ label, matters, lockedBecause, onUploaded, actions }: MatterListProps) {
  const t = useText();
  const { id, show, close } = useOpen(POPUPS);
  const { first, asked, checked, done } = matterGroups(matters);
  usePicturesAhead(matters.some(({ categoryId, status }) => status !== 'validated' && isIdentity(categoryId)));
  const opened = matters.find((matter) => matterKey(matter) === id);
  const open = (matter: KycMatter) => () => show('matter', matterKey(matter));
  return (
    <div role="group" aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {first && <Waiting matter={first} onSend={open(first)} lockedBecause={lockedBecause} />}
      <Group
        title="kit.papers.stillMissing"
        aside={<Text id="kit.papers.more" values={{ count: asked.length }} />}
        of={asked}
        open={open}
      />
      <Group title="kit.document.pending" aside={checked.length} of={checked} open={open} />
      <Group
        title="kit.papers.done"
        aside={<Text id="kit.papers.doneOf" values={{ done: done.length, total: matters.length }} />}
        of={done}
        open={open}
      />
      {opened && (
        <PapersSheet title={<MatterTitle matter={opened} />} done="kit.papers.done" onClose={close}>
          {opened.status !== 'validated' && opened.also}
          {opened.proof ?? (
            <Papers
              categoryId={opened.categoryId}
              documents={opened.documents}
              label={t(categoryWords(opened.categoryId).title)}
              isClosed={opened.status === 'validated'}
              lockedBecause={lockedBecause}
              actions={actions && ((document) => actions(document, opened))}
              send={opened.send}
              onUploaded={onUploaded}
            />
          )}
        </PapersSheet>
      )}
    </div>
  );
}

interface GroupProps {
  title: MessageId;
  aside: ReactNode;
  of: readonly KycMatter[];
  open(matter: KycMatter): () => void;
}

function Group({ title, aside, of: matters, open }: GroupProps) {
  const heading = useId();
  if (matters.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <SectionHeading id={heading} action={<span className="text-muted text-sm tabular-nums">{aside}</span>}>
        <Text id={title} />
      </SectionHeading>
      <Rows labelledBy={heading}>
        {matters.map((matter) => (
          <MatterRow key={matterKey(matter)} matter={matter} onPress={open(matter)} />
        ))}
      </Rows>
    </section>
  );
}

function MatterRow({ matter, onPress }: { matter: KycMatter; onPress(): void }) {
  const { tone, label, icon: StateIcon } = STATE_LOOKS[stateOfMatter(matter)];
  const Icon = ICONS[matter.categoryId] ?? FileText;
  const [newest] = matter.documents;
  return (
    <Row
      token={
        <RowToken>
          <Icon />
        </RowToken>
      }
      title={<MatterTitle matter={matter} />}
      note={
        newest
          ? (newest.rejectReason ?? newest.documentType ?? newest.fileName)
          : needsAction(matter.status) && <Text id={categoryWords(matter.categoryId).help} />
      }
      aside={
        <StatusChip tone={tone} icon={<StateIcon aria-hidden="true" />}>
          <Text id={label} />
        </StatusChip>
      }
      onPress={onPress}
    />
  );
}
