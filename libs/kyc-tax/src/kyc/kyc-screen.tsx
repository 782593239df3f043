import { call, invalidate, prefetch, query } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { Answer, type ListedMatter, MatterListSlot, missingText, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { documentCategory, documentTypesList } from '@bank/protocol/documents';
import { type KycInfo, kycInfoGet, type KycMatter } from '@bank/protocol/kyc-info';
import { verificationDocumentUpload, verificationStateGet } from '@bank/protocol/kyc-tax';
import { companyDocumentUpload, companyInfoGet, companyPersonDocumentUpload } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { buttonClass, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PhoneCheck } from '../phone-check';
import { AboutYou } from './about/about-you';
import { countAsked, Where } from './where';

export const handle = { title: 'kyc-tax.kyc.title' } as const;

/** Starts what the screen reads, and its list's code. */
export function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(kycInfoGet), query(documentTypesList));
  MatterListSlot.warmUp();
  return null;
}

/** Being known: what the bank has to see before everything is open, one list, and where it stands (R1.4.14, R1.4.15). */
export function Component() {
  const { customer } = useCustomer();
  const answer = useQuery(query(kycInfoGet));
  return (
    <Page
      title={customer.customerType === 'business' ? 'kyc-tax.kyc.companyTitle' : 'kyc-tax.kyc.title'}
      lead={answer.data ? <Lead {...answer.data} /> : <LeadToCome />}
      width="full"
    >
      <div className="@container">
        <Answer of={answer}>{({ kycInfo }) => <Known kycInfo={kycInfo} />}</Answer>
      </div>
    </Page>
  );
}

function Lead({ kycInfo: { documents, verified } }: { kycInfo: KycInfo }) {
  const count = countAsked(documents);
  if (count > 0) return <Text id="kyc-tax.kyc.lead" values={{ count }} />;
  return <Text id={verified ? 'kyc-tax.kyc.leadDone' : 'kyc-tax.kyc.leadWaiting'} />;
}

/** Holds the lines of the sentence that comes, so that nothing below it moves. */
const LeadToCome = () => (
  <span aria-hidden="true" className="invisible">
    <Text id="kyc-tax.kyc.lead" values={{ count: 2 }} />
  </span>
);

/** A file may be the last one that was asked: then what the customer may do changes with it. */
const refresh = () =>
  void invalidate(kycInfoGet, verificationStateGet, requiredActions, companyInfoGet, customerInfo, userAccessInfo);

function Known({ kycInfo }: { kycInfo: KycInfo }) {
  const t = useText();
  const { customer, may } = useCustomer();
  const { uploadDocuments } = may.missing;
  const { documents, verified, isNeedKyc } = kycInfo;
  const isCompany = customer.customerType === 'business';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <MatterListSlot
          label={t('kyc-tax.kyc.list')}
          matters={documents.map((matter) => listed(matter, isCompany))}
          lockedBecause={uploadDocuments && missingText(uploadDocuments, t)}
          onUploaded={refresh}
          fallback={<Skeleton shape="row" count={3} />}
        />
        {!isCompany && <AboutYou kycInfo={kycInfo} />}
        {!isNeedKyc && countAsked(documents) === 0 && (
          <div className="page-actions">
            <Link to={paths.home.to()} className={buttonClass()}>
              <Text id="kit.popup.goHome" />
            </Link>
          </div>
        )}
      </div>
      <Where matters={documents} isVerified={verified} />
    </div>
  );
}

/** A matter with the call that its papers go by: of a person of the company, of the company itself, or of the customer. */
function listed(matter: KycMatter, isCompany: boolean): ListedMatter {
  const { categoryId, representativeId } = matter;
  const send: ListedMatter['send'] = (file, documentTypeId, options) => {
    if (representativeId !== null)
      return call(companyPersonDocumentUpload, { representativeId, categoryId, documentTypeId, file }, options);
    if (isCompany) return call(companyDocumentUpload, { categoryId, file }, options);
    return call(verificationDocumentUpload, { categoryId, documentTypeId, file }, options);
  };
  const proof = categoryId === documentCategory.phone ? <PhoneCheck /> : undefined;
  return { ...matter, send, proof };
}
