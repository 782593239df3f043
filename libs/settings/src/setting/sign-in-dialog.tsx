import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { useNotify } from '@bank/kit';
import { type Output } from '@bank/protocol';
import { customerInfo } from '@bank/protocol/customer';
import {
  securitySettings,
  type TwoStepMode,
  twoStepMode,
  twoStepVerificationConfirm,
  twoStepVerificationSet,
} from '@bank/protocol/settings';
import { useState } from 'react';
import { ChangeDialog, onlyPassword } from '../change/change-dialog';
import { type Choice, ChoiceCards } from '../change/choice-cards';
import { SIGN_IN_WORDS } from './mode-words';
import { useMissing } from './use-missing';

interface SignInDialogProps {
  settings: Output<typeof securitySettings>;
  onClose(): void;
}

/** Two-step verification: what is asked for besides the password, and what each way needs. */
export function SignInDialog({ settings, onClose }: SignInDialogProps) {
  const t = useText();
  const notify = useNotify();
  const missing = useMissing(settings);
  const current = twoStepMode.options.find((mode) => mode === settings.login2faMode) ?? null;
  const [mode, setMode] = useState<TwoStepMode | null>(current);
  const choices: Choice<TwoStepMode>[] = [
    { id: 'simple', label: t('settings.mode.simple'), description: t('settings.mode.simpleHelp') },
    { id: 'otp', label: t('settings.mode.otp'), description: t('settings.mode.otpHelp', { email: settings.email }) },
    {
      id: 'sms',
      label: t('settings.mode.sms'),
      description: t('settings.mode.smsHelp', { phone: settings.maskedPhone ?? '' }),
      missing: missing.sms,
    },
    { id: 'push', label: t('settings.mode.push'), description: t('settings.mode.pushHelp'), missing: missing.push },
  ];
  return (
    <ChangeDialog
      title={<Text id="settings.signIn.title" />}
      schema={onlyPassword}
      defaults={{ password: '' }}
      submit="settings.change.save"
      needsCode
      isIdle={mode === null || mode === current}
      start={({ password }) => call(twoStepVerificationSet, { mode: mode ?? 'simple', password })}
      confirm={(reqId, code) => call(twoStepVerificationConfirm, { reqId, code })}
      isMade={async () => (await call(securitySettings)).login2faMode === mode}
      facts={mode !== null && <p className="font-medium">{t(SIGN_IN_WORDS[mode] ?? 'settings.mode.simple')}</p>}
      onDone={async () => {
        await invalidate(securitySettings, customerInfo);
        notify({ severity: 'success', title: t('settings.signIn.done'), body: '' });
        onClose();
      }}
      onClose={onClose}
    >
      <ChoiceCards legend={<Text id="settings.signIn.legend" />} choices={choices} value={mode} onChange={setMode} />
    </ChangeDialog>
  );
}
