import { serverNow } from '@bank/api-client';
import { session, useSession } from './session';
import type { TaxPutOff } from './start-page';

const asked = (customerId: number | null): TaxPutOff | null =>
  customerId === null ? null : { customerId, nowMs: serverNow(Date.now()) };

/** What the user has put off, at the bank's present. */
export const taxPutOff = (): TaxPutOff | null => asked(session.getState().taxPutOffFor);

/** The same for a component, which follows it. */
export const useTaxPutOff = (): TaxPutOff | null => asked(useSession((state) => state.taxPutOffFor));

/** "Later": kept with the session, until it ends (R0.115). */
export const putTaxOff = (customerId: number): void => session.setState({ taxPutOffFor: customerId });
