import { Text, type MessageId } from '@bank/i18n';
import { accountHas, accountKind } from '@bank/kit';
import { paths } from '@bank/paths';
import { accountStatus, type Account } from '@bank/protocol/accounts';
import type { Permissions } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { atLeast, breakpoints, buttonClass, useMedia } from '@bank/ui';
import clsx from 'clsx';
import { ArrowLeftRight, FileText, List, Send, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openAccounts } from '../account-rules';

interface Action {
  label: MessageId;
  to: string;
  icon: LucideIcon;
  isPrimary?: true;
}

/** What can be done from an account, and what is written about it (R2.3.30). An action appears with the right to it; its screen says the rest. */
function actionsOf(account: Account, accounts: readonly Account[], may: Permissions): Action[] {
  const { accountId } = account;
  const isActive = account.accountStatusId === accountStatus.active && accountKind(account) !== 'closed';
  const actions: (Action | false)[] = [
    isActive &&
      may.sendP2p && {
        label: 'kit.payments.send',
        to: paths.transferP2p.to({ from: accountId }),
        icon: Send,
        isPrimary: true,
      },
    isActive &&
      may.moveBetween &&
      openAccounts(accounts).length > 1 && {
        label: 'kit.payments.move',
        to: paths.transferAccount.to({ from: accountId }),
        icon: ArrowLeftRight,
      },
    may.seeHistory &&
      accountHas('history', account) && {
        label: 'kit.place.activity',
        to: paths.history.to({ accountId }),
        icon: List,
      },
    may.seeHistory &&
      accountHas('statements', account) && {
        label: 'kit.place.statements',
        to: paths.statements.to({ accountId }),
        icon: FileText,
      },
  ];
  return actions.filter((action) => action !== false);
}

interface AccountActionsProps {
  account: Account;
  /** All of the customer's: between them money can be moved. */
  accounts: readonly Account[];
}

/** The actions side by side: on a phone each as its picture over its name, in equal columns. */
export function AccountActions({ account, accounts }: AccountActionsProps) {
  const { may } = useCustomer();
  const isWide = useMedia(atLeast(breakpoints.tablet));
  const actions = actionsOf(account, accounts, may);
  if (actions.length === 0) return null;
  if (!isWide) {
    return (
      <div className="mt-5 grid auto-cols-fr grid-flow-col gap-1">
        {actions.map((action) => (
          <PictureLink key={action.to} {...action} />
        ))}
      </div>
    );
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {actions.map(({ label, to, icon: Icon, isPrimary }) => (
        <Link key={to} to={to} className={buttonClass(isPrimary ? 'primary' : 'secondary')}>
          <Icon aria-hidden="true" className="size-5" />
          <Text id={label} />
        </Link>
      ))}
    </div>
  );
}

function PictureLink({ label, to, icon: Icon, isPrimary }: Action) {
  return (
    <Link
      to={to}
      className="text-text grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1.5 text-center text-xs font-semibold"
    >
      <span
        className={clsx(
          'grid size-14 place-items-center rounded-full',
          isPrimary ? 'bg-accent text-on-accent' : 'bg-accent-soft text-on-soft',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <Text id={label} />
    </Link>
  );
}
