import { useText } from '@bank/i18n';
import { Checkbox } from '@bank/ui';
import { useController } from 'react-hook-form';
import type { CreateValues } from './create-schema';

/** Whether the payer may pay a part at a time (R2.7.197). */
export function AllowParts() {
  const t = useText();
  const { field } = useController<CreateValues, 'allowsParts'>({ name: 'allowsParts' });
  const { value, ...rest } = field;
  return (
    <Checkbox {...rest} checked={value} label={t('invoices.parts.allow')} description={t('invoices.parts.allowHelp')} />
  );
}
