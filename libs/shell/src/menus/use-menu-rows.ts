import type { MenuRow } from '@bank/kit';
import { isAskedNothing, useSession, useTaxPutOff } from '@bank/session';
import { useCustomer } from '@bank/session/calls';
import { features } from '../routing/features';
import { menuRows } from './places';

/** Every place there is, for pages that do not know yet who is signed in. */
export const ALL_ROWS = menuRows(features);

/** The places of this user. A user whose start page asks for something first has none: each would lead back there. */
export function useMenuRows(): readonly MenuRow[] {
  const { customer, access, may } = useCustomer();
  const actingCustomerId = useSession((state) => state.actingCustomerId);
  const taxPutOff = useTaxPutOff();
  if (!isAskedNothing({ customer, access, actingCustomerId, taxPutOff })) return [];
  return ALL_ROWS.filter(({ when }) => when === undefined || when(may));
}
