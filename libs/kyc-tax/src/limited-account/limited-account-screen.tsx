import { call, prefetch, query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { MatterSlot, verificationQueries, type Verification } from '@bank/kit';
import { limitDocumentUpload } from '@bank/protocol/kyc-tax';
import { documentTypesList } from '@bank/protocol/documents';
import { customerQueries } from '@bank/session/calls';
import { SectionHeading } from '@bank/ui';
import { reasonWords } from '../long-words';
import { Requirement } from '../requirement';
import { StatusPage } from '../status-page';

export const handle = { title: 'kyc-tax.limited.title' } as const;

/** Starts the queries behind the status. */
export function loader() {
  prefetch(customerQueries.info(), verificationQueries.state(), verificationQueries.limit(), query(documentTypesList));
  MatterSlot.warmUp();
  return null;
}

/** A limited account: every reason, and for each the documents that lift it (R1.3.11). */
export function Component() {
  return <StatusPage title="kyc-tax.limited.title">{(verification) => <Reasons {...verification} />}</StatusPage>;
}

function Reasons({ reasons, limitedAt }: Verification) {
  const format = useFormat();
  return (
    <>
      {limitedAt !== null && (
        <p className="text-muted text-sm">
          <Text id="kyc-tax.since" values={{ date: format.date(limitedAt, 'day') }} />
        </p>
      )}
      {reasons.map(({ id, actionTypeId, requirementDocuments }) => (
        <section key={id} aria-labelledby={`reason-${id}`} className="mt-4 grid gap-2">
          <SectionHeading id={`reason-${id}`}>
            <Text id={reasonWords(actionTypeId)} />
          </SectionHeading>
          {requirementDocuments.map((requirement) => (
            <Requirement
              key={requirement.id}
              categoryId={requirement.categoryId}
              documents={requirement.uploadedDocuments}
              send={(file, documentTypeId, options) =>
                call(limitDocumentUpload, { requirementId: requirement.id, documentTypeId, file }, options)
              }
            />
          ))}
        </section>
      ))}
    </>
  );
}
