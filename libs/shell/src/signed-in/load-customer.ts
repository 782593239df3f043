import { ApiFailure, queryClient } from '@bank/api-client';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { connect } from '../boot/connect';
import { keepDraftsOf } from './draft-owner';
import { refusedActing } from './refused-acting';

interface Loaded {
  customer: Customer;
  access: CustomerAccess;
}

/**
 * Who is signed in and for whom they act; asked once and then at hand for every guard and screen. The bank decides whether the
 * chosen customer may be acted for (decision 23): when it refuses, the choice is dropped and the user is told.
 * @throws ApiFailure
 */
export async function loadCustomer(): Promise<Loaded> {
  connect();
  const { actingCustomerId } = session.getState();
  try {
    const loaded = await load();
    // Acting for oneself is no acting.
    if (actingCustomerId !== null && loaded.customer.actingFor === null) return await loadOwn();
    keepDraftsOf(`${loaded.customer.userId}/${loaded.customer.customerId}`);
    return loaded;
  } catch (reason) {
    if (actingCustomerId === null || !(reason instanceof ApiFailure) || reason.kind !== 'denied') throw reason;
    refusedActing.setState({ customerId: actingCustomerId });
    return loadOwn();
  }
}

function loadOwn(): Promise<Loaded> {
  session.setState({ actingCustomerId: null });
  return loadCustomer();
}

async function load(): Promise<Loaded> {
  const [info, access] = await Promise.all([
    queryClient.ensureQueryData(customerQueries.info()),
    queryClient.ensureQueryData(customerQueries.access()),
  ]);
  return { customer: info.customer, access: access.customerAccess };
}
