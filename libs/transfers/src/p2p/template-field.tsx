import { useText } from '@bank/i18n';
import { TEMPLATE_NAME_MAX } from '@bank/protocol/transfers';
import { FormTextField } from '@bank/ui';
import { Folded } from './folded';

/** The name that a payment is kept under, to be filled in again (R2.7.191). */
export function TemplateField({ typed }: { typed: string }) {
  const t = useText();
  return (
    <Folded title="transfers.template.save" isFilled={typed !== ''}>
      <FormTextField
        name="templateName"
        label={t('transfers.template.name')}
        maxLength={TEMPLATE_NAME_MAX}
        autoComplete="off"
        description={t('transfers.template.help')}
      />
    </Folded>
  );
}
