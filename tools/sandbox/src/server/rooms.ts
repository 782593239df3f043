import { handlers as cards } from '../rooms/cards/handlers';
import { handlers as recurring } from '../rooms/transfers/recurring/handlers';
import { handlers as invoices } from '../rooms/invoices/handlers';
import { handlers as statements } from '../rooms/statements/handlers';
import { handlers as identityVerification } from '../rooms/identity-verification/handlers';
import { handlers as insight } from '../rooms/insight/handlers';
import { handlers as news } from '../rooms/news/handlers';
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import type { Rooms } from '@bank/protocol/all';
import { handlers as accounts } from '../rooms/accounts/handlers';
import { handlers as activation } from '../identity/activation/handlers';
import { handlers as admin } from '../rooms/admin/handlers';
import type { AuthContext } from '../identity/auth/context';
import { handlers as auth } from '../identity/sign-in/handlers';
import { handlers as company } from '../rooms/company/handlers';
import { handlers as contracts } from '../rooms/contracts/handlers';
import { handlers as customer } from '../rooms/customer/handlers';
import { handlers as dictionaries } from '../rooms/dictionaries/handlers';
import { handlers as devices } from '../identity/devices/handlers';
import { handlers as history } from '../rooms/history/handlers';
import { handlers as onboarding } from '../rooms/onboarding/handlers';
import { handlers as passkeys } from '../identity/passkeys/handlers';
import type { Handlers } from '../platform/handler';
import type { MayRefuse } from '../platform/refusal';
import { handlers as profile } from '../rooms/profile/handlers';
import { handlers as sei } from '../identity/sei/handlers';
import { handlers as settings } from '../rooms/settings/handlers';
import { handlers as tax } from '../rooms/tax/handlers';
import { handlers as transfers } from '../rooms/transfers/handlers';
import { handlers as payees } from '../rooms/transfers/payees/handlers';
import { handlers as transferPasskeys } from '../rooms/transfers/passkeys/handlers';
import { handlers as kycTax } from '../rooms/kyc-tax/handlers';

/** One row with the handler that answers it. */
export interface Call {
  row: Row;
  handle: (input: never, context: AuthContext & MayRefuse<string>) => unknown;
}

// A room without its handlers, or with one missing, does not compile.
const answers = {
  auth,
  devices,
  passkeys: { ...passkeys, ...transferPasskeys },
  sei,
  activation,
  profile,
  customer,
  accounts,
  history,
  transfers,
  admin,
  kycTax,
  identityVerification,
  settings,
  company,
  contracts,
  dictionaries,
  onboarding,
  tax,
  cards,
  statements,
  insight,
  news,
  recurring,
  payees,
  invoices,
} satisfies {
  [Room in keyof Rooms]: Handlers<Rooms[Room], AuthContext>;
};

const handlersOf: Readonly<Record<string, Readonly<Record<string, Call['handle']>>>> = answers;

/** Every call the bank answers, in the order of the method table. */
export const calls: readonly Call[] = Object.entries(rooms).flatMap(([room, table]) =>
  Object.entries<Row>(table).flatMap(([name, row]): Call[] => {
    const handle = handlersOf[room]?.[name];
    // The compiler has seen to it; table.test.ts counts them again.
    return handle ? [{ row, handle }] : [];
  }),
);
