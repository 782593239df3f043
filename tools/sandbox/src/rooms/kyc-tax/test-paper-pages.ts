import { rooms } from '@bank/protocol/all';
import type { UploadedDocument } from '@bank/protocol/documents';
import type { CompanyInfo, CompanyPerson } from '@bank/protocol/profile-company';
import { clientOf } from '../../server/test-client';
import type { TestBank } from '../../testing';
import { CATEGORIES } from './test-documents-oracle';
import { aboutOf } from './test-paper-cells';
import type { Cell, Outcome, Standing } from './test-paper-cells';
import { isWealth, SOURCE_OF_COMPANY, SOURCE_OF_PERSON } from './test-paper-setup';
import type { Places } from './test-paper-setup';

export const listed = ({ statusId, documentTypeId, isSubDocument }: UploadedDocument): Standing['listed'][number] => [
  statusId,
  documentTypeId,
  isSubDocument,
];

const standing = (status: string | null | undefined, papers: readonly UploadedDocument[] = []): Standing => ({
  status: status ?? null,
  listed: papers.map(listed),
});

/** What the customer reads afterwards. @param token of the customer's own user */
export async function pagesOf(
  bank: TestBank,
  { representativeId }: Places,
  cell: Cell,
  token: string,
): Promise<Pick<Outcome, 'page' | 'matter' | 'customer'>> {
  const client = clientOf(bank);
  const read = async (method: string) => (await client.call(token, method, { lang: 'en' })).json();
  const { kycInfo } = rooms.kycTax.kycInfoGet.response.parse(await read('kycInfoGet'));
  const [matter, ...others] = kycInfo.documents;
  if (others.length > 0) throw new Error('the customer of a cell is asked for one thing');
  const { isNeedKyc, verified } = kycInfo;
  return {
    page: await pageOf(),
    matter: matter ? standing(matter.status, matter.documents) : null,
    customer: { isNeedKyc, verified },
  };

  async function pageOf(): Promise<Standing | null> {
    const about = aboutOf(cell);
    if (!about) return null;
    switch (cell.door) {
      case 'verification':
      case 'assign':
        return about.category === CATEGORIES.address ? mainAddress() : null;
      case 'address':
        return mainAddress();
      case 'limit': {
        const { limit } = rooms.kycTax.limitReasonGet.response.parse(await read('limitReasonGet'));
        return standing(null, limit.reasons[0]?.requirementDocuments[0]?.uploadedDocuments);
      }
      case 'company':
        return ofCompany(about.category, await company());
      case 'companyPerson': {
        const { people } = await company();
        const person = people.find((one) => one.representativeId === representativeId);
        return person ? ofPerson(about.category, person) : null;
      }
    }
  }

  async function mainAddress(): Promise<Standing> {
    const { addresses } = rooms.profile.addressesGet.response.parse(await read('addressesGet'));
    const main = addresses.find(({ isMain }) => isMain);
    return standing(main?.addressStatus, main?.uploadedDocuments);
  }

  async function company(): Promise<CompanyInfo> {
    return rooms.profile.companyInfoGet.response.parse(await read('companyInfoGet')).companyInfo;
  }
}

function ofCompany(category: number, of: CompanyInfo): Standing {
  if (isWealth({ category }))
    return standing(
      of.sourceOfWealthDocumentStatuses[SOURCE_OF_COMPANY],
      of.sourceOfWealthDocuments[SOURCE_OF_COMPANY],
    );
  return category === CATEGORIES.businessRegistration
    ? standing(of.corporateDocumentStatus, of.corporateDocuments)
    : standing(of.additionalDocumentStatus, of.additionalDocuments);
}

function ofPerson(category: number, of: CompanyPerson): Standing {
  if (isWealth({ category }))
    return standing(of.sourceOfWealthDocumentStatuses[SOURCE_OF_PERSON], of.sourceOfWealthDocuments[SOURCE_OF_PERSON]);
  const statuses = new Map<number, string | null>([
    [CATEGORIES.identity, of.identityStatus],
    [CATEGORIES.address, of.addressStatus],
    [CATEGORIES.control, of.controlStatus],
  ]);
  return standing(
    statuses.get(category),
    of.uploadedDocuments.filter(({ categoryId }) => categoryId === category),
  );
}
