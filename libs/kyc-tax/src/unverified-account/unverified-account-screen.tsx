import { prefetch, query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, KycListSlot, verificationQueries } from '@bank/kit';
import { documentTypesList } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { customerQueries } from '@bank/session/calls';
import { useQuery } from '@tanstack/react-query';
import { CameraCheck } from '../identity-verification/camera-check';
import { StatusPage } from '../status-page';

export const handle = { title: 'kyc-tax.unverified.title' } as const;

/** Starts what the screen reads, and waits for its list's code: a list that came later would push away what stands below it. */
export async function loader() {
  prefetch(customerQueries.info(), verificationQueries.state(), query(kycInfoGet), query(documentTypesList));
  await KycListSlot.ready();
  return null;
}

/** An account that is unverified or has documents of another: what the bank has to know, and a way to send it. */
export function Component() {
  const asked = useQuery(query(kycInfoGet));
  return (
    <StatusPage title="kyc-tax.unverified.title" waitsFor={[asked]}>
      {() => <Asked />}
    </StatusPage>
  );
}

function Asked() {
  const t = useText();
  return (
    <Answer of={useQuery(query(kycInfoGet))} rows={3}>
      {({ kycInfo: { documents } }) => (
        <KycListSlot label={t('kyc-tax.kyc.list')} documents={documents} camera={<CameraCheck />} />
      )}
    </Answer>
  );
}
