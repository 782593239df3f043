import { query, type QueryOptions } from '@bank/api-client';
import { devices, knownBrowsers } from '@bank/protocol/devices';
import { passkeys } from '@bank/protocol/passkeys';
import { ipWhitelist, securitySettings } from '@bank/protocol/settings';

/** The queries of the security screen, for its loader and its parts, and for what sums them up. */
export const settingQueries = {
  settings: (options: QueryOptions = {}) => query(securitySettings, undefined, options),
  devices: (options: QueryOptions = {}) => query(devices, undefined, options),
  browsers: (options: QueryOptions = {}) => query(knownBrowsers, undefined, options),
  passkeys: (options: QueryOptions = {}) => query(passkeys, undefined, options),
  addresses: (options: QueryOptions = {}) => query(ipWhitelist, undefined, options),
};
