import { call, prefetch, query } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import {
  Answer,
  KycListSlot,
  type KycListProps,
  Row,
  Rows,
  RowToken,
  verificationQueries,
  type Verification,
} from '@bank/kit';
import { documentTypesList } from '@bank/protocol/documents';
import { kycInfoGet } from '@bank/protocol/kyc-info';
import { limitDocumentUpload, type LimitReason } from '@bank/protocol/kyc-tax';
import { customerQueries } from '@bank/session/calls';
import { SectionHeading } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { reasonWords } from '../long-words';
import { StatusPage } from '../status-page';

export const handle = { title: 'kyc-tax.limited.title' } as const;

/** Starts what the screen reads, and waits for its list's code: a list that came later would push away what stands below it. */
export async function loader() {
  prefetch(
    ...[customerQueries.info(), verificationQueries.state(), verificationQueries.limit()],
    ...[query(kycInfoGet), query(documentTypesList)],
  );
  await KycListSlot.ready();
  return null;
}

/** A limited account: its reasons, and the list, which begins with the documents that lift them (R1.3.11). */
export function Component() {
  const asked = useQuery(query(kycInfoGet));
  return (
    <StatusPage title="kyc-tax.limited.title" waitsFor={[asked]}>
      {(verification) => <Limit {...verification} />}
    </StatusPage>
  );
}

function Limit({ reasons, limitedAt }: Verification) {
  const t = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {reasons.length > 0 && <Reasons reasons={reasons} limitedAt={limitedAt} />}
      <Answer of={useQuery(query(kycInfoGet))} rows={3}>
        {({ kycInfo: { documents } }) => (
          <KycListSlot
            label={t('kyc-tax.kyc.list')}
            documents={documents}
            first={reasons.flatMap(({ requirementDocuments }) => requirementDocuments.map(lifting))}
          />
        )}
      </Answer>
    </div>
  );
}

function Reasons({ reasons, limitedAt }: Pick<Verification, 'reasons' | 'limitedAt'>) {
  const format = useFormat();
  return (
    <section aria-labelledby="reasons" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <SectionHeading id="reasons">
        <Text id="kyc-tax.limited.why" />
      </SectionHeading>
      <Rows labelledBy="reasons">
        {reasons.map(({ id, actionTypeId }) => (
          <Row
            key={id}
            token={
              <RowToken>
                <ShieldAlert />
              </RowToken>
            }
            title={<Text id={reasonWords(actionTypeId)} />}
            note={limitedAt !== null && <Text id="kyc-tax.since" values={{ date: format.date(limitedAt, 'day') }} />}
          />
        ))}
      </Rows>
    </section>
  );
}

/** A document that lifts a reason, as a matter of the list; where it stands follows from its files. */
function lifting({ id, categoryId, uploadedDocuments }: LimitReason['requirementDocuments'][number]) {
  return {
    key: `limit.${id}`,
    categoryId,
    ...{ representativeId: null, name: null, sourceId: null, source: null, status: 'none' },
    documents: uploadedDocuments,
    send: (file, documentTypeId, options) =>
      call(limitDocumentUpload, { requirementId: id, documentTypeId, file }, options),
  } satisfies NonNullable<KycListProps['first']>[number];
}
