import { ApiFailure, queryClient } from '@bank/api-client';
import type { Customer, CustomerAccess } from '@bank/protocol/customer';
import { session } from '@bank/session';
import { customerQueries } from '@bank/session/calls';
import { connect } from '../boot/connect';
import { keepDraftsOf } from './draft-owner';
import { actingBannerReady } from './acting-slot';
import { refusedActing } from './refused-acting';

interface Loaded {
  customer: Customer;
  access: CustomerAccess;
}

/**
 * The signed-in user and whom they act for, loaded once for every guard and screen. The bank decides whether the user may act for
 * the chosen customer (R0.23). When it refuses, the choice is dropped and a banner says so.
 * @throws ApiFailure
 */
export async function loadCustomer(): Promise<Loaded> {
  connect();
  const { actingCustomerId } = session.getState();
  try {
    const loaded = await load();
    if (actingCustomerId !== null && !isChoice(loaded)) return await loadOwn();
    keepDraftsOf(`${loaded.customer.userId}/${loaded.customer.customerId}`);
    if (loaded.customer.actingFor || refusedActing.getState().customerId !== null) await actingBannerReady();
    return loaded;
  } catch (reason) {
    if (actingCustomerId === null || !(reason instanceof ApiFailure) || reason.kind !== 'denied') throw reason;
    refusedActing.setState({ customerId: actingCustomerId });
    return loadOwn();
  }
}

/**
 * Acting for one's own customer is no acting. It is a choice where the access record names no company (R0.3): a representative
 * chooses the company that their token is for, and has no other way past the question.
 */
function isChoice({ customer, access }: Loaded): boolean {
  return customer.actingFor !== null || (customer.customerType === 'business' && access.accessList === null);
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
