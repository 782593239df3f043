import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../../identity/auth/context';
import type { Handlers } from '../../platform/handler';
import { addresses } from './addresses';
import { agreements } from './agreements/agreements';
import { company } from './company';
import { emails } from './emails';
import { notifications } from './notifications';
import { people } from './people';
import { person } from './person';
import { customerCheck } from './customer-check';
import { phones } from './phones';
import { statements } from './statements';
import { username } from './username';

// R3.3 and R3.7, one file per thing.
export const handlers = {
  ...person,
  ...customerCheck,
  ...phones,
  ...emails,
  ...username,
  ...addresses,
  ...company,
  ...statements,
  ...people,
  ...notifications,
  ...agreements,
} satisfies Handlers<Rooms['profile'], AuthContext>;
