import { prefetch, query } from '@bank/api-client';
import { useBrand } from '@bank/brand';
import { Text, useText } from '@bank/i18n';
import { Answer, KycListSlot, Page } from '@bank/kit';
import { paths } from '@bank/paths';
import { documentTypesList } from '@bank/protocol/documents';
import { type KycInfo, kycInfoGet } from '@bank/protocol/kyc-info';
import { customerQueries, useCustomer } from '@bank/session/calls';
import { buttonClass } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CameraCheck } from '../identity-verification/camera-check';
import { AboutYou } from './about/about-you';
import { countAsked, Where } from './where';

export const handle = { title: 'kyc-tax.kyc.title' } as const;

/** Starts what the screen reads, and waits for its list's code: a list that came later would push away what stands below it. */
export async function loader() {
  prefetch(customerQueries.info(), customerQueries.access(), query(kycInfoGet), query(documentTypesList));
  await KycListSlot.ready();
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

function Known({ kycInfo }: { kycInfo: KycInfo }) {
  const t = useText();
  const { customer } = useCustomer();
  const { documentsKeptYears } = useBrand();
  const { documents, verified, isNeedKyc } = kycInfo;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <KycListSlot label={t('kyc-tax.kyc.list')} documents={documents} camera={<CameraCheck />} />
        {customer.customerType !== 'business' && <AboutYou kycInfo={kycInfo} />}
        {!isNeedKyc && countAsked(documents) === 0 && (
          <div className="page-actions">
            <Link to={paths.home.to()} className={buttonClass()}>
              <Text id="kit.popup.goHome" />
            </Link>
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Where matters={documents} isVerified={verified} />
        <p className="text-muted text-sm">
          <Text id="kyc-tax.kyc.kept" values={{ count: documentsKeptYears }} />
        </p>
      </div>
    </div>
  );
}
