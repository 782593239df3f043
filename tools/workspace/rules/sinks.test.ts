// Rules: D14.
import { findingsOf } from './lint';

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

test.each([
  ['libs/ui/src/violation.tsx', [...UNSAFE, ...UNSAFE_JSX]],
  ['tools/sandbox/src/qa/violation.ts', UNSAFE],
])('lint refuses every unsafe sink in %s, and nothing else', (file, unsafe) => {
  const lines = [...BEFORE, ...unsafe, ...SAFE];
  const found = findingsOf(file, `${lines.join('\n')}\n`).filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
  expect(found.map(({ line }) => lines[line - 1])).toEqual(unsafe);
});
