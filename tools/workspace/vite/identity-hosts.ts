import type { Plugin } from 'vite';
import type { BrandFacts } from './brand-facts.ts';

/** Beside the build's manifest: web servers keep hidden folders to themselves. tools/deploy reads it by this name. */
const FILE = '.vite/identity-hosts.json';

const KINDS: readonly string[] = ['script', 'frame', 'connect'];

type IdentityHosts = NonNullable<BrandFacts['identityProvider']>;

/**
 * What the page of a check of identity may load of a real provider, as the brand says it (R0.87).
 * @returns null for a brand that names none
 * @throws Error that lists what is no https origin: a path, a pattern or a quote would end up in the content policy
 */
export function identityHostsOf({ id, identityProvider }: BrandFacts): IdentityHosts | null {
  if (identityProvider === undefined) return null;
  const wrong = Object.entries(identityProvider).flatMap(([kind, origins]) =>
    KINDS.includes(kind)
      ? (origins ?? [])
          .filter((text) => !isOrigin(text))
          .map((text) => `  identityProvider.${kind}: ${JSON.stringify(text)}`)
      : [`  identityProvider.${kind}: the lists are ${KINDS.join(', ')}`],
  );
  if (wrong.length === 0) return identityProvider;
  throw new Error(
    [`brand ${id}: each host of a provider is an https origin, such as https://sdk.provider.example`, ...wrong].join(
      '\n',
    ),
  );
}

/** Letters, digits, hyphens and dots, and perhaps a port: what the address bar would make of it is what was written. */
const isOrigin = (text: string): boolean =>
  /^https:\/\/[a-z\d][a-z\d.-]*(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Hands `identityHostsOf` to the response headers of the build (tools/deploy). */
export function identityHostsFile(brand: BrandFacts): Plugin {
  return {
    name: 'bank:identity-hosts-file',
    apply: 'build',
    // Before a minute of building.
    buildStart() {
      try {
        identityHostsOf(brand);
      } catch (error) {
        const message = String(error instanceof Error ? error.message : error);
        // Vite prints the stack; the list is all that its reader needs.
        this.error({ message, stack: message });
      }
    },
    generateBundle() {
      const hosts = identityHostsOf(brand);
      if (hosts !== null) this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(hosts) });
    },
  };
}
