import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import type { Rooms } from '@bank/protocol/all';
import { handlers as accounts } from '../accounts/handlers';
import { handlers as activation } from '../activation/handlers';
import { handlers as admin } from '../admin/handlers';
import type { AuthContext } from '../auth/context';
import { handlers as auth } from '../auth/handlers';
import { handlers as company } from '../company/handlers';
import { handlers as contracts } from '../contracts/handlers';
import { handlers as customer } from '../customer/handlers';
import { handlers as devices } from '../devices/handlers';
import { handlers as history } from '../history/handlers';
import { handlers as passkeys } from '../passkeys/handlers';
import type { Handlers } from '../platform/handler';
import { handlers as profile } from '../profile/handlers';
import { handlers as sei } from '../sei/handlers';
import { handlers as settings } from '../settings/handlers';
import { handlers as tax } from '../tax/handlers';
import { handlers as transfers } from '../transfers/handlers';
import { handlers as verification } from '../verification/handlers';

/** One row with the handler that answers it. */
export interface Call {
  row: Row;
  handle: (input: never, context: AuthContext) => unknown;
}

// A room without its handlers, or with one missing, does not compile.
const answers = {
  auth,
  devices,
  passkeys,
  sei,
  activation,
  profile,
  customer,
  accounts,
  history,
  transfers,
  admin,
  verification,
  settings,
  company,
  contracts,
  tax,
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
