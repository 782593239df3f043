import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { useMemo } from 'react';
import { PaymentFlow } from '../flow/payment-flow';
import { chosenAccount } from '../transfer-rules';
import { P2pForm } from './p2p-form';
import { p2pKind } from './p2p-kind';

interface P2pFlowProps {
  accounts: readonly [Account, ...Account[]];
  ownEmail: string;
  /** Access level 3 (R2.1.2). */
  isForApproval: boolean;
}

/** Money to another customer, from the form to the receipt. */
export function P2pFlow({ accounts, ownEmail, isForApproval }: P2pFlowProps) {
  const t = useText();
  const kind = useMemo(() => p2pKind(t), [t]);
  const [first] = accounts;
  return (
    <PaymentFlow
      kind={kind}
      empty={{ accountId: String(first.accountId), toEmail: '', amount: '', currency: first.currencyCode, note: '' }}
      owner={ownEmail}
      isForApproval={isForApproval}
      nameOfAccount={(id) => chosenAccount(accounts, id)?.name ?? ''}
    >
      {(form) => <P2pForm accounts={accounts} ownEmail={ownEmail} {...form} />}
    </PaymentFlow>
  );
}
