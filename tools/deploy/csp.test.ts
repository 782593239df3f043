// Rules: D13, R0.18, S8, S16, S17, S19.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import {
  checkRequiresTrustedTypesForScripts,
  checkStrictDynamic,
  checkStrictDynamicNotStandalone,
} from 'csp_evaluator/dist/checks/strictcsp_checks';
import { INJECTED_STYLES } from './injected-styles.mjs';
import { readConnections } from './connections.mjs';
import { contentSecurityPolicy, hashSource, inlineParts, TRUSTED_TYPES_POLICIES } from './csp.mjs';

/** Its two other strict checks ask for 'unsafe-inline' and https: for browsers of 2015, which this policy refuses. */
const CHECKS = [
  ...DEFAULT_CHECKS,
  checkStrictDynamic,
  checkStrictDynamicNotStandalone,
  checkRequiresTrustedTypesForScripts,
];

const PAGE = `<!doctype html><html><head><style>body{color:red}</style>
<script type="application/json">{"data":1}</script></head><body>
<script>start()</script><script type="module" src="/assets/a.js" integrity="sha384-abc"></script></body></html>`;

const findings = (html: string) =>
  new CspEvaluator(new CspParser(contentSecurityPolicy(html)).csp).evaluate([], CHECKS).map((one) => one.description);

const directives = (html: string) =>
  new Map(
    contentSecurityPolicy(html)
      .split('; ')
      .map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources];
      }),
  );

test('the evaluator has nothing to say, and would about a weaker policy', () => {
  expect(findings(PAGE)).toEqual([]);
  const weaker = contentSecurityPolicy(PAGE).replace("'strict-dynamic'", "'unsafe-inline' *");
  expect(new CspEvaluator(new CspParser(weaker).csp).evaluate([], CHECKS)).not.toEqual([]);
});

test('scripts run by hash only: inline ones that run, and linked ones with their integrity', () => {
  expect(directives(PAGE).get('script-src')).toEqual(["'strict-dynamic'", hashSource('start()'), "'sha384-abc'"]);
  expect(inlineParts(PAGE).scripts).toEqual(['start()']);
});

test('a page without scripts may run none', () => {
  expect(directives('<p>hello</p>').get('script-src')).toEqual(["'none'"]);
});

test('the RFC test vector of an empty text, so that hashes are what browsers compute', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test.each([
  ['default-src', "'none'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['frame-ancestors', "'none'"],
  ['form-action', "'self'"],
  ['connect-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['require-trusted-types-for', "'script'"],
])('%s is %s', (name, sources) => {
  expect(directives(PAGE).get(name)?.join(' ')).toBe(sources);
});

test('a page connects to what its build names besides its own origin', () => {
  const policy = contentSecurityPolicy(PAGE, { connect: ['https://stats.example', 'wss:'] });
  expect(policy).toContain("connect-src 'self' https://stats.example wss:;");
});

test('nothing is unsafe, no origin may run scripts, at most two Trusted Types policies', () => {
  expect(contentSecurityPolicy(PAGE)).not.toMatch(/unsafe-/);
  expect(directives(PAGE).get('script-src')).not.toContain("'self'");
  expect(TRUSTED_TYPES_POLICIES).toEqual(['boot', 'page']);
});

const APPS = path.resolve(__dirname, '../../apps');
const built = readdirSync(APPS)
  .map((brand) => ({ brand, page: path.join(APPS, brand, 'dist/index.html') }))
  .filter(({ page }) => existsSync(page));

if (built.length > 0) {
  test.each(built)(
    '$brand as it is built: no finding, no other origin, no inline handler, no style attribute',
    (build) => {
      const html = readFileSync(build.page, 'utf8');
      expect(findings(html)).toEqual([]);
      expect(readConnections(path.dirname(build.page))).toEqual([]);
      expect(html).not.toMatch(/<[^>]+\son\w+=/i);
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/<[^>]+\sstyle=/i);
    },
  );
}

test('the style texts of React Aria are, letter for letter, what this version inserts', () => {
  const folder = path.resolve(__dirname, '../../node_modules/react-aria/dist/private');
  const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8').replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'),
  );
  const inserted = sources.flatMap((source) =>
    [...source.matchAll(/style\.textContent = `([^`]*)`(\.trim\(\))?/g)].map(([, text = '', trimmed]) =>
      trimmed ? text.trim() : text,
    ),
  );
  expect(inserted).toEqual([...INJECTED_STYLES]);
});
