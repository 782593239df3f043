import type { KycInfo } from '@bank/protocol/kyc-info';

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
  ...fields,
});
