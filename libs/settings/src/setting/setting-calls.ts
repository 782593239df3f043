import { query } from '@bank/api-client';
import { devices, knownBrowsers } from '@bank/protocol/devices';
import { passkeys } from '@bank/protocol/passkeys';
import { ipWhitelist, securitySettings } from '@bank/protocol/settings';

/** The queries of the security screen, for its loader and its parts. */
export const settingQueries = {
  settings: () => query(securitySettings),
  devices: () => query(devices),
  browsers: () => query(knownBrowsers),
  passkeys: () => query(passkeys),
  addresses: () => query(ipWhitelist),
};
