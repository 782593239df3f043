import { addressType } from '@bank/protocol/card-delivery';
import type { Tx } from '../../platform/db';
import { stateOf } from '../../platform/states';
import type { StatedAddress } from './address-fault';

interface Kept {
  customerId: number;
  address: StatedAddress;
  /** The one the bank writes to. */
  isMain: boolean;
  /** R2.3.5. */
  typeId?: (typeof addressType)[keyof typeof addressType];
}

/** Writes an address that has no fault. Its proof is still to come. */
export async function insertAddress(
  tx: Tx,
  { customerId, address, isMain, typeId = addressType.unspecified }: Kept,
): Promise<void> {
  const { countryCode, stateCode, stateName } = address;
  const state = stateCode === undefined ? undefined : stateOf(countryCode, stateCode);
  await tx.query(
    `INSERT INTO address (customer_id, address1, address2, city, postal_code, country_code, state_name, state_code, is_main, type_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      customerId,
      address.address1.trim(),
      address.address2?.trim() || null,
      address.city.trim(),
      address.postalCode.trim(),
      countryCode,
      (state?.stateName ?? stateName?.trim()) || null,
      state?.stateCode ?? null,
      isMain,
      typeId,
    ],
  );
}
