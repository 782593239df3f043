import { call, invalidate, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { Answer, LiveSwitch } from '@bank/kit';
import { paymentSettingsGet, paymentSettingsSet } from '@bank/protocol/transfers-settings';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';

/** Whether the customer's payments can be undone before they leave (R2.4.61). Only who has full access decides it. */
export function UndoSwitch() {
  const { may } = useCustomer();
  const answer = useQuery(query(paymentSettingsGet));
  if (!may.seeBalances) return null;
  return (
    <Answer of={answer} rows={1} hasTokens={false}>
      {({ canUndo }) => (
        <LiveSwitch
          label={<Text id="settings.undo.title" />}
          description={<Text id="settings.undo.help" />}
          isOn={canUndo}
          disabled={!may.manageSecurity}
          set={async (isOn) => {
            await call(paymentSettingsSet, { canUndo: isOn });
            await invalidate(paymentSettingsGet);
          }}
        />
      )}
    </Answer>
  );
}
