import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../platform/handler';
import { addresses } from './addresses';
import { company } from './company';
import { emails } from './emails';
import { notifications } from './notifications';
import { person } from './person';
import { username } from './username';

// Spec 3 §3 and §7, one file per thing.
export const handlers = {
  ...person,
  ...emails,
  ...username,
  ...addresses,
  ...company,
  ...notifications,
} satisfies Handlers<Rooms['profile']>;
