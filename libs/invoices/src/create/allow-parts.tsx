import { useText } from '@bank/i18n';
import { FormCheckbox } from '@bank/ui';

/** Whether the payer may pay a part at a time (R2.7.197). */
export function AllowParts() {
  const t = useText();
  return (
    <FormCheckbox name="allowsParts" label={t('invoices.parts.allow')} description={t('invoices.parts.allowHelp')} />
  );
}
