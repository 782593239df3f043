import { useText } from '@bank/i18n';
import { TEMPLATE_NAME_MAX } from '@bank/protocol/transfers';
import { FormTextField } from '@bank/ui';

/** The name that a payment is kept under, to be filled in again (R2.7.191). */
export function TemplateField() {
  const t = useText();
  return (
    <FormTextField
      name="templateName"
      label={t('transfers.template.name')}
      maxLength={TEMPLATE_NAME_MAX}
      autoComplete="off"
      description={t('transfers.template.help')}
    />
  );
}
