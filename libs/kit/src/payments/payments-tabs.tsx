import { Text, useText } from '@bank/i18n';
import { useCustomer } from '@bank/session/calls';
import { Badge } from '@bank/ui';
import clsx from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentsPlaces, type PaymentsTab } from './payments-places';
import { useRequestsWaiting } from './use-waiting';

interface PaymentsTabsProps {
  tab: PaymentsTab;
  /** The open screen is a page of the tab, and not the tab itself. */
  isBelow: boolean;
}

/** The pages of the place Payments, the same above each of them. */
export function PaymentsTabs({ tab, isBelow }: PaymentsTabsProps) {
  const t = useText();
  const { customer, may } = useCustomer();
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => bringIntoSight(list.current), [tab]);
  return (
    <nav ref={list} aria-label={t('kit.place.payments')} className="tab-list">
      {paymentsPlaces(may, customer).map(({ id, label, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === tab ? (isBelow ? 'true' : 'page') : undefined}
          className="tab tab-link"
        >
          <Text id={label} />
          {id === 'approvals' && <WaitingCount />}
        </Link>
      ))}
    </nav>
  );
}

/** How many requests wait. A count that comes late finds its room, which stays if it is none: the tabs behind it do not move. */
function WaitingCount() {
  const { count, isPending } = useRequestsWaiting();
  const [wasLate] = useState(isPending);
  if (count === 0 && !wasLate) return null;
  return (
    <span className={clsx('tabular-nums', count === 0 && 'invisible')}>
      <Badge tone="info">{count}</Badge>
    </span>
  );
}

/** A phone has no room for all tabs: the one of this page is in sight. */
function bringIntoSight(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const [tab, row] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
}
