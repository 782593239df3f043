import type { TrustedTypePolicy } from 'trusted-types/lib';

/** A policy of Trusted Types. What it makes of an address is taken where an address is. */
type PagePolicy = { createScriptURL(address: string): string } & TrustedTypePolicy;

interface Rules {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

/** Trusted Types, where the browser has them. */
declare const trustedTypes: { createPolicy(name: string, rules: Rules): PagePolicy } | undefined;

let policy: PagePolicy | undefined;

/**
 * The one policy of Trusted Types that the page makes once it runs; the other one is the boot script's (S17). HTML passes for the
 * sanitiser, which parses it and lets through what it has cleaned (S8); an address passes that the page's own origin serves, for workers;
 * and no text becomes a script.
 * @returns undefined where the browser has no Trusted Types
 */
export function pagePolicy(): PagePolicy | undefined {
  if (typeof trustedTypes === 'undefined') return undefined;
  policy ??= trustedTypes.createPolicy('page', {
    createHTML: (html) => html,
    createScript() {
      throw new TypeError('a text as a script');
    },
    createScriptURL(wanted) {
      if (new URL(wanted, location.href).origin !== location.origin) throw new TypeError('a script of another origin');
      return wanted;
    },
  });
  return policy;
}
