import { addressType } from '@bank/protocol/card-delivery';
import { documentCategory } from '@bank/protocol/documents';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { isCountry } from '../../platform/countries';
import { stateOf } from '../../platform/states';
import { documentTypesIn } from '../../platform/documents/types';
import { settleKyc } from '../../identity/standing/become-known';
import { addressesOf, linkAddressProof, shownAddress } from '../../identity/standing/addresses';
import { showing } from '../../identity/standing/papers';
import { sent } from '../../identity/standing/sent';
import { needsAction } from '../../identity/standing/standing';
import { refused } from './texts';

const MAX_ADDRESSES = 10;

/** An address of the customer acted for. @throws Refusal VF when there is none of this id */
async function addressOf(context: CallContext & MayRefuse<'noSuchAddress'>, addressId: number) {
  const addresses = await addressesOf(context.db, callerOf(context).customerId, context.clock.now());
  const found = addresses.find((one) => one.addressId === addressId);
  if (!found) throw refused(context, 'noSuchAddress', { field: 'addressId' });
  return found;
}

function documentsChanged(context: CallContext): void {
  context.publish([{ customerId: callerOf(context).customerId, event: 'documentsChanged', subject: null }]);
}

// R3.7.4, R2.3.5.
export const addresses = {
  async addressesGet(_input, context) {
    const how = showing(context);
    const own = await addressesOf(context.db, callerOf(context).customerId, how.nowMs);
    return { addresses: own.map((one) => shownAddress(one, how)) };
  },

  async addressCreate(input, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const { countryCode } = input;
    const texts = { address1: input.address1.trim(), city: input.city.trim(), postalCode: input.postalCode.trim() };
    for (const [field, text] of Object.entries(texts))
      if (text === '') throw refused(context, 'fieldMissing', { field });
    if (!isCountry(countryCode)) throw refused(context, 'noSuchCountry', { field: 'countryCode' });
    const state = input.stateCode === undefined ? null : stateOf(countryCode, input.stateCode);
    if (state === undefined) throw refused(context, 'noSuchState', { field: 'stateCode' });
    const addressId = await db.transaction(async (tx) => {
      // The customer's row is the lock: two at once must not make eleven.
      await tx.query('SELECT FROM customer WHERE id = $1 FOR UPDATE', [customerId]);
      const known = await tx.query('SELECT FROM address WHERE customer_id = $1', [customerId]);
      if (known.length >= MAX_ADDRESSES) throw refused(context, 'tooManyAddresses');
      const [created] = await tx.query<{ id: number }>(
        `INSERT INTO address (customer_id, address1, address2, city, postal_code, country_code, state_name, state_code, type_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [
          customerId,
          texts.address1,
          input.address2?.trim() || null,
          texts.city,
          texts.postalCode,
          countryCode,
          (state?.stateName ?? input.stateName?.trim()) || null,
          state?.stateCode ?? null,
          input.addressTypeId ?? addressType.unspecified,
        ],
      );
      if (!created) throw new Error('no address was created');
      return created.id;
    });
    documentsChanged(context);
    return { addressId };
  },

  async confirmAddress({ addressId }, context) {
    const { addressStatus } = await addressOf(context, addressId);
    if (needsAction(addressStatus)) throw refused(context, 'addressUnproven');
    await context.db.query('UPDATE address SET is_confirmed = true WHERE id = $1', [addressId]);
    documentsChanged(context);
  },

  async deleteAddress({ id }, context) {
    const { isMain } = await addressOf(context, id);
    if (isMain) throw refused(context, 'mainAddressStays');
    await context.db.query('DELETE FROM address WHERE id = $1 AND NOT is_main', [id]);
    documentsChanged(context);
  },

  addressDocumentTypes: ({ countryCode }, { lang }) => ({
    documentTypes: documentTypesIn(documentCategory.address, [countryCode], lang).map(({ id, name }) => ({ id, name })),
  }),

  async addressDocumentUpload({ addressId, documentTypeId, file }, context) {
    const { customerId } = callerOf(context);
    const { countryCode, isMain } = await addressOf(context, addressId);
    const stored = await context.db.transaction(async (tx) => {
      const id = await storeDocument(tx, context, {
        category: documentCategory.address,
        typeId: documentTypeId,
        countries: [countryCode],
        file,
      });
      await tx.query('INSERT INTO address_document (address_id, document_id) VALUES ($1, $2)', [addressId, id]);
      if (isMain) await linkAddressProof(tx, customerId, id);
      return { id, hints: await settleKyc(tx, customerId, context) };
    });
    return { document: await sent(context, stored) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
