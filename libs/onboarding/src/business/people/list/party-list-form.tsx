import { type MessageId, useText } from '@bank/i18n';
import { Rows, useOpen } from '@bank/kit';
import { dropDraft } from '@bank/ui';
import type { ComponentType, ReactNode } from 'react';
import { nameOf, useAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { withoutNeedlessSources } from '../../rules/tree-problems';
import { without } from '../party';
import { HubPage } from './hub-page';
import { PartyRow } from './party-row';
import { RemoveParty } from './remove-party';
import { sheetDraft } from './sheet-actions';
import { useUndo } from './use-undo';

interface PartyListFormProps {
  kind: 'person' | 'company';
  ids: readonly string[];
  problems: readonly Problem[];
  title: MessageId;
  help: MessageId;
  add: MessageId;
  /** Stands where nobody is entered. */
  empty: MessageId;
  Sheet: ComponentType<{ id: string | null; onSaved(id: string): void; onClose(): void }>;
  /** Above the list. */
  notice?: ReactNode;
}

const POPUPS = ['new', 'person', 'company', 'remove'] as const;

/** Everybody of one kind, with where they are used: the row opens the sheet, and the button beside it asks and removes. */
export function PartyListForm({ kind, ids, problems, empty, Sheet, notice, add, ...page }: PartyListFormProps) {
  const t = useText();
  const answers = useAnswers();
  const { open, id, show, close } = useOpen(POPUPS);
  const undo = useUndo();
  const known = ids.find((one) => one === id);
  const remove = (gone: string) => {
    close();
    dropDraft(sheetDraft(kind, gone));
    const rest = { ...answers, ...without(answers, gone) };
    // Without this holder another one may be below the share from which on sources are asked for.
    const change = { ...without(answers, gone), ...withoutNeedlessSources(rest, rest.levels) };
    undo.take(t('onboarding.people.removed', { name: nameOf(answers, gone) }), change);
  };
  return (
    <HubPage {...page} problems={problems} add={{ label: add, onPress: () => show('new') }}>
      {notice}
      {undo.line(open !== null)}
      {ids.length === 0 ? (
        <p className="text-muted">{t(empty)}</p>
      ) : (
        <Rows label={t(page.title)}>
          {ids.map((one) => (
            <PartyRow
              key={one}
              id={one}
              problems={problems}
              onOpen={() => show(kind, one)}
              removeLabel={t('kit.upload.remove', { name: nameOf(answers, one) })}
              onRemove={() => show('remove', one)}
            />
          ))}
        </Rows>
      )}
      {open === 'new' && <Sheet key="new" id={null} onSaved={close} onClose={close} />}
      {open === kind && known !== undefined && <Sheet key={known} id={known} onSaved={close} onClose={close} />}
      {open === 'remove' && known !== undefined && (
        <RemoveParty id={known} onRemove={() => remove(known)} onClose={close} />
      )}
    </HubPage>
  );
}
