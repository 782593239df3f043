// Rules: R1.3.9.
import fc from 'fast-check';
import { sampleVerification } from './testing';
import {
  isWarningStatus,
  verificationStatus,
  type VerificationFacts,
  type VerificationStatus,
} from './verification-status';

const verifiedPerson: VerificationFacts = {
  ...sampleVerification(),
  customerType: 'personal',
  isLimitDocumentsUploaded: false,
};

/** One row per rule, R1.4.31 to R1.4.37. */
const CASES: readonly [string, Partial<VerificationFacts>, VerificationStatus][] = [
  ['a representative', { isRepresentative: true, isLimited: true }, 'CHECKED'],
  ['a limited account whose documents are there', { isLimited: true, isLimitDocumentsUploaded: true }, 'PROCESSING'],
  ['a limited account', { isLimited: true, duplicateDocuments: { isUploaded: true } }, 'LIMITED'],
  ['duplicates, uploaded', { duplicateDocuments: { isUploaded: true } }, 'DUPLICATE_DOCUMENTS_UPLOADED'],
  ['duplicates', { duplicateDocuments: { isUploaded: false }, isCardDocumentRequired: true }, 'DUPLICATE_DOCUMENTS'],
  ['a card document', { isCardDocumentRequired: true, requiredActionsCount: 2 }, 'SOME_CARD_DOCUMENT_REQUIRED'],
  [
    'required actions',
    { requiredActionsCount: 1, isVerified: false, isDocumentsUploaded: true },
    'HAS_REQUIRED_ACTIONS',
  ],
  ['unverified, uploaded', { isVerified: false, isDocumentsUploaded: true, isActionsPending: true }, 'PROCESSING'],
  ['unverified, actions', { isVerified: false, isActionsPending: true, isDocumentsPending: true }, 'UNVERIFIED'],
  ['unverified, documents pending', { isVerified: false, isDocumentsPending: true }, 'VERIFICATION_PROCESSING'],
  ['unverified person, nothing left', { isVerified: false }, 'FINAL_REVIEW'],
  ['unverified company, nothing left', { isVerified: false, customerType: 'business' }, 'CHECKED'],
  ['verified', {}, 'CHECKED'],
];

test.each(CASES)('%s', (_, facts, status) => {
  expect(verificationStatus({ ...verifiedPerson, ...facts })).toBe(status);
});

const anyFacts: fc.Arbitrary<VerificationFacts> = fc.record({
  customerType: fc.constantFrom('personal' as const, 'business' as const),
  isRepresentative: fc.boolean(),
  isLimited: fc.boolean(),
  isVerified: fc.boolean(),
  isLimitDocumentsUploaded: fc.boolean(),
  duplicateDocuments: fc.option(fc.record({ isUploaded: fc.boolean() })),
  isCardDocumentRequired: fc.boolean(),
  requiredActionsCount: fc.nat(3),
  isDocumentsUploaded: fc.boolean(),
  isActionsPending: fc.boolean(),
  isDocumentsPending: fc.boolean(),
});

/** What each status promises, whatever else is true: written from the rules, not from the table. */
const PROMISES: Readonly<Record<VerificationStatus, (facts: VerificationFacts) => boolean>> = {
  CHECKED: (f) => f.isRepresentative || f.isVerified || f.customerType === 'business',
  LIMITED: (f) => f.isLimited && !f.isLimitDocumentsUploaded,
  PROCESSING: (f) => (f.isLimited ? f.isLimitDocumentsUploaded : !f.isVerified && f.isDocumentsUploaded),
  VERIFICATION_PROCESSING: (f) => !f.isVerified && f.isDocumentsPending && !f.isActionsPending,
  FINAL_REVIEW: (f) => !f.isVerified && f.customerType === 'personal' && !f.isDocumentsUploaded,
  SOME_CARD_DOCUMENT_REQUIRED: (f) => f.isCardDocumentRequired && f.duplicateDocuments === null,
  UNVERIFIED: (f) => !f.isVerified && f.isActionsPending && !f.isDocumentsUploaded,
  DUPLICATE_DOCUMENTS: (f) => f.duplicateDocuments?.isUploaded === false,
  DUPLICATE_DOCUMENTS_UPLOADED: (f) => f.duplicateDocuments?.isUploaded === true,
  HAS_REQUIRED_ACTIONS: (f) => f.requiredActionsCount > 0 && !f.isCardDocumentRequired,
};

test('over all inputs, a status means what its rule says', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const status = verificationStatus(facts);
      expect([status, PROMISES[status](facts)]).toEqual([status, true]);
      expect(facts.isRepresentative ? status : 'CHECKED').toBe('CHECKED');
      expect(!facts.isRepresentative && facts.isLimited).toBe(
        status === 'LIMITED' || (status === 'PROCESSING' && facts.isLimited),
      );
    }),
    { numRuns: 5000 },
  );
});

test('the warning statuses are the five of R1.4.38', () => {
  const all = Object.keys(PROMISES) as VerificationStatus[];
  expect(all.filter(isWarningStatus).sort()).toEqual([
    'DUPLICATE_DOCUMENTS',
    'HAS_REQUIRED_ACTIONS',
    'LIMITED',
    'SOME_CARD_DOCUMENT_REQUIRED',
    'UNVERIFIED',
  ]);
});
