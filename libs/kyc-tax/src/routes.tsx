import { type CatalogueLoader, loadTexts } from '@bank/i18n';
import { type Feature, loadStatedMessages } from '@bank/kit';
import { paths } from '@bank/paths';
import { loadTaxMessages } from './messages-tax';

async function withTexts<Screen>(texts: readonly CatalogueLoader[], load: () => Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([load(), loadTexts(texts)]);
  return screen;
}

/** The certification has words of its own: no other screen of the room waits for them. */
const SPLASH = [loadTaxMessages];
/** The questions share words with registering. */
const FORM = [loadTaxMessages, loadStatedMessages];

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
      lazy: () => withTexts(FORM, () => import('./tax/representative/representative-screen')),
    },
  ],
  flow: [
    {
      path: paths.certification.pattern,
      lazy: () => withTexts(FORM, () => import('./tax/personal/personal-screen')),
    },
    {
      path: paths.certificationBusiness.pattern,
      lazy: () => withTexts(FORM, () => import('./tax/business/business-screen')),
    },
  ],
  restricted: [
    {
      path: paths.certificationSplash.pattern,
      lazy: () => withTexts(SPLASH, () => import('./tax/splash/splash-screen')),
    },
    {
      path: paths.certificationBusinessSplash.pattern,
      lazy: () => withTexts(SPLASH, () => import('./tax/splash/business-splash-screen')),
    },
    { path: paths.kyc.pattern, lazy: () => import('./kyc/kyc-screen') },
    { path: paths.companyDocuments.pattern, lazy: () => import('./company-documents/company-documents-screen') },
  ],
  main: [
    { path: paths.unverifiedAccount.pattern, lazy: () => import('./unverified-account/unverified-account-screen') },
    { path: paths.limitedAccount.pattern, lazy: () => import('./limited-account/limited-account-screen') },
  ],
};
