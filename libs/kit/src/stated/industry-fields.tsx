import { useText } from '@bank/i18n';
import { FormChoices, FormSelect, FormTextField, useFieldValue } from '@bank/ui';
import { fieldIn } from './field-in';
import type { IndustryGroups } from './industry-in';
import { NOTE_MAX } from './note';

interface IndustryFieldsProps {
  /** Where the form keeps them. */
  part?: string;
  /** A heading above shows the same words. */
  label: string;
  groups: IndustryGroups;
}

/** A group of industries, under it its industries, and the note that one of them asks for. Their schema is `industrySchema`. */
export function IndustryFields({ part, label, groups }: IndustryFieldsProps) {
  return (
    <FormChoices
      name={fieldIn(part, 'group')}
      label={label}
      isLabelHidden
      items={groups.map(({ group, name, industries }) => ({
        id: group,
        label: name,
        more: <GroupFields part={part} entries={industries} />,
      }))}
    />
  );
}

interface GroupFieldsProps {
  part: string | undefined;
  entries: IndustryGroups[number]['industries'];
}

/** The industries of one group. They are many, so a list holds them. */
function GroupFields({ part, entries }: GroupFieldsProps) {
  const t = useText();
  const name = fieldIn(part, 'industry');
  const industry = useFieldValue(name);
  const ask = entries.find(({ id }) => id === industry)?.ask ?? null;
  return (
    <div className="grid gap-4">
      <FormSelect
        name={name}
        label={t('kit.stated.industry')}
        placeholder={t('kit.field.choose')}
        items={entries.map((entry) => ({ id: entry.id, label: entry.name }))}
      />
      {ask !== null && <FormTextField name={fieldIn(part, 'note')} label={ask} maxLength={NOTE_MAX} />}
    </div>
  );
}
