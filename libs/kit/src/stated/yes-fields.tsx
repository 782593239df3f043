import { FormChoices, FormTextField } from '@bank/ui';
import { fieldIn } from './field-in';
import { DETAILS_MAX } from './yes';
import type { YesOption } from './yes-no';

interface YesFieldsProps {
  /** Where the form keeps them. */
  part?: string;
  /** The question. */
  label: string;
  /** A heading above shows the same words. */
  isLabelHidden?: boolean;
  options: readonly YesOption[];
}

/** Yes or no, with the details that an answer is asked for. Their schema is `yesSchema`. */
export function YesFields({ part, label, isLabelHidden, options }: YesFieldsProps) {
  return (
    <FormChoices
      name={fieldIn(part, 'answer')}
      label={label}
      isLabelHidden={isLabelHidden}
      items={options.map(({ value, name, ask }) => ({
        id: value,
        label: name,
        ...(ask !== undefined && {
          more: <FormTextField name={fieldIn(part, 'details')} label={ask} maxLength={DETAILS_MAX} />,
        }),
      }))}
    />
  );
}
