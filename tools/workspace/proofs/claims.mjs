/**
 * Texts that must not occur in the files a brand ships, and why. A flag that is on lifts its row.
 * @typedef {{ text: RegExp, why: string, unless?: string }} Claim unless: the flag that allows it
 */

/**
 * A trace of each flagged feature that survives minifying: a text id, a wire name or an address. A flag's name with its value is
 * no trace, because every build holds the brand's list of flags.
 */
export const CLAIMS = /** @type {readonly Claim[]} */ ([
  {
    text: /["'`]onboarding\.[a-z]\w*|["'`]\/register["'`/]|createPersonalAccount|businessAccountCreate|captchaSolve|phoneCheck/,
    why: 'registration',
    unless: 'registration',
  },
  {
    text: /["'`]adult["'`]|studioDeclaration|streamingPlatformDeclaration|prohibitedEscort/,
    why: 'adult industries',
    unless: 'adultIndustries',
  },
  {
    text: /contracts\.[a-z]\w+\.|shell\.contracts\.|["'` ]\/contracts?[/"'`]|contractsList|contractStats/,
    why: 'contracts',
    unless: 'contracts',
  },
  // The use of a text and not its place in a catalogue, which every brand ships whole.
  { text: /profile\.papers\.wealth(?:Help)?["'`][,})]/, why: 'source of wealth', unless: 'sourceOfWealth' },
  { text: /stagingEnvironment|staging-ba(?:r|nk)|staging\.[a-z]\w+\./, why: 'staging environments', unless: 'staging' },
  { text: /mixpanel|\$insert_id/, why: 'the analytics library', unless: 'analytics' },
  { text: /workbench-screen|WorkbenchScreen/, why: 'the workbench' },
  { text: /https?:\/\/(localhost|127\.0\.0\.1):\d/, why: 'an address of a developer’s machine' },
  { text: /sourceMappingURL=/, why: 'a source map' },
  { text: /EXPECT_PLURAL_ARGUMENT_SELECTOR|shouldParseSkeletons/, why: 'the ICU parser' },
  { text: /Sandbox-2026!|personas\.test/, why: 'a persona' },
]);

/**
 * @param {ReadonlyMap<string, string>} files name → text of every file the brand ships
 * @param {Readonly<Record<string, boolean>>} flags the brand's own
 * @param {readonly string[]} otherNames the names of the other brands
 * @returns {string[]} one sentence for each thing that should not be there
 */
export function violations(files, flags, otherNames) {
  const others = otherNames.map((name) => ({
    text: new RegExp(`\\b${escaped(name)}\\b`),
    why: `the name of another brand, ${name}`,
  }));
  const claims = [...CLAIMS.filter(({ unless }) => unless === undefined || !flags[unless]), ...others];
  return [...files].flatMap(([file, text]) => [
    ...(file.endsWith('.map') ? [`${file} is a source map`] : []),
    ...claims
      .filter((claim) => claim.text.test(text))
      .map(({ why, text: { source } }) => `${file} holds ${why} (${source})`),
  ]);
}

/**
 * Flags that are on while the build holds no trace of them: their claim proves nothing, because there is no code that the flag could
 * remove yet, or because the trace is no longer what the code leaves behind.
 * @param {ReadonlyMap<string, string>} files name → text of every file the brand ships
 * @param {Readonly<Record<string, boolean>>} flags the brand's own
 * @returns {string[]}
 */
export function unproven(files, flags) {
  return CLAIMS.filter(
    ({ unless, text }) => unless !== undefined && flags[unless] && ![...files.values()].some((file) => text.test(file)),
  ).map(({ why }) => why);
}

/** A text or a screen of a room that only customers see. Their ids survive minifying. */
const SIGNED_IN =
  /["'`](?:accounts|admin|cards|history|insight|invoices|kyc-tax|news|payees|profile|recurring|settings|statements|transfers)\.[a-z]\w*\./;

/**
 * @param {ReadonlyMap<string, string>} files name → text of what a browser must have for the page of a recipient without an account
 * @returns {string[]} one sentence for each file with code of a room that needs a session (R2.7.176)
 */
export const signedInCode = (files) =>
  [...files].flatMap(([file, text]) => {
    const trace = SIGNED_IN.exec(text)?.[0];
    return trace === undefined ? [] : [`the recipient page ships ${file} with signed-in code (${trace})`];
  });

/** A catalogue among the sources of a build's manifest. */
const CATALOGUE = /\/libs\/[^/]+\/src\/messages(?:-[a-z]+)?\/([a-z]{2})\.json$/;

/**
 * @param {readonly string[]} sources what the build's manifest lists
 * @param {readonly string[]} languages what the brand offers; `ua` is the locale `uk` (R0.6)
 * @returns {string[]} one sentence for each catalogue of a language that the brand does not offer (R0.1)
 */
export function foreignCatalogues(sources, languages) {
  const locales = languages.map((language) => (language === 'ua' ? 'uk' : language));
  return sources
    .filter((source) => !locales.includes(CATALOGUE.exec(`/${source}`)?.[1] ?? locales[0] ?? ''))
    .map((source) => `${source} is a catalogue of a language that it does not offer`);
}

/**
 * A page whose release differs from version.json offers "a new version" for ever, which loading it again does not end (R3.9.2).
 * @param {ReadonlyMap<string, string>} files name → text of every file the brand ships
 * @returns {string[]} a sentence when the two do not name the same release
 */
export function releaseGap(files) {
  const page = /<meta name="release" content="([^"]+)">/.exec(files.get('index.html') ?? '')?.[1];
  const { release: server } = JSON.parse(files.get('version.json') ?? '{}');
  if (page !== undefined && page === server) return [];
  return [`index.html is of release ${page}, version.json of ${server}`];
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
