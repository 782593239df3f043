// Rules: R1.1.4, R1.1.5, R2.7.176, R3.3.29, R3.9.2, S2.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { foreignCatalogues, releaseGap, signedInCode, unproven, violations } from './claims.mjs';
import { readBrand } from './read-brand.mjs';

const found = (text: string, flags: Record<string, boolean> = {}) =>
  violations(new Map([['assets/x.js', text]]), flags, ['Corvane']);

test('an innocent file has nothing', () => {
  expect(found('const a = "https://www.w3.org/2000/svg"')).toEqual([]);
});

test.each([
  ['t("onboarding.name.title")', 'registration'],
  ['to:"/register/personal"', 'registration'],
  ['method(`createPersonalAccount`,{})', 'registration'],
  ['r([`adult`,`mainstream`])', 'adult industries'],
  ['t(`studioDeclarationGet`,{})', 'adult industries'],
  ['t(`streamingPlatformDeclarationSend`,{})', 'adult industries'],
  ['t(`prohibitedEscortStatementGet`,{})', 'adult industries'],
  ['t("contracts.list.title")', 'contracts'],
  ['t("shell.contracts.requests")', 'contracts'],
  ['http(`GET /contract/stats`)', 'contracts'],
  ['h(Papers,{title:`profile.papers.wealth`,help:x})', 'source of wealth'],
  ['{"mixpanel":1}', 'the analytics library'],
  ['WorkbenchScreen', 'the workbench'],
  ['fetch("http://localhost:4100")', 'an address of a developer’s machine'],
  ['//# sourceMappingURL=x.js.map', 'a source map'],
  ['welcome to Corvane', 'the name of another brand'],
  ['ana@personas.test', 'a persona'],
])('%s is found', (text, why) => {
  expect(found(text).join()).toContain(why);
});

test('a brand’s own list of flags is not a trace of what they remove', () => {
  expect(found('flags:{registration:!1,adultIndustries:!1,contracts:!1,sourceOfWealth:!1,staging:!1}')).toEqual([]);
});

test('a flag that is on lets its feature ship', () => {
  expect(found('t("onboarding.name.title")', { registration: true })).toEqual([]);
  expect(found('t("onboarding.name.title")', { registration: false })).toHaveLength(1);
});

test('a flag that is on without a trace of it proves nothing', () => {
  const files = new Map([['assets/x.js', 't("onboarding.name.title")']]);
  expect(unproven(files, { registration: true, adultIndustries: true, contracts: false })).toEqual([
    'adult industries',
  ]);
});

test('a text in a catalogue is no use of it', () => {
  expect(found('{"profile.papers.wealth":"Source of wealth"}')).toEqual([]);
});

test('code of a room that needs a session is found on the recipient page; a permission and its own texts are none', () => {
  const found = (text: string) => signedInCode(new Map([['assets/x.js', text]]));
  expect(found('t(`accounts.chart.year`)').join()).toContain('assets/x.js');
  expect(found('t(`auth.receive.title`),t(`kit.failure.verify`),may(`other.eft`)')).toEqual([]);
});

test('a catalogue of a language that the brand does not offer is found', () => {
  const sources = ['../../libs/auth/src/messages/en.json', '../../libs/kit/src/messages-screens/uk.json', 'index.html'];
  expect(foreignCatalogues(sources, ['en', 'ua'])).toEqual([]);
  expect(foreignCatalogues(sources, ['en', 'es'])).toHaveLength(1);
});

test('a page of another release than the server names is found, and one of none', () => {
  const build = (page: string, server: string) =>
    releaseGap(
      new Map([
        ['index.html', page],
        ['version.json', server],
      ]),
    );
  const page = '<head><meta name="release" content="e2fb5cae76d2"></head>';
  expect(build(page, '{"version":"2.1.2","release":"e2fb5cae76d2"}')).toEqual([]);
  expect(build(page, '{"version":"2.1.2","release":"7d3cf5eeb501"}')).toHaveLength(1);
  expect(build('<head></head>', '{"version":"2.1.2"}')).toHaveLength(1);
});

test('R0.1, R0.7 and R0.17 are what the brands say', () => {
  const apps = path.resolve(__dirname, '../../../apps');
  const flags = (brand: string) => readBrand(path.join(apps, `brand-${brand}`)).flags;
  const brands = readdirSync(apps).map((folder) => folder.replace('brand-', ''));
  expect(flags('f')['registration']).toBe(false);
  expect(brands.filter((brand) => flags(brand)['adultIndustries'])).toEqual(['d']);
  expect(brands.filter((brand) => flags(brand)['contracts'])).toEqual([]);
  expect(brands.filter((brand) => flags(brand)['staging'])).toEqual([]);
  // R0.13: no brand names an analytics host.
  expect(brands.filter((brand) => flags(brand)['analytics'])).toEqual([]);
});
