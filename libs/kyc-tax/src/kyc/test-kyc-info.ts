import type { KycInfo, KycMatter } from '@bank/protocol/kyc-info';

/** A person of whom the bank knows nothing yet. */
export const sampleKycInfo = (fields: Partial<KycInfo> = {}): KycInfo => ({
  isNeedKyc: true,
  verified: false,
  identities: [],
  addresses: [],
  phones: [],
  occupation: null,
  secondOccupation: null,
  sources: [],
  secondSources: [],
  purposes: [],
  documents: [],
  videoCall: null,
  ...fields,
});

/** Something that the customer is asked for and that was never sent. */
export const sampleMatter = (fields: Partial<KycMatter> = {}): KycMatter => ({
  ...{ categoryId: 1, representativeId: null, name: null, sourceId: null, source: null },
  ...{ status: 'none', documents: [] },
  ...fields,
});
