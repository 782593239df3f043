import { addressType } from '@bank/protocol/card-delivery';
import { documentCategory } from '@bank/protocol/documents';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { Rooms } from '@bank/protocol/all';
import { storeDocument } from '../../platform/documents/store';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { isCountry } from '../../platform/countries';
import { stateOf } from '../../platform/states';
import { documentTypesIn } from '../../platform/documents/types';
import { settleKyc } from '../../identity/standing/become-known';
import { documentOf } from '../../identity/standing/papers';
import { addressesOf, needsAction } from '../../identity/standing/standing';
import { refused } from './texts';

const MAX_ADDRESSES = 10;

/** An address of the customer acted for. @throws Refusal VF when there is none of this id */
async function addressOf(context: CallContext & MayRefuse<'noSuchAddress'>, addressId: number) {
  const addresses = await addressesOf(context.db, callerOf(context).customerId, context.clock.now(), context.lang);
  const found = addresses.find((one) => one.addressId === addressId);
  if (!found) throw refused(context, 'noSuchAddress', { field: 'addressId' });
  return found;
}

export function documentsChanged(context: CallContext, subject: string | null): void {
  context.publish([{ customerId: callerOf(context).customerId, event: 'documentsChanged', subject }]);
}

/** A document that was just stored, and what followed from it. */
export interface Stored {
  id: string;
  hints: readonly BankEvent[];
}

/** A document that was just stored, as answers show it; the screens of its owner hear of it. */
export async function sent(context: CallContext, { id, hints }: Stored): Promise<UploadedDocument> {
  documentsChanged(context, id);
  context.publish(hints);
  return documentOf(context, id);
}

// R3.7.4, R2.3.5.
export const addresses = {
  async addressesGet(_input, context) {
    return {
      addresses: await addressesOf(context.db, callerOf(context).customerId, context.clock.now(), context.lang),
    };
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
    documentsChanged(context, null);
    return { addressId };
  },

  async confirmAddress({ addressId }, context) {
    const { addressStatus } = await addressOf(context, addressId);
    if (needsAction(addressStatus)) throw refused(context, 'addressUnproven');
    await context.db.query('UPDATE address SET is_confirmed = true WHERE id = $1', [addressId]);
    documentsChanged(context, null);
  },

  async deleteAddress({ id }, context) {
    const { isMain } = await addressOf(context, id);
    if (isMain) throw refused(context, 'mainAddressStays');
    await context.db.query('DELETE FROM address WHERE id = $1 AND NOT is_main', [id]);
    documentsChanged(context, null);
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
      if (isMain) await answerRequirement(tx, customerId, id);
      return { id, hints: await settleKyc(tx, customerId, context) };
    });
    return { document: await sent(context, stored) };
  },
} satisfies Partial<Handlers<Rooms['profile']>>;

/** What proves the main address answers the bank's question where the customer lives, too: it does not ask twice. */
async function answerRequirement(tx: Tx, customerId: number, documentId: string): Promise<void> {
  await tx.query(
    `INSERT INTO requirement_document (requirement_id, document_id)
     SELECT id, $3 FROM requirement WHERE customer_id = $1 AND category_id = $2 AND limit_reason_id IS NULL`,
    [customerId, documentCategory.address, documentId],
  );
}
