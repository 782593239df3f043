import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import type { Rooms } from '@bank/protocol/all';
import { handlers as accounts } from '../accounts/handlers';
import type { AuthContext } from '../auth/context';
import { handlers as auth } from '../auth/handlers';
import { handlers as customer } from '../customer/handlers';
import { handlers as history } from '../history/handlers';
import type { Handlers } from '../platform/handler';
import { handlers as transfers } from '../transfers/handlers';

/** One row with the handler that answers it. */
export interface Call {
  row: Row;
  handle: (input: never, context: AuthContext) => unknown;
}

// A room without its handlers, or with one missing, does not compile.
const answers = { auth, customer, accounts, history, transfers } satisfies {
  [Room in keyof Rooms]: Handlers<Rooms[Room], AuthContext>;
};

/** Every call the bank answers, in the order of the method table. */
export const calls: readonly Call[] = [
  ...joined(rooms.auth, answers.auth),
  ...joined(rooms.customer, answers.customer),
  ...joined(rooms.accounts, answers.accounts),
  ...joined(rooms.history, answers.history),
  ...joined(rooms.transfers, answers.transfers),
];

function joined<Name extends string>(rows: Record<Name, Row>, handlers: Record<Name, Call['handle']>): Call[] {
  const names = Object.keys(rows) as Name[];
  return names.map((name) => ({ row: rows[name], handle: handlers[name] }));
}
