import { Text, useText } from '@bank/i18n';
import { paths } from '@bank/paths';
import { useCustomer } from '@bank/session/calls';
import { Badge } from '@bank/ui';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useWaiting } from './use-waiting';

/** The pages of the place Payments, the same above each of them (ADR-26, ADR-58). A tab appears with the right to its page. */
export function PaymentsTabs() {
  const t = useText();
  const { customer, may } = useCustomer();
  const waiting = useWaiting();
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => bringIntoSight(list.current), [pathname]);
  const hasApprovals = customer.customerType === 'business' && (may.approveTransfers || may.sendsForApproval);
  return (
    <nav ref={list} aria-label={t('kit.place.payments')} className="tab-list">
      <NavLink to={paths.payments.to()} end className="tab tab-link">
        <Text id="kit.payments.new" />
      </NavLink>
      {hasApprovals && (
        <NavLink to={paths.transferApproved.to()} className="tab tab-link">
          <Text id="kit.place.approvals" />
          {waiting > 0 && <Badge tone="info">{waiting}</Badge>}
        </NavLink>
      )}
      {may.sendMass && (
        <NavLink to={paths.batchTransfers.to()} className="tab tab-link">
          <Text id="kit.place.batches" />
        </NavLink>
      )}
      <NavLink to={paths.preapproved.to()} className="tab tab-link">
        <Text id="kit.place.preapproved" />
      </NavLink>
      {may.requestMoney && (
        <NavLink to={paths.invoices.to()} className="tab tab-link">
          <Text id="kit.place.invoices" />
        </NavLink>
      )}
      {may.seeHistory && (
        <NavLink to={paths.payees.to()} className="tab tab-link">
          <Text id="kit.place.payees" />
        </NavLink>
      )}
    </nav>
  );
}

/** A phone has no room for all tabs: the one of this page is in sight. */
function bringIntoSight(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current=page]');
  if (!list || !current) return;
  const [tab, row] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
}
