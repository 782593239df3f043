import { say } from './texts';

// The first that matches; those that imitate others come before them.
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** @returns for example "Chrome on Linux", in the reader's language; what the header does not say stays unsaid */
export function browserName(userAgent: string, lang: string): string {
  const named = (table: typeof BROWSERS) => table.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser !== undefined && system !== undefined) return say(lang, 'browserOn', { browser, system });
  return browser ?? system ?? say(lang, 'unknownBrowser');
}

/** Where an address is. The sandbox has no map of addresses: a public one stands for itself, this machine is nowhere. */
export function placeOf(ip: string): string | null {
  return /^(127\.|::1$|::ffff:127\.)/.test(ip) ? null : ip;
}
