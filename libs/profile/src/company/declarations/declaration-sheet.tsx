import { useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, personName, useNotify } from '@bank/kit';
import type { Declaration } from '@bank/protocol/company-declarations';
import { requiredActions } from '@bank/protocol/required-actions';
import { useCustomer } from '@bank/session/calls';
import { Banner, Button, Checkbox, Dialog } from '@bank/ui';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Kind } from './kinds';
import { SentBy } from './sent-by';

interface DeclarationSheetProps {
  kind: Kind;
  declaration: Declaration;
  company: string;
  /** Why it is only read, or undefined. */
  lockedBecause?: string;
  onClose(): void;
}

/** A declaration to read; while the bank waits for it each sentence is confirmed apart, and it is sent. */
export function DeclarationSheet(props: DeclarationSheetProps) {
  const { status } = props.declaration;
  const isOpen = status === 'none' || status === 'rejected';
  return isOpen && props.lockedBecause === undefined ? <ToSign {...props} /> : <ToRead {...props} />;
}

function ToSign({ kind, declaration, company, onClose }: DeclarationSheetProps) {
  const t = useText();
  const notify = useNotify();
  const { customer, access } = useCustomer();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const sentences = useRef<HTMLDivElement>(null);
  const send = useCall(kind.send, { invalidates: [kind.get, requiredActions] });
  const { title, statements } = declaration;
  const isWhole = statements.every(({ id }) => ticked.includes(id));
  const submit = () => {
    setMissing(!isWhole);
    if (!isWhole) {
      sentences.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return;
    }
    send.run({ statementIds: [...ticked] }).then(
      () => {
        notify({ severity: 'success', title: t('profile.declarations.sent'), body: '' });
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Sheet
      declaration={declaration}
      onClose={onClose}
      footer={
        <Button wide pending={send.isPending} onClick={submit}>
          <Text id="profile.declarations.send" />
        </Button>
      }
    >
      <div ref={sentences} role="group" aria-label={title} className="rows">
        {statements.map(({ id, text }) => (
          <Checkbox
            key={id}
            label={text}
            checked={ticked.includes(id)}
            onChange={({ target }) => setTicked(target.checked ? [...ticked, id] : ticked.filter((one) => one !== id))}
          />
        ))}
      </div>
      {isMissing && !isWhole && (
        <p role="alert" className="text-danger text-sm">
          <Text id="profile.declarations.confirmAll" />
        </p>
      )}
      <p className="text-sm break-words">
        <Text id="profile.declarations.signedFor" values={{ person: personName(customer, access), company }} />
      </p>
      <FailureNote failure={send.failure} />
    </Sheet>
  );
}

function ToRead({ declaration, lockedBecause, onClose }: DeclarationSheetProps) {
  const { title, statements, sentAt } = declaration;
  return (
    <Sheet
      declaration={declaration}
      note={lockedBecause !== undefined && sentAt === null && <Banner tone="info" title={lockedBecause} />}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Text id="profile.done" />
        </Button>
      }
    >
      <ul aria-label={title} className="rows">
        {statements.map(({ id, text }) => (
          <li key={id} className="flex gap-3 py-2.5">
            <Check
              className={clsx('mt-0.5 size-5 shrink-0', sentAt === null ? 'text-muted' : 'text-positive')}
              aria-hidden="true"
            />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm break-words empty:hidden">
        <SentBy declaration={declaration} />
      </p>
    </Sheet>
  );
}

interface SheetProps extends Pick<DeclarationSheetProps, 'declaration' | 'onClose'> {
  /** Above what the declaration is about. */
  note?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of both: why the bank refused the newest one, and what the declaration is about. */
function Sheet({ declaration, note, footer, onClose, children }: SheetProps) {
  const t = useText();
  const { title, lead } = declaration;
  return (
    <Dialog isOpen size="sheet" title={title} closeLabel={t('kit.close')} onClose={onClose} footer={footer}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Refused declaration={declaration} />
        {note}
        <p className="text-muted break-words">{lead}</p>
        {children}
      </div>
    </Dialog>
  );
}

/** Why the bank did not take the newest one. */
function Refused({ declaration: { status, rejectReason } }: Pick<DeclarationSheetProps, 'declaration'>) {
  if (status !== 'rejected') return null;
  return (
    <Banner tone="danger" title={<Text id="profile.declarations.refused" />}>
      {rejectReason}
    </Banner>
  );
}
