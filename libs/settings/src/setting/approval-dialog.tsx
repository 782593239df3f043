import { call, invalidate } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { useNotify } from '@bank/kit';
import { type Output } from '@bank/protocol';
import { type ApprovalMode, customerInfo } from '@bank/protocol/customer';
import { securitySettings, twoStepVerificationConfirm, twoStepVerificationSet } from '@bank/protocol/settings';
import { Banner } from '@bank/ui';
import { useState } from 'react';
import { ChangeDialog, onlyPassword } from '../change/change-dialog';
import { type Choice, ChoiceCards } from '../change/choice-cards';
import { APPROVAL_WORDS } from './mode-words';
import { useMissing } from './use-missing';

interface ApprovalDialogProps {
  settings: Output<typeof securitySettings>;
  onClose(): void;
}

/** How the user's transfers are approved (R2.3.7); an approval code goes by e-mail as the otp does. */
export function ApprovalDialog({ settings, onClose }: ApprovalDialogProps) {
  const t = useText();
  const notify = useNotify();
  const missing = useMissing(settings);
  const current = settings.transactionApproveMode === 'approvalCode' ? 'otp' : settings.transactionApproveMode;
  const [mode, setMode] = useState<ApprovalMode>(current);
  const choices: Choice<ApprovalMode>[] = [
    {
      id: 'otp',
      label: t('settings.approval.otp'),
      description: t('settings.approval.otpHelp', { email: settings.email }),
    },
    {
      id: 'sms',
      label: t('settings.approval.sms'),
      description: t('settings.approval.smsHelp', { phone: settings.maskedPhone ?? '' }),
      missing: missing.sms,
    },
    {
      id: 'push',
      label: t('settings.approval.push'),
      description: t('settings.approval.pushHelp'),
      missing: missing.push,
    },
    { id: 'none', label: t('settings.approval.none'), description: t('settings.approval.noneHelp') },
  ];
  return (
    <ChangeDialog
      title={<Text id="settings.approval.title" />}
      schema={onlyPassword}
      defaults={{ password: '' }}
      submit="settings.change.save"
      needsCode
      isIdle={mode === current}
      start={({ password }) => call(twoStepVerificationSet, { typeMode: mode, password })}
      confirm={(reqId, code) => call(twoStepVerificationConfirm, { reqId, code })}
      isMade={async () => (await call(securitySettings)).transactionApproveMode === mode}
      facts={<p className="font-medium">{t(APPROVAL_WORDS[mode])}</p>}
      onDone={async () => {
        await invalidate(securitySettings, customerInfo);
        notify({ severity: 'success', title: t('settings.approval.done'), body: '' });
        onClose();
      }}
      onClose={onClose}
    >
      <ChoiceCards legend={<Text id="settings.approval.legend" />} choices={choices} value={mode} onChange={setMode} />
      {mode === 'none' && current !== 'none' && (
        <Banner tone="warning">
          <Text id="settings.approval.noneWarning" />
        </Banner>
      )}
    </ChangeDialog>
  );
}
