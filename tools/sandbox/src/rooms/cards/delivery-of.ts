import { addressStatusId } from '@bank/protocol/card-delivery';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { deliveryAddressesOf, lineOf } from './delivery';
import type { Delivery } from './issue';
import { productsOf } from './products';
import { refused } from './texts';

/** The order of a physical card, as far as the post is concerned. */
interface Sent {
  type: number;
  addressId?: number | undefined;
  replacesAddressId?: number | undefined;
}

/** Where a card goes: the address that was chosen, else the main one; a replacement card goes to the main one (R2.7.38). */
export async function deliveryOf(
  tx: Tx,
  customerId: number,
  { type, addressId, replacesAddressId }: Sent,
  context: CallContext & MayRefuse<'noSuchAddress' | 'addressUnproven' | 'notShippedThere'>,
): Promise<Delivery | null> {
  const addresses = await deliveryAddressesOf(tx, customerId, context.clock.now());
  const address = addresses.find((one) => (addressId === undefined ? one.isMain : one.addressId === addressId));
  // A company may have no address yet; its cards go to its seat, which the bank knows from the register.
  if (!address && addressId === undefined) return null;
  if (!address) throw refused(context, 'noSuchAddress', { field: 'addressId' });
  const leaves = replacesAddressId === undefined ? null : replacesAddressId;
  if (leaves !== null && (leaves === address.addressId || !addresses.some((one) => one.addressId === leaves))) {
    throw refused(context, 'noSuchAddress', { field: 'replacesAddressId' });
  }
  if (!productsOf(address.countryCode).some((offered) => offered.type === type)) {
    throw refused(context, 'notShippedThere', { field: 'addressId' });
  }
  const { confirmed, pending } = addressStatusId;
  if (address.addressStatusId !== confirmed && address.addressStatusId !== pending) {
    throw refused(context, 'addressUnproven', { field: 'addressId' });
  }
  return {
    addressId: address.addressId,
    line: lineOf(address),
    isWaiting: address.addressStatusId === pending,
    leavesAddressId: leaves,
  };
}
