import { query } from '@bank/api-client';
import { notificationsCount } from '@bank/protocol/notifications-count';
import { requiredActions } from '@bank/protocol/required-actions';
import { useSession } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { knownRoutes } from '../routing/known-routes';
import { useSettled } from '../signed-in/settled';
import { menuItems, type MenuItem } from './menu-items';

/** A line as it is drawn now. */
export interface ShownItem extends MenuItem {
  /** How many things wait for the user there; 0 for none. */
  waiting: number;
  /** What it counts may be asked for by now. */
  isDue: boolean;
}

/**
 * Both menus with what waits in them. That is asked no earlier than 5 s after sign-in, or when a menu is opened (R0.10).
 * @param isOpen the menu is in front of the user
 */
export function useMenuItems(isOpen: boolean): { personal: ShownItem[]; company: ShownItem[] } {
  const { customer, access } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  const { personal, company } = menuItems({ customer, access, actingCustomerId }, knownRoutes.has);
  const hasHighlights = [...personal, ...company].some(({ highlight }) => highlight !== undefined);
  const isSettled = useSettled();
  const isDue = isOpen || isSettled;
  const { data } = useQuery({ ...query(requiredActions, undefined, { lazy: true }), enabled: hasHighlights && isDue });
  const hasRequests = company.some(({ highlight }) => highlight === 'requests');
  const requests = useQuery({
    ...query(notificationsCount, undefined, { lazy: true }),
    enabled: hasRequests && isDue,
  }).data;
  const waiting = { ...data, requests: requests?.transactionRequestCount };
  const shown = (item: MenuItem): ShownItem => ({
    ...item,
    waiting: item.highlight === undefined ? 0 : (waiting[item.highlight] ?? 0),
    isDue,
  });
  return { personal: personal.map(shown), company: company.map(shown) };
}
