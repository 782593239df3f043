import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { useMemo } from 'react';
import { PaymentFlow } from '../flow/payment-flow';
import type { Sender } from '../flow/payment-screen';
import { ONCE } from '../flow/repeat';
import { P2pForm } from './p2p-form';
import { p2pKind } from './p2p-kind';
import { OWN_SENDER } from './p2p-values';

interface P2pFlowProps {
  accounts: readonly [Account, ...Account[]];
  sender: Sender;
}

/** Money to another customer, from the form to the receipt. */
export function P2pFlow({ accounts, sender }: P2pFlowProps) {
  const t = useText();
  const kind = useMemo(() => p2pKind(t, accounts), [t, accounts]);
  const [{ accountId, currencyCode }] = accounts;
  const empty = {
    accountId: String(accountId),
    whom: '',
    toEmail: '',
    amount: '',
    debit: '',
    currency: currencyCode,
    note: '',
    invoiceId: '',
    invoiceOpen: '',
    fromEmailId: OWN_SENDER,
    couponCode: '',
    templateName: '',
    ...ONCE,
  };
  return (
    <PaymentFlow kind={kind} empty={empty} accounts={accounts} {...sender}>
      {(form) => <P2pForm accounts={accounts} ownEmail={sender.owner} form={form} />}
    </PaymentFlow>
  );
}
