import { Text, useText, type MessageId } from '@bank/i18n';
import { FormPasswordField, StrengthMeter, useFieldValue, VisuallyHidden, type StrengthLevel } from '@bank/ui';
import { Check, Circle } from 'lucide-react';
import {
  checkPassword,
  passwordStrength,
  PASSPHRASE_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordRule,
} from './strength';

const LEVELS: Record<StrengthLevel, MessageId> = {
  0: 'kit.password.level.none',
  1: 'kit.password.level.weak',
  2: 'kit.password.level.fair',
  3: 'kit.password.level.good',
  4: 'kit.password.level.strong',
};

const RULES: Record<PasswordRule, MessageId> = {
  length: 'kit.password.rule.length',
  variety: 'kit.password.rule.variety',
  notAddress: 'kit.password.rule.notAddress',
  notCommon: 'kit.password.rule.notCommon',
};

const LIMITS = { min: PASSWORD_MIN, max: PASSWORD_MAX, phrase: PASSPHRASE_MIN };

export interface NewPasswordFieldsProps {
  /** Whose password it will be; password managers file it under this address. */
  email: string;
  /** The field's name in the form. */
  name?: string;
  /** For a step that takes the place of what had the focus. */
  autoFocus?: boolean;
}

/** A new password inside a `<Form>`: one field that can be looked at instead of two, how strong it is, and what it needs. */
export function NewPasswordFields({ email, name = 'password', autoFocus }: NewPasswordFieldsProps) {
  const t = useText();
  const value = useFieldValue(name);
  const given = { password: typeof value === 'string' ? value : '', email };
  const level = passwordStrength(given);
  return (
    <div className="grid gap-3">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        name={name}
        label={t('kit.password.label')}
        autoComplete="new-password"
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the step decides, see the prop
        autoFocus={autoFocus}
        showLabel={t('kit.password.show')}
        hideLabel={t('kit.password.hide')}
      />
      <StrengthMeter label={t('kit.password.strength')} level={level} valueText={t(LEVELS[level])} />
      <ul aria-label={t('kit.password.rules')} className="grid gap-1 text-sm">
        {checkPassword(given).map(({ rule, isMet }) => (
          <li key={rule} className={isMet ? 'flex gap-2' : 'text-muted flex gap-2'}>
            {isMet ? (
              <Check className="text-positive mt-0.5 size-4 shrink-0" strokeWidth={3} />
            ) : (
              <Circle className="mt-0.5 size-4 shrink-0" />
            )}
            <span>
              <Text id={RULES[rule]} values={LIMITS} />
              <VisuallyHidden>{isMet ? t('kit.password.met') : t('kit.password.unmet')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
