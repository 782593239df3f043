import * as accounts from './accounts';
import * as activation from './activation';
import * as admin from './admin';
import * as auth from './auth';
import * as company from './company';
import * as contracts from './contracts';
import * as customer from './customer';
import * as devices from './devices';
import * as history from './history';
import type { Row } from './method';
import * as notificationsCount from './notifications-count';
import * as passkeys from './passkeys';
import * as phones from './phones';
import * as profile from './profile';
import * as requestPasskeys from './request-passkeys';
import * as requiredActions from './required-actions';
import * as sei from './sei';
import * as settings from './settings';
import * as transferRequests from './transfer-requests';
import * as tax from './tax';
import * as transfers from './transfers';
import * as transfersAccount from './transfers-account';
import * as verification from './verification';

type RowsOf<Room> = { readonly [Name in keyof Room as Room[Name] extends Row ? Name : never]: Room[Name] };

/** The calls of a room's file, without the entities that stand beside them. */
function rowsOf<Room extends object>(room: Room): RowsOf<Room> {
  const rows = Object.entries(room).filter(([, value]: [string, Partial<Row>]) => typeof value.verb === 'string');
  return Object.fromEntries(rows) as RowsOf<Room>; // what the filter keeps is what the type keeps: only rows have a verb
}

/** The whole table, by room; for the sandbox and tests only, so that a brand ships the rows it uses and no more. */
export const rooms = {
  auth: rowsOf(auth),
  devices: rowsOf(devices),
  passkeys: { ...rowsOf(passkeys), ...rowsOf(requestPasskeys) },
  sei: rowsOf(sei),
  activation: rowsOf(activation),
  profile: { ...rowsOf(profile), ...rowsOf(phones), ...rowsOf(requiredActions) },
  customer: rowsOf(customer),
  verification: rowsOf(verification),
  admin: rowsOf(admin),
  accounts: rowsOf(accounts),
  history: rowsOf(history),
  transfers: {
    ...rowsOf(transfers),
    ...rowsOf(transfersAccount),
    ...rowsOf(transferRequests),
    ...rowsOf(notificationsCount),
  },
  settings: rowsOf(settings),
  company: rowsOf(company),
  contracts: rowsOf(contracts),
  tax: rowsOf(tax),
} as const;

export type Rooms = typeof rooms;
