import { query } from '@bank/api-client';
import { devices, ipWhitelist, knownBrowsers, passkeys, securitySettings } from '@bank/protocol';

/** What the security screen reads, so that the loader starts exactly that. */
export const settingQueries = {
  settings: () => query(securitySettings),
  devices: () => query(devices),
  browsers: () => query(knownBrowsers),
  passkeys: () => query(passkeys),
  addresses: () => query(ipWhitelist),
};
