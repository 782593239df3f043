import type { StatedEntry } from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField } from '@bank/ui';
import { fieldIn } from './field-in';
import { NOTE_MAX } from './note';

interface StatedChoicesProps {
  /** Where the form keeps them. */
  part?: string;
  /** A heading above shows the same words. */
  label: string;
  /** Of a dictionary: sources of funds, purposes of the account. */
  entries: readonly StatedEntry[];
}

/** Some of a dictionary's entries. A chosen entry that asks a question has its field below (R3.3.20). The schema is `statedSchema`. */
export function StatedChoices({ part, label, entries }: StatedChoicesProps) {
  return (
    <FormChoices
      name={fieldIn(part, 'chosen')}
      isMultiple
      isLabelHidden
      label={label}
      items={entries.map(({ id, name, help, ask }) => ({
        id: String(id),
        label: name,
        ...(help !== null && { description: help }),
        ...(ask !== null && {
          more: <FormTextField name={fieldIn(part, `notes.${id}`)} label={ask} maxLength={NOTE_MAX} />,
        }),
      }))}
    />
  );
}
