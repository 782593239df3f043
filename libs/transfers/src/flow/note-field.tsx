import { useText } from '@bank/i18n';
import { FormTextField } from '@bank/ui';
import { NOTE_MAX } from '../transfer-rules';

/** What a payment is for, with the number of characters that are left. */
export function NoteField({ note }: { note: string }) {
  const t = useText();
  return (
    <FormTextField
      name="note"
      label={t('transfers.p2p.note')}
      maxLength={NOTE_MAX}
      description={t('transfers.p2p.noteHelp', { left: NOTE_MAX - [...note].length })}
    />
  );
}
