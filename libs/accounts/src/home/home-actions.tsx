import { useAvailability } from '@bank/api-client';
import { accountHas, missingText } from '@bank/kit';
import { Text, useText, type MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Account } from '@bank/protocol/accounts';
import type { Permissions } from '@bank/session';
import { ArrowLeftRight, ClipboardCheck, HandCoins, Plus, Send, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { firstAccount, openAccounts } from '../account-rules';

interface Action {
  label: MessageId;
  to: string;
  icon: LucideIcon;
}

/** Beside sending: five actions are a row on a phone. */
const FURTHER = 4;

/** What can be done from here beside sending. An action appears with the right to it; its screen says the rest. */
export function furtherActions(accounts: readonly Account[], may: Permissions): Action[] {
  const actions: Action[] = [];
  const paidInto = firstAccount(accounts.filter((account) => accountHas('instructions', account)));
  if (paidInto) {
    actions.push({ label: 'accounts.home.add', to: paths.account.to({ accountId: paidInto.accountId }), icon: Plus });
  }
  if (may.moveBetween && openAccounts(accounts).length > 1) {
    actions.push({ label: 'kit.payments.move', to: paths.transferAccount.to(), icon: ArrowLeftRight });
  }
  if (may.approveTransfers && may.seeCompany) {
    actions.push({ label: 'accounts.home.approve', to: paths.transferApproved.to(), icon: ClipboardCheck });
  }
  if (may.writeInvoices) {
    actions.push({ label: 'accounts.home.request', to: paths.invoices.to({ open: 'new' }), icon: HandCoins });
  }
  return actions.slice(0, FURTHER);
}

/** Sending first; where it is not possible, why. */
export function HomeActions({ accounts, may }: { accounts: readonly Account[]; may: Permissions }) {
  const t = useText();
  const isOffline = useAvailability().state === 'offline';
  const missing = may.missing.sendP2p;
  const reason = missing ? missingText(missing, t) : isOffline ? t('kit.missing.network') : null;
  return (
    <>
      <div className="hero-actions">
        {reason === null ? (
          <Link to={paths.transferP2p.to()} className="hero-action hero-action-primary">
            <Send aria-hidden="true" />
            <Text id="kit.payments.send" />
          </Link>
        ) : (
          <button type="button" disabled className="hero-action hero-action-primary" aria-describedby="send-missing">
            <Send aria-hidden="true" />
            <Text id="kit.payments.send" />
          </button>
        )}
        {furtherActions(accounts, may).map(({ label, to, icon: Icon }) => (
          <Link key={to} to={to} className="hero-action">
            <Icon aria-hidden="true" />
            <Text id={label} />
          </Link>
        ))}
      </div>
      {reason !== null && (
        <p id="send-missing" className="hero-note">
          {reason}
        </p>
      )}
    </>
  );
}
