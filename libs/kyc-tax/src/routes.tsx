import { loadTexts } from '@bank/i18n';
import { type Feature, loadStatedMessages } from '@bank/kit';
import { paths } from '@bank/paths';
import { loadTaxMessages } from './messages-tax';

/** The certification has words of its own: no other screen of the room waits for them. */
async function withTaxTexts<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([load(), loadTexts([loadTaxMessages, loadStatedMessages])]);
  return screen;
}

export const routes: Feature['routes'] = {
  external: [
    {
      path: paths.identityVerification.pattern,
      lazy: () => import('./identity-verification/identity-verification-screen'),
    },
    { path: paths.videoIdentityJob.pattern, lazy: () => import('./video-identity-job/video-identity-job-screen') },
  ],
  publicFlow: [
    {
      path: paths.certificationRepresentative.pattern,
      lazy: () => withTaxTexts(() => import('./tax/representative/representative-screen')),
    },
  ],
  flow: [
    {
      path: paths.certification.pattern,
      lazy: () => withTaxTexts(() => import('./tax/personal/personal-screen')),
    },
    {
      path: paths.certificationBusiness.pattern,
      lazy: () => withTaxTexts(() => import('./tax/business/business-screen')),
    },
  ],
  restricted: [
    {
      path: paths.certificationSplash.pattern,
      lazy: () => withTaxTexts(() => import('./tax/splash/splash-screen')),
    },
    {
      path: paths.certificationBusinessSplash.pattern,
      lazy: () => withTaxTexts(() => import('./tax/splash/business-splash-screen')),
    },
    { path: paths.kyc.pattern, lazy: () => import('./kyc/kyc-screen') },
    { path: paths.companyDocuments.pattern, lazy: () => import('./company-documents/company-documents-screen') },
  ],
  main: [
    { path: paths.unverifiedAccount.pattern, lazy: () => import('./unverified-account/unverified-account-screen') },
    { path: paths.limitedAccount.pattern, lazy: () => import('./limited-account/limited-account-screen') },
  ],
};
