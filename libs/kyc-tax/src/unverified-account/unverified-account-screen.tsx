import { call, prefetch, query } from '@bank/api-client';
import { Text } from '@bank/i18n';
import { MatterSlot, verificationQueries, type Verification } from '@bank/kit';
import { verificationDocumentUpload } from '@bank/protocol/kyc-tax';
import { documentTypesList } from '@bank/protocol/documents';
import { customerQueries } from '@bank/session/calls';
import { SectionHeading } from '@bank/ui';
import { Requirement } from '../requirement';
import { StatusPage } from '../status-page';

export const handle = { title: 'kyc-tax.unverified.title' } as const;

/** Starts the queries behind the status. */
export function loader() {
  prefetch(customerQueries.info(), verificationQueries.state(), query(documentTypesList));
  MatterSlot.warmUp();
  return null;
}

/** An account that is unverified or has documents of another: the missing documents, and a way to send them. */
export function Component() {
  return <StatusPage title="kyc-tax.unverified.title">{(verification) => <Missing {...verification} />}</StatusPage>;
}

function Missing({ state }: Verification) {
  if (!state || state.missing.length === 0) return null;
  return (
    <section aria-labelledby="missing" className="mt-4 grid gap-2">
      <SectionHeading id="missing">
        <Text id="kyc-tax.missing" />
      </SectionHeading>
      {state.missing.map(({ categoryId, uploadedDocuments }) => (
        <Requirement
          key={categoryId}
          categoryId={categoryId}
          documents={uploadedDocuments}
          send={(file, documentTypeId, options) =>
            call(verificationDocumentUpload, { categoryId, documentTypeId, file }, options)
          }
        />
      ))}
    </section>
  );
}
