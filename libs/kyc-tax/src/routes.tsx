import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  external: [
    { path: paths.certificationRepresentative.pattern, lazy: () => import('./representative/representative-screen') },
    {
      path: paths.identityVerification.pattern,
      lazy: () => import('./identity-verification/identity-verification-screen'),
    },
    { path: paths.videoIdentityJob.pattern, lazy: () => import('./video-identity-job/video-identity-job-screen') },
  ],
  restricted: [
    { path: paths.kyc.pattern, lazy: () => import('./kyc/kyc-screen') },
    { path: paths.companyDocuments.pattern, lazy: () => import('./company-documents/company-documents-screen') },
  ],
  main: [
    { path: paths.unverifiedAccount.pattern, lazy: () => import('./unverified-account/unverified-account-screen') },
    { path: paths.limitedAccount.pattern, lazy: () => import('./limited-account/limited-account-screen') },
  ],
};
