/**
 * Texts that must not occur in what a brand ships, and why. A flag that is on lets its row go.
 * @typedef {{ text: RegExp, why: string, unless?: string }} Claim unless: the flag that allows it
 */

/**
 * A piece of each flagged feature that survives minifying: text ids, wire names and addresses do. The brand's own list of
 * flags is in every build, so a flag's name followed by its value is not a trace of the feature.
 */
export const CLAIMS = /** @type {readonly Claim[]} */ ([
  {
    text: /registration\.[a-z]\w+\.|"\/registration[/"]|registrationStart/,
    why: 'registration',
    unless: 'registration',
  },
  { text: /adultIndustr(?!ies:!)|adult-industr/i, why: 'adult industries', unless: 'adultIndustries' },
  {
    text: /contracts\.[a-z]\w+\.|shell\.contracts\.|["'` ]\/contracts?[/"'`]|contractsList|contractStats/,
    why: 'contracts',
    unless: 'contracts',
  },
  { text: /sourceOfWealth(?!:!)|source-of-wealth/, why: 'source of wealth', unless: 'sourceOfWealth' },
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

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
