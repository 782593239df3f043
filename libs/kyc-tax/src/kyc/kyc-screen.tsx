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
import { factsOf, type KycFacts, leadOf } from './lead';
import { PlannedCall } from './planned-call';
import { Where } from './where';

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
  const isPerson = customer.customerType !== 'business';
  return (
    <Page
      title={isPerson ? 'kyc-tax.kyc.title' : 'kyc-tax.kyc.companyTitle'}
      lead={answer.data ? <Lead facts={factsOf(answer.data.kycInfo, isPerson)} /> : <LeadToCome />}
      width="full"
    >
      <div className="@container">
        <Answer of={answer}>{({ kycInfo }) => <Known kycInfo={kycInfo} isPerson={isPerson} />}</Answer>
      </div>
    </Page>
  );
}

function Lead({ facts }: { facts: KycFacts }) {
  const t = useText();
  return leadOf(facts)
    .map(({ id, count }) => t(id, { count }))
    .join(' ');
}

/** Holds the lines of the sentences that come, so that nothing below them moves. */
const LeadToCome = () => (
  <span aria-hidden="true" className="invisible">
    <Lead facts={{ asked: 2, open: 0, isVerified: false, isCallPlanned: false }} />
  </span>
);

function Known({ kycInfo, isPerson }: { kycInfo: KycInfo; isPerson: boolean }) {
  const t = useText();
  const { documentsKeptYears } = useBrand();
  const { documents, isNeedKyc, videoCall } = kycInfo;
  const facts = factsOf(kycInfo, isPerson);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {videoCall && <PlannedCall {...videoCall} />}
        <KycListSlot label={t('kyc-tax.kyc.list')} documents={documents} camera={<CameraCheck />} />
        {isPerson && <AboutYou kycInfo={kycInfo} />}
        {!isNeedKyc && facts.asked === 0 && (
          <div className="page-actions">
            <Link to={paths.home.to()} className={buttonClass()}>
              <Text id="kit.popup.goHome" />
            </Link>
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Where {...facts} />
        <p className="text-muted text-sm">
          <Text id="kyc-tax.kyc.kept" values={{ count: documentsKeptYears }} />
        </p>
      </div>
    </div>
  );
}
