import { call, invalidate } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { customerInfo, userAccessInfo } from '@bank/protocol/customer';
import { documentCategory } from '@bank/protocol/documents';
import { kycInfoGet, type KycMatter } from '@bank/protocol/kyc-info';
import { limitReasonGet, verificationDocumentUpload, verificationStateGet } from '@bank/protocol/kyc-tax';
import { companyDocumentUpload, companyInfoGet, companyPersonDocumentUpload } from '@bank/protocol/profile-company';
import { requiredActions } from '@bank/protocol/required-actions';
import { useCustomer } from '@bank/session/calls';
import type { ReactNode } from 'react';
import { missingText } from '../permission/missing-text';
import { AdminActionsSlot } from './admin-slot';
import { onceEach } from './matter-groups';
import { type ListedMatter, MatterList } from './matter-list';
import { PhoneCheck } from './phone-check';
import type { SendPaper } from './send-papers';

export interface KycListProps {
  /** The list's name. */
  label: string;
  documents: readonly KycMatter[];
  /** What the page's own rule asks for, which comes before everything else. */
  first?: readonly (Omit<ListedMatter, 'isFirst'> & { key: string })[];
  /** What proves a person's identity beside files. */
  camera?: ReactNode;
}

/** A file may be the last one that was asked: then what the customer may do changes with it. */
const refresh = () =>
  void invalidate(
    ...[kycInfoGet, verificationStateGet, limitReasonGet, requiredActions],
    ...[companyInfoGet, customerInfo, userAccessInfo],
  );

/** What the bank has to know of the customer acted for, the same list on every page that asks for papers (R0.65). */
export function KycList({ label, documents, first = [], camera }: KycListProps) {
  const t = useText();
  const { customer, may } = useCustomer();
  const { uploadDocuments } = may.missing;
  const isCompany = customer.customerType === 'business';
  const shown = onceEach(first, documents.filter(isOffered));
  return (
    <MatterList
      label={label}
      matters={[
        ...shown.first.map((matter) => ({ ...matter, isFirst: true }) as const),
        ...shown.list.map((matter) => ({
          ...{ ...matter, send: sendOf(matter, isCompany) },
          also: matter.categoryId === documentCategory.identity && !isCompany ? camera : undefined,
        })),
      ].map((matter) =>
        matter.categoryId === documentCategory.phone
          ? { ...matter, proof: <PhoneCheck onConfirmed={refresh} /> }
          : matter,
      )}
      lockedBecause={uploadDocuments && missingText(uploadDocuments, t)}
      onUploaded={refresh}
      actions={
        customer.isAdmin
          ? (document, here) => (
              <AdminActionsSlot document={document} here={here} matters={documents} onDone={refresh} fallback={null} />
            )
          : undefined
      }
    />
  );
}

/** A brand may leave out where money comes from (R3.1.1). */
const isOffered = ({ sourceId }: KycMatter): boolean => BRAND.sourceOfWealth || sourceId === null;

/** The call that the papers of a matter go by: of a person of the company, of the company itself, or of the customer. */
function sendOf({ categoryId, representativeId, sourceId }: KycMatter, isCompany: boolean): SendPaper {
  const source = sourceId ?? undefined;
  if (representativeId !== null)
    return (file, documentTypeId, options) =>
      call(
        companyPersonDocumentUpload,
        { representativeId, categoryId, sourceId: source, documentTypeId, file },
        options,
      );
  if (isCompany)
    return (file, _type, options) => call(companyDocumentUpload, { categoryId, sourceId: source, file }, options);
  return (file, documentTypeId, options) =>
    call(verificationDocumentUpload, { categoryId, documentTypeId, file }, options);
}
