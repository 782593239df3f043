import { useText } from '@bank/i18n';
import { FormPasswordField } from '@bank/ui';
import type { ReactNode } from 'react';

interface CurrentPasswordFieldProps {
  /** Why it is asked for. */
  description?: ReactNode;
}

/** The password that a change asks for again; the field `password` of its form. */
export function CurrentPasswordField({ description }: CurrentPasswordFieldProps) {
  const t = useText();
  return (
    <FormPasswordField
      name="password"
      label={t('kit.currentPassword')}
      description={description}
      autoComplete="current-password"
      showLabel={t('kit.password.show')}
      hideLabel={t('kit.password.hide')}
    />
  );
}
