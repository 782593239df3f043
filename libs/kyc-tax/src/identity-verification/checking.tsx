import { Text, useText } from '@bank/i18n';
import { Tracker } from '@bank/ui';
import { Heading } from './heading';

/** Whatever the browser has brought back, the bank has not spoken yet: this, and nothing else, is shown (R0.80). */
export function Checking() {
  const t = useText();
  return (
    <>
      <Heading title={<Text id="kyc-tax.identity.checking" />}>
        <Text id="kyc-tax.identity.checkingHelp" />
      </Heading>
      <Tracker
        label={t('kyc-tax.kyc.where')}
        steps={[
          { id: 'sent', state: 'done', label: <Text id="kyc-tax.identity.step.sent" /> },
          { id: 'check', state: 'now', label: <Text id="kyc-tax.identity.step.check" /> },
          { id: 'answer', state: 'next', label: <Text id="kyc-tax.identity.step.answer" /> },
        ]}
        stateLabel={(state) => t(`kyc-tax.kyc.state.${state}`)}
      />
    </>
  );
}
