import { accessRight, responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import { accessHints } from '../../identity/standing/access-hints';
import { addressesOf } from '../../identity/standing/addresses';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { businessFault } from './business-fault';
import { companyBlocks, companyShown } from './certificate/company-facts';
import { issueCertificate } from './certificate/issue';
import type { BusinessAnswers, CertifiedBusiness } from './certifications';
import { insertCertification, ITSELF, lockCustomer, newestCertification, numberIn, standingOf } from './certifications';
import type { Company } from './company';
import { companyOf, indiciaOf } from './company';
import { controllersShown } from './controlling-persons';
import { besideAnswers } from './beside-answers';
import { withKept } from './kept-numbers';
import { papersNamed } from './papers';
import { businessDeclaration } from './declaration';
import { entityClassOf } from './entity-questions';
import { refused } from './texts';

/** Where a company's certification stands. @throws for a person */
async function businessStanding(tx: Tx, context: CallContext & MayRefuse<'companyOnly'>) {
  const standing = await standingOf(tx, callerOf(context).customerId, 'business');
  if (!standing) throw refused(context, 'companyOnly', { code: responseCode.accessDenied });
  return standing;
}

/** What the form begins with before the first certification. */
function unanswered({ addresses }: Company) {
  const main = addresses.find(({ isMain }) => isMain)?.addressId ?? null;
  return {
    ...{ entityType: null, placeOfBusinessAddressId: main, registeredAddressId: main },
    ...{ isUSTaxPayer: null, questions: null },
  };
}

/** The certification without tax numbers, which have columns of their own. */
const keptOf = (certified: CertifiedBusiness, { controllers }: Company): BusinessAnswers => ({
  entityType: certified.entityType,
  placeOfBusinessAddressId: certified.placeOfBusinessAddressId,
  registeredAddressId: certified.registeredAddressId,
  isUSTaxPayer: certified.isUSTaxPayer,
  questions: certified.questions,
  papers: certified.papers,
  controllingPersons: certified.controllingPersons.map((person) => ({
    representativeId: person.representativeId,
    name: controllers.find(({ representativeId }) => representativeId === person.representativeId)?.name ?? '',
    cityOfBirth: person.cityOfBirth,
    countryOfBirth: person.countryOfBirth,
    dateOfBirth: person.dateOfBirth,
  })),
});

/** The certification with what it keeps of the one before (R0.119). */
async function completed(
  tx: Tx,
  context: CallContext & MayRefuse<'nothingKept'>,
  given: CertifiedBusiness,
): Promise<CertifiedBusiness> {
  const newest = await newestCertification<BusinessAnswers>(tx, callerOf(context).customerId);
  const controllingPersons = [];
  for (const [place, person] of given.controllingPersons.entries()) {
    const named = {
      taxIds: person.taxIds,
      personId: person.representativeId,
      at: `controllingPersons.${place}.taxIds`,
    };
    controllingPersons.push({ ...person, taxIds: await withKept(tx, context, newest, named) });
  }
  const taxIds = await withKept(tx, context, newest, { taxIds: given.taxIds, personId: ITSELF, at: 'taxIds' });
  return { ...given, taxIds, controllingPersons };
}

/** The number in the country of registration is the company's own, too. */
const setTaxId = (tx: Tx, customerId: number, taxId: string) =>
  tx.query(
    `INSERT INTO company_profile (customer_id, tax_id) VALUES ($1, $2)
     ON CONFLICT (customer_id) DO UPDATE SET tax_id = $2`,
    [customerId, taxId],
  );

// R3.3.14, R3.7.9, R0.113, R0.114, R0.116: a company certifies what it is, where it pays tax, and who controls it.
export const business = {
  async fatcaCrsCertificationBusinessGet(_input, context) {
    const { db, lang, clock } = context;
    const { customerId, right } = callerOf(context);
    const { status, dueAt } = await businessStanding(db, context);
    const company = await companyOf(db, customerId, clock.now());
    const newest = await newestCertification<BusinessAnswers>(db, customerId);
    const { entityType, placeOfBusinessAddressId, registeredAddressId, isUSTaxPayer, questions } =
      newest?.answers ?? unanswered(company);
    const mayRead = right === accessRight.fullAccess;
    const usIndicia = indiciaOf(company);
    return {
      fatcaCrsCertificationInfo: {
        ...{ status, dueAt: dueAt?.toISOString() ?? null },
        ...{ name: company.name, registrationCountryCode: company.registrationCountryCode },
        ...{ entityType, placeOfBusinessAddressId, registeredAddressId, isUSTaxPayer, questions },
        ...{ hasUSIndicia: usIndicia.length > 0, usIndicia },
        entityClass: newest?.entityClass ?? null,
        ...(await besideAnswers(db, { customerId, representativeId: null }, newest, lang)),
        // Births and numbers of the owners, and what was not accepted of them, are for who may sign them.
        controllingPersons: await controllersShown(db, company.controllers, mayRead ? newest : null),
        ...(!mayRead && { rejections: [] }),
      },
      declaration: businessDeclaration(lang),
    };
  },

  async fatcaCrsCertificationBusinessUpdate(given, context) {
    const { db, clock, lang, publish } = context;
    const { customerId, userId } = callerOf(context);
    const { declarationId } = given;
    const { entityClass, hints } = await db.transaction(async (tx) => {
      const country = await lockCustomer(tx, customerId);
      const { status } = await businessStanding(tx, context);
      if (status === 'pending') throw refused(context, 'alreadyPending');
      const company = await companyOf(tx, customerId, clock.now());
      const certified = await completed(tx, context, given);
      const { taxIds, controllingPersons } = certified;
      const usIndicia = indiciaOf(company);
      const fault = businessFault({ certified, company }, context);
      if (fault) throw fault;
      const papers = await papersNamed(
        tx,
        context,
        { customerId, representativeId: null },
        { ...certified, usIndicia },
      );
      const found = entityClassOf({ ...certified, registrationCountryCode: country });
      const at = new Date(clock.now());
      const certificationId = await insertCertification(tx, {
        ...{ customerId, answers: keptOf(certified, company), entityClass: found },
        taxed: [
          { personId: ITSELF, taxIds },
          ...controllingPersons.map((person) => ({ personId: person.representativeId, taxIds: person.taxIds })),
        ],
        usIndicia,
        ...{ declarationId, language: lang, userId, at },
      });
      const { name, controllers } = company;
      const said = { certified, controllers, papers, addresses: await addressesOf(tx, customerId, clock.now()) };
      await issueCertificate(tx, context, {
        ...{
          certificationId,
          company: name,
          declaration: businessDeclaration(lang),
          userId,
          capacity: 'forCompany',
          at,
        },
        said: (words) => companyBlocks(said, words),
        shown: companyShown(said),
      });
      const atHome = numberIn(taxIds, country);
      if (atHome !== null) await setTaxId(tx, customerId, atHome);
      return { entityClass: found, hints: await accessHints(tx, customerId) };
    });
    publish(hints);
    return { status: 'pending', entityClass };
  },
} satisfies Partial<Handlers<Rooms['tax']>>;
