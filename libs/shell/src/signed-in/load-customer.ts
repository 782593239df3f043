import { queryClient } from '@bank/api-client';
import type { Customer, CustomerAccess } from '@bank/protocol';
import { customerQueries } from '@bank/session/calls';
import { connect } from '../boot/connect';

/** Who is signed in; asked once and then at hand for every guard and screen. @throws ApiFailure */
export async function loadCustomer(): Promise<{ customer: Customer; access: CustomerAccess }> {
  connect();
  const [info, access] = await Promise.all([
    queryClient.ensureQueryData(customerQueries.info()),
    queryClient.ensureQueryData(customerQueries.access()),
  ]);
  return { customer: info.customer, access: access.customerAccess };
}
