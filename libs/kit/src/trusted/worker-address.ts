import { pagePolicy } from './page-policy';

/**
 * The address of a worker of ours, as the browser lets one start.
 * @param address as Vite gives it for `?worker&url`
 * @throws TypeError for an address of another origin, where the browser has Trusted Types
 */
export const workerAddress = (address: string): string => pagePolicy()?.createScriptURL(address) ?? address;
