// Rules: D14.
import { findingsOf } from './lint';
import type { Asked, Finding } from './lint';

const asked: Asked[] = [];
let found: Finding[][] = [];
beforeAll(() => {
  found = findingsOf(asked);
});

/** Puts a text among those that are linted before the first test. @returns what to ask then for the findings of these rules */
function lint(file: string, text: string, rules: readonly string[]): () => Finding[] {
  const place = asked.push({ file, text }) - 1;
  return () => {
    const own = found[place];
    if (!own) throw new Error(`${file} was not linted`);
    return own.filter(({ ruleId }) => rules.includes(ruleId));
  };
}

describe('who may import whom', () => {
  const WALLS = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];
  const using = (file: string, name: string, room: string) =>
    lint(file, `import { ${name} } from '${room}';\n\nexport const used = ${name};\n`, WALLS);

  test.each([
    ['a feature that uses another feature', using('libs/history/src/violation.ts', 'transfers', '@bank/transfers')],
    ['a plain component that knows the app around', using('libs/ui/src/violation.ts', 'wrapper', '@bank/wrapper')],
    ['the sandbox that uses client code', using('tools/sandbox/src/violation.ts', 'parseAmount', '@bank/api-client')],
    ['a screen that knows the size of the suite', using('libs/history/src/violation.ts', 'full', '@bank/run/size')],
    ['a bank that knows it', using('tools/sandbox/src/violation.ts', 'full', '@bank/run/size')],
  ])('%s is caught', (_what, findings) => {
    expect(findings().map(({ message }) => message)).toEqual([expect.stringContaining('can only depend on')]);
  });

  const round = using('libs/ui/src/violation.ts', 'session', '@bank/session');
  // It goes round in a circle besides, and lint says that first.
  test('a plain component that knows the session is caught', () => {
    expect(round()).toHaveLength(1);
  });

  const FLOORS = 'tools/sandbox/src';
  test.each([
    [
      'a floor of the sandbox that uses a higher one',
      using(`${FLOORS}/ledger/violation.ts`, 'say', '../rooms/tax/texts'),
    ],
    ['a room of the sandbox that uses another', using(`${FLOORS}/rooms/history/violation.ts`, 'say', '../tax/texts')],
    [
      'a folder in a room that uses another room',
      using(`${FLOORS}/rooms/history/export/violation.ts`, 'say', '../../tax/texts'),
    ],
  ])('%s is caught', (_what, findings) => {
    expect(findings().map(({ message }) => message)).toEqual([expect.stringContaining('may not use')]);
  });

  test.each([
    ['what a feature may use', using('libs/history/src/allowed.ts', 'paths', '@bank/paths')],
    ['a test that asks for its size', using('libs/history/src/allowed.test.ts', 'full', '@bank/run/size')],
    ['a journey that does', using('e2e/specs/allowed.spec.ts', 'full', '@bank/run/size')],
  ])('%s is not', (_what, findings) => {
    expect(findings()).toEqual([]);
  });
});

describe('what a journey looks for', () => {
  const looking = (line: string): [line: string, findings: () => Finding[]] => {
    const text = `export const found = (page, dialog) => ${line};\n`;
    return [line, lint('e2e/specs/violation.spec.ts', text, ['no-restricted-syntax'])];
  };

  test.each(['page.getByText(/1006/)', "page.getByLabel('Code')", 'dialog.getByLabel(`Code`)'].map(looking))(
    '%s finds more than it means, and is refused',
    (_line, findings) => {
      expect(findings()).toHaveLength(1);
    },
  );

  const EXACT = [
    "page.getByRole('main').getByText(/1006/)",
    "page.getByText('You may act')",
    "page.getByLabel('Code', { exact: true })",
    'page.getByLabel(/^Code/)',
  ];
  test.each(EXACT.map(looking))('%s is allowed', (_line, findings) => {
    expect(findings()).toEqual([]);
  });
});

describe('unsafe sinks', () => {
  const BEFORE = ["const box = document.createElement('iframe');", 'const text = location.hash;'];
  /** One a line, so that the line of a finding says which of them lint refused. */
  const UNSAFE = [
    'box.innerHTML = text;',
    "box['innerHTML'] = text;",
    'box.outerHTML += text;',
    'box.srcdoc = text;',
    "box.insertAdjacentHTML('beforeend', text);",
    'box.setHTMLUnsafe(text);',
    'new Range().createContextualFragment(text);',
    'document.write(text);',
    'document.writeln(text);',
    "new DOMParser().parseFromString(text, 'text/html');",
    'eval(text);',
    'new Function(text)();',
    'Function(text)();',
    "setTimeout('steal()', 1);",
    'setInterval(`${text}`, 1);',
    "location.href = 'javascript:steal()';",
  ];
  const UNSAFE_JSX = [
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    'export const B = () => <iframe title="B" srcDoc={text} />;',
  ];
  const SAFE = [
    'box.textContent = text;',
    'box.append(text);',
    'export const read = box.innerHTML;',
    'setTimeout(() => box.remove(), 1);',
  ];
  const linted = (file: string, unsafe: string[]) => {
    const lines = [...BEFORE, ...unsafe, ...SAFE];
    return { file, unsafe, lines, findings: lint(file, `${lines.join('\n')}\n`, ['no-restricted-syntax']) };
  };

  test.each([
    linted('libs/ui/src/violation.tsx', [...UNSAFE, ...UNSAFE_JSX]),
    linted('tools/sandbox/src/qa/violation.ts', UNSAFE),
  ])('lint refuses every unsafe sink in $file, and nothing else', ({ unsafe, lines, findings }) => {
    expect(findings().map(({ line }) => lines[line - 1])).toEqual(unsafe);
  });
});
