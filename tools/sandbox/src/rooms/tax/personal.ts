import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { taxCountry } from '@bank/protocol/tax-countries';
import { addressesOf } from '../../identity/standing/addresses';
import { accessHints } from '../../identity/standing/access-hints';
import { taxDummyFault } from '../../identity/statements/tax-dummy';
import { isBlank } from '../../identity/statements/text-fault';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { besideAnswers } from './beside-answers';
import { issueCertificate } from './certificate/issue';
import { personFacts, personShown } from './certificate/person-facts';
import type { PersonalAnswers } from './certifications';
import { insertCertification, ITSELF, lockCustomer, newestCertification, numberIn, standingOf } from './certifications';
import { withKept } from './kept-numbers';
import { papersNamed } from './papers';
import { personalDeclaration } from './declaration';
import { usIndiciaFound, usIndiciaOf } from './indicia';
import { personalFault } from './personal-fault';
import { recordOf } from './record';
import { refused } from './texts';

interface Person {
  dateOfBirth: string | null;
  countryOfBirth: string | null;
  citizenshipCountryCode: string | null;
}

type Context = CallContext & MayRefuse<'personalOnly'>;

/** What the bank knows of a person without a certification. */
async function personOf(tx: Tx, customerId: number): Promise<Person> {
  const [person] = await tx.query<Person>(
    `SELECT to_char(birth_day, 'YYYY-MM-DD') AS "dateOfBirth", birth_country AS "countryOfBirth",
            citizenship_country AS "citizenshipCountryCode"
       FROM person_profile WHERE customer_id = $1`,
    [customerId],
  );
  return person ?? { dateOfBirth: null, countryOfBirth: null, citizenshipCountryCode: null };
}

/** Where a person's certification stands. @throws for a company */
export async function personalStanding(tx: Tx, context: Context) {
  const standing = await standingOf(tx, callerOf(context).customerId, 'personal');
  if (!standing) throw refused(context, 'personalOnly', { code: responseCode.accessDenied });
  return standing;
}

/** The number in the country of residence is the customer's own, too. */
const setTaxId = (tx: Tx, customerId: number, taxId: string, at: Date) =>
  tx.query(
    `INSERT INTO person_profile (customer_id, tax_id, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (customer_id) DO UPDATE SET tax_id = $2`,
    [customerId, taxId, at],
  );

// R3.3.14, R3.7.9, R0.113, R0.114: a person certifies where they pay tax.
export const personal = {
  async fatcaCrsCertificationPersonalGet(_input, context) {
    const { db, lang, clock } = context;
    const { customerId } = callerOf(context);
    const { status, dueAt } = await personalStanding(db, context);
    const newest = await newestCertification<PersonalAnswers>(db, customerId);
    const person = await personOf(db, customerId);
    const addresses = await addressesOf(db, customerId, clock.now());
    const { citizenshipCountryCode, ...born } = person;
    const answers = newest?.answers ?? {
      ...born,
      cityOfBirth: null,
      citizenship: citizenshipCountryCode === null ? [] : [citizenshipCountryCode],
      addressId: addresses[0]?.addressId ?? null,
      isUSTaxPayer: null,
      lossOfNationalityMissing: null,
    };
    const record = await recordOf(db, { customerId, representativeId: null });
    const home = addresses.find(({ addressId }) => addressId === answers.addressId)?.countryCode ?? null;
    const usIndicia = usIndiciaFound(answers, home, record);
    return {
      fatcaCrsCertificationInfo: {
        ...{ status, dueAt: dueAt?.toISOString() ?? null },
        ...answers,
        ...{ hasUSIndicia: usIndicia.length > 0, usIndicia, usIndiciaKnown: usIndiciaOf(record) },
        lossOfNationalityMissing: answers.lossOfNationalityMissing ?? null,
        ...(await besideAnswers(db, { customerId, representativeId: null }, newest, lang)),
      },
      declaration: personalDeclaration(lang),
    };
  },

  async fatcaCrsCertificationPersonalUpdate({ taxIds: given, declarationId, ...answers }, context) {
    const { db, clock, lang, publish } = context;
    const { customerId, userId } = callerOf(context);
    const at = new Date(clock.now());
    const hints = await db.transaction(async (tx) => {
      const residence = await lockCustomer(tx, customerId);
      const { status } = await personalStanding(tx, context);
      if (status === 'pending') throw refused(context, 'alreadyPending');
      const newest = await newestCertification<PersonalAnswers>(tx, customerId);
      const taxIds = await withKept(tx, context, newest, { taxIds: given, personId: ITSELF, at: 'taxIds' });
      const fault = personalFault({ ...answers, taxIds, declarationId }, context);
      if (fault) throw fault;
      const address = (await addressesOf(tx, customerId, clock.now())).find(
        ({ addressId }) => addressId === answers.addressId,
      );
      if (!address) throw refused(context, 'noSuchAddress', { field: 'addressId' });
      const signer = { customerId, representativeId: null };
      const usIndicia = usIndiciaFound(answers, address.countryCode, await recordOf(tx, signer));
      const papers = await papersNamed(tx, context, signer, { ...answers, usIndicia });
      const certificationId = await insertCertification(tx, {
        ...{ customerId, answers, entityClass: null, taxed: [{ personId: ITSELF, taxIds }] },
        ...{ usIndicia, declarationId, language: lang, userId, at },
      });
      const said = { answers, taxIds, papers, address: `${address.address1}, ${address.city}` };
      await issueCertificate(tx, context, {
        ...{ certificationId, declaration: personalDeclaration(lang), userId, capacity: 'forSelf', at },
        said: (words) => [{ kind: 'facts', rows: personFacts(said, words) }],
        shown: personShown(said, [['addressId', said.address]]),
      });
      const atHome = numberIn(taxIds, residence);
      if (atHome !== null) await setTaxId(tx, customerId, atHome, at);
      return accessHints(tx, customerId);
    });
    publish(hints);
    return { status: 'pending' };
  },

  async taxIdUpdate({ taxId }, context) {
    const { db, clock } = context;
    const { customerId } = callerOf(context);
    await db.transaction(async (tx) => {
      const residence = await lockCustomer(tx, customerId);
      await personalStanding(tx, context);
      if (isBlank(taxId)) {
        if (taxCountry(residence).tinPersonal.required) throw refused(context, 'taxIdMissing', { field: 'taxId' });
        // An empty field erases nothing.
        return;
      }
      const dummy = taxDummyFault(context, { taxId, countryCode: residence, variant: 'tinPersonal' }, 'taxId');
      if (dummy) throw dummy;
      await setTaxId(tx, customerId, taxId.trim(), new Date(clock.now()));
    });
  },
} satisfies Partial<Handlers<Rooms['tax']>>;
