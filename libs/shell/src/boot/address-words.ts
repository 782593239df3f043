import { actingCustomerIn, emailConfirmationIn, session, takeFromAddress } from '@bank/session';
import { pendingEmailConfirmation } from '../page/email-confirmation';

/** What a link may carry to any page (R1.2.29 to R1.2.32); gone from the address before anything else happens. */
export function takeAddressWords(location: Location, history: History): void {
  const { fromCustomerId, emailConfirmation } = takeFromAddress(
    ['fromCustomerId', 'emailConfirmation'],
    location,
    history,
  );
  const actingCustomerId = actingCustomerIn(fromCustomerId);
  if (actingCustomerId !== null) session.setState({ actingCustomerId });
  pendingEmailConfirmation.set(emailConfirmationIn(emailConfirmation));
}
