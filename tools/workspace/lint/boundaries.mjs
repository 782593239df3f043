/** Who may use whom (ADR-1). A row lists every type a project of that type may import. */
const MAY_USE = {
  app: ['shell', 'brand', 'ui'],
  shell: ['feature', 'kit', 'platform', 'ui', 'util', 'protocol'],
  feature: ['kit', 'platform', 'ui', 'util', 'protocol'],
  kit: ['platform', 'ui', 'util', 'protocol'],
  platform: ['platform', 'util', 'protocol'],
  ui: ['ui', 'util'],
  protocol: ['util'],
  util: ['util'],
  sandbox: ['protocol', 'util'],
  testing: ['sandbox', 'platform', 'kit', 'protocol', 'util', 'shell', 'tool'],
  e2e: ['testing', 'protocol', 'paths', 'platform', 'util', 'tool'],
  tool: ['tool', 'protocol'],
};

/**
 * @param {string[]} extra types that every project may import besides
 * @param {string[]} allow what may be imported from anywhere
 */
const constraints = (extra, allow = []) => ({
  enforceBuildableLibDependency: false,
  allow,
  depConstraints: Object.entries(MAY_USE).map(([type, may]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...may, ...extra].map((target) => `type:${target}`),
  })),
});

export const boundaries = constraints([]);
/** Tests, and only they, may also use the bank in process and a brand's web server, ask for their size (ADR-85), which itself imports nothing, and play the texts that break careless code (D17). */
export const testBoundaries = constraints(['testing'], ['@bank/run/size', '@bank/run/naughty', '@bank/deploy/*']);
