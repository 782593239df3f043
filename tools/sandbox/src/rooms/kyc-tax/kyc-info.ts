import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { documentCategory } from '@bank/protocol/documents';
import type { KycInfo, KycMatter, WorkIn } from '@bank/protocol/kyc-info';
import { addressesOf, shownAddress } from '../../identity/standing/addresses';
import { mattersOf, shownMatter } from '../../identity/standing/matters';
import { showing } from '../../identity/standing/papers';
import { identitiesOf, phonesShown } from '../../identity/standing/person';
import { countriesOf } from '../../identity/standing/standing';
import { plannedCall } from '../../identity/standing/video-call';
import { jsonOf } from '../../identity/statements/json';
import { storedWork } from '../../identity/statements/stored';
import type { StoredWork } from '../../identity/statements/stored';
import { workFault } from '../../identity/statements/work-fault';
import type { Tx } from '../../platform/db';
import { occupationNamed, purposesNamed, secondOccupationNamed, sourcesNamed } from '../../platform/dictionaries/named';
import type { CustomerType } from '../../platform/dictionaries/money';
import { documentTypesIn } from '../../platform/documents/types';
import { refused as refusedPaper } from '../../platform/documents/texts';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

interface CustomerRow {
  type: CustomerType;
  isNeedKyc: boolean;
  verified: boolean;
  occupation: string | null;
  secondOccupation: string | null;
  /** Of a person what they stated, of a company its financial detail; both name sources and purposes alike. */
  stated: Partial<StoredWork> | null;
}

type Told = Pick<KycInfo, 'occupation' | 'secondOccupation' | 'sources' | 'secondSources' | 'purposes'>;

/** What the customer has stated of their work and money, with names. */
function told({ type, occupation, secondOccupation, stated }: CustomerRow, lang: string): Told {
  const { sourceIds = [], secondSourceIds = [], purposeIds = [] } = stated ?? {};
  const { sourceSpecifications = {}, secondSourceSpecifications = {}, purposeSpecifications = {} } = stated ?? {};
  return {
    occupation: occupationNamed(occupation, lang),
    secondOccupation: secondOccupationNamed(secondOccupation, lang),
    sources: sourcesNamed(type, { ids: sourceIds, specifications: sourceSpecifications }, lang),
    secondSources: sourcesNamed(type, { ids: secondSourceIds, specifications: secondSourceSpecifications }, lang),
    purposes: purposesNamed(type, { ids: purposeIds, specifications: purposeSpecifications }, lang),
  };
}

type Context = CallContext & MayRefuse<'noSuchDocumentType' | 'wrongIdentityNumber' | 'identityAccepted'>;

/** Puts a statement in the place of the one before, which is kept with who replaced it. */
async function restateWork(tx: Tx, context: Context, work: WorkIn): Promise<void> {
  const { customerId, userId } = callerOf(context);
  const at = new Date(context.clock.now());
  await tx.query(
    `INSERT INTO person_restatement (customer_id, replaced, stated_at, stated_by)
     SELECT customer_id, jsonb_build_object('occupation', occupation, 'secondOccupation', second_occupation, 'statement', statement), $2, $3
       FROM person_profile WHERE customer_id = $1 FOR UPDATE`,
    [customerId, at, userId],
  );
  // What was said about other accounts and deposits when they registered stays beside it.
  await tx.query(
    `INSERT INTO person_profile (customer_id, occupation, second_occupation, statement, updated_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (customer_id) DO UPDATE SET occupation = $2, second_occupation = $3, updated_at = $5,
       statement = coalesce(person_profile.statement, '{}') || $4::jsonb`,
    [customerId, work.occupation, work.secondOccupation, jsonOf(storedWork(work)), at],
  );
}

/** Letters, digits and what stands between them on documents. */
const NUMBER = /^[A-Z0-9](?:[A-Z0-9./-]{2,28})[A-Z0-9]$/;

interface Stated {
  typeId: number;
  number: string;
}

/** Keeps the number of an identity document; one that the bank has accepted stays. */
async function stateIdentity(tx: Tx, context: Context, { typeId, number: typed }: Stated): Promise<void> {
  const { customerId } = callerOf(context);
  const number = typed.replace(/\s/g, '').toUpperCase();
  const known = documentTypesIn(documentCategory.identity, await countriesOf(tx, customerId), context.lang);
  if (!known.some(({ id }) => id === typeId))
    throw refusedPaper(context, 'noSuchDocumentType', { field: 'identity.typeId' });
  if (!NUMBER.test(number)) throw refused(context, 'wrongIdentityNumber', { field: 'identity.number' });
  const found = (await identitiesOf(tx, customerId, showing(context))).find((one) => one.typeId === typeId);
  if (found?.status === 'validated') throw refused(context, 'identityAccepted', { field: 'identity.number' });
  if (found)
    await tx.query('UPDATE identity SET number = $3 WHERE customer_id = $1 AND type_id = $2', [
      customerId,
      typeId,
      number,
    ]);
  else
    await tx.query(`INSERT INTO identity (customer_id, type_id, number, status) VALUES ($1, $2, $3, 'none')`, [
      customerId,
      typeId,
      number,
    ]);
}

const isIdentityProven = (matters: readonly Pick<KycMatter, 'categoryId' | 'status'>[]): boolean =>
  matters.some(({ categoryId, status }) => categoryId === documentCategory.identity && status === 'validated');

// R0.65, R0.66, R0.142: what the bank has to know of a customer, and what they state of themselves.
export const kycInfo = {
  async kycInfoGet(_input, context) {
    const { db, lang } = context;
    const { customerId, userId } = callerOf(context);
    const [customer] = await db.query<CustomerRow>(
      `SELECT c.type, c.need_kyc AS "isNeedKyc", c.verified, p.occupation, p.second_occupation AS "secondOccupation",
              coalesce(p.statement, b.financial_detail) AS stated
         FROM customer c LEFT JOIN person_profile p ON p.customer_id = c.id LEFT JOIN company_profile b ON b.customer_id = c.id
        WHERE c.id = $1`,
      [customerId],
    );
    if (!customer) throw new Error('a customer who was acted for is not there');
    const how = showing(context);
    const addresses = await addressesOf(db, customerId, how.nowMs);
    const matters = await mattersOf(db, customerId, how.nowMs);
    return {
      kycInfo: {
        isNeedKyc: customer.isNeedKyc,
        verified: customer.verified,
        identities: await identitiesOf(db, customerId, how),
        addresses: addresses.map((one) => shownAddress(one, how)),
        phones: await phonesShown(db, customerId, userId),
        ...told(customer, lang),
        documents: matters.map((one) => shownMatter(one, how)),
        // A document that was accepted meanwhile proves the identity by itself.
        videoCall: isIdentityProven(matters) ? null : await plannedCall(db, { customerId, userId }, context.clock),
      },
    };
  },

  async kycInfoUpdate({ work, identity }, context) {
    const { customerId } = callerOf(context);
    const fault = work && workFault(context, work, 'work.');
    if (fault) throw fault;
    await context.db.transaction(async (tx) => {
      // The customer's row is the lock: two at once must not write a document twice.
      const [person] = await tx.query(`SELECT FROM customer WHERE id = $1 AND type = 'personal' FOR NO KEY UPDATE`, [
        customerId,
      ]);
      if (!person) throw refused(context, 'personalOnly', { code: responseCode.accessDenied });
      if (work) await restateWork(tx, context, work);
      if (identity) await stateIdentity(tx, context, identity);
    });
    context.publish([{ customerId, event: 'documentsChanged', subject: null }]);
  },
} satisfies Partial<Handlers<Rooms['kycTax']>>;
