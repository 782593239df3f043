import { Text, type MessageId } from '@bank/i18n';
import { Row, RowToken, useOpen } from '@bank/kit';
import type { Declaration } from '@bank/protocol/company-declarations';
import type { DocumentStatus } from '@bank/protocol/profile';
import { Badge, type Tone } from '@bank/ui';
import { ChevronRight, PenLine } from 'lucide-react';
import { DeclarationSheet } from './declaration-sheet';
import type { Kind } from './kinds';
import { SentBy } from './sent-by';

const POPUPS = ['declaration'] as const;

/** Statuses that a declaration can have. */
const STATES: Readonly<Partial<Record<DocumentStatus, { text: MessageId; tone: Tone }>>> = {
  none: { text: 'profile.declarations.unsigned', tone: 'warning' },
  pending: { text: 'profile.declarations.reading', tone: 'info' },
  validated: { text: 'profile.declarations.accepted', tone: 'positive' },
  rejected: { text: 'profile.status.rejected', tone: 'danger' },
};

interface DeclarationRowProps {
  kind: Kind;
  declaration: Declaration;
  company: string;
  lockedBecause?: string;
}

/** A declaration and how it stands; the row opens it, to be read and signed. */
export function DeclarationRow({ kind, declaration, company, lockedBecause }: DeclarationRowProps) {
  const { id, show, close } = useOpen(POPUPS);
  const { title, status } = declaration;
  const state = STATES[status];
  return (
    <>
      <Row
        token={
          <RowToken>
            <PenLine />
          </RowToken>
        }
        title={title}
        note={<Note declaration={declaration} isLocked={lockedBecause !== undefined} />}
        aside={
          <>
            {state && (
              <Badge tone={state.tone}>
                <Text id={state.text} />
              </Badge>
            )}
            <ChevronRight className="text-muted size-5" aria-hidden="true" />
          </>
        }
        onPress={() => show('declaration', kind.id)}
      />
      {id === kind.id && (
        <DeclarationSheet
          kind={kind}
          declaration={declaration}
          company={company}
          lockedBecause={lockedBecause}
          onClose={close}
        />
      )}
    </>
  );
}

/** What to do with it; of one that was sent who sent it and when, or why the bank has refused it. */
function Note({ declaration, isLocked }: { declaration: Declaration; isLocked: boolean }) {
  const { status, rejectReason } = declaration;
  if (status === 'none') return !isLocked && <Text id="profile.declarations.sign" />;
  if (status !== 'rejected') return <SentBy declaration={declaration} />;
  return rejectReason ?? (!isLocked && <Text id="profile.declarations.again" />);
}
