import { migrations as access } from './identity/access/migrations';
import { migrations as accounts } from './rooms/accounts/migrations';
import { migrations as activation } from './identity/activation/migrations';
import { migrations as admin } from './rooms/admin/migrations';
import { migrations as analytics } from './qa/analytics/migrations';
import { migrations as auth } from './identity/auth/migrations';
import { migrations as captcha } from './identity/captcha/migrations';
import { migrations as cards } from './rooms/cards/migrations';
import { migrations as codes } from './identity/codes/migrations';
import { migrations as company } from './rooms/company/migrations';
import { migrations as contracts } from './rooms/contracts/migrations';
import { migrations as customer } from './rooms/customer/migrations';
import { migrations as devices } from './identity/devices/migrations';
import { migrations as documents } from './platform/documents/migrations';
import { migrations as history } from './rooms/history/migrations';
import { migrations as identityVerification } from './rooms/identity-verification/migrations';
import { migrations as jobs } from './platform/jobs/migrations';
import { migrations as ledger } from './ledger/migrations';
import { migrations as paces } from './identity/paces/migrations';
import { migrations as people } from './identity/people/migrations';
import { migrations as passkeys } from './identity/passkeys/migrations';
import type { Migration } from './platform/pg/migrate';
import { migrations as platform } from './platform/migrations';
import { migrations as invoices } from './rooms/invoices/migrations';
import { migrations as news } from './rooms/news/migrations';
import { migrations as onboarding } from './rooms/onboarding/migrations';
import { migrations as profile } from './rooms/profile/migrations';
import { migrations as recurring } from './rooms/transfers/recurring/migrations';
import { migrations as sei } from './identity/sei/migrations';
import { migrations as settings } from './rooms/settings/migrations';
import { migrations as statements } from './rooms/statements/migrations';
import { migrations as tax } from './rooms/tax/migrations';
import { migrations as transfers } from './rooms/transfers/migrations';
import { migrations as kycTax } from './rooms/kyc-tax/migrations';

/** The schema, room by room: a room comes after those its tables refer to. */
export const migrations: readonly Migration[] = [
  ...platform,
  ...customer,
  ...auth,
  ...activation,
  ...access,
  ...captcha,
  ...codes,
  ...paces,
  ...devices,
  ...documents,
  ...profile,
  ...ledger,
  ...accounts,
  ...settings,
  ...company,
  ...transfers,
  ...passkeys,
  ...sei,
  ...admin,
  ...identityVerification,
  ...analytics,
  ...jobs,
  ...kycTax,
  ...history,
  ...contracts,
  ...tax,
  ...cards,
  ...statements,
  ...news,
  ...recurring,
  ...invoices,
  ...onboarding,
  ...people,
];
