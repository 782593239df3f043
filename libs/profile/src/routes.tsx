import type { Feature } from '@bank/kit';
import { paths } from '@bank/paths';

export const routes: Feature['routes'] = {
  main: [
    { path: paths.profile.pattern, lazy: () => import('./profile/profile-screen') },
    { path: paths.profileNotifications.pattern, lazy: () => import('./notifications/notifications-screen') },
    { path: paths.profileUpdate.pattern, lazy: () => import('./profile-update/profile-update-screen') },
    { path: paths.legal.pattern, lazy: () => import('./legal/legal-screen') },
  ],
  restricted: [
    { path: paths.company.pattern, lazy: () => import('./company/company-screen') },
    { path: paths.companyPart.pattern, lazy: () => import('./company/company-screen') },
    { path: paths.brandTerms.pattern, lazy: () => import('./legal/brand-terms-screen') },
    { path: paths.companyEmails.pattern, lazy: () => import('./company-emails/company-emails-screen') },
  ],
};
