import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { TextField } from '@bank/ui';
import { useNote } from './use-note';

/** The customer's own words on a payment. */
export function NoteField({ transactionId, note }: { transactionId: string; note: string }) {
  const t = useText();
  const draft = useNote(transactionId, note);
  return (
    <div className="grid gap-2">
      <TextField
        name="ownNote"
        label={t('history.ownNote')}
        description={t('history.ownNoteHelp')}
        maxLength={500}
        autoComplete="off"
        value={draft.typed}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.save}
        aside={
          <span role="status" className="text-muted text-sm">
            {draft.state === 'saving' && <Text id="history.noteSaving" />}
            {draft.state === 'saved' && <Text id="history.noteSaved" />}
          </span>
        }
      />
      <FailureNote failure={draft.failure} />
    </div>
  );
}
