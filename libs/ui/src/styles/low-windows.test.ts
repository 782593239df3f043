// Rules: R0.98.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What covers the page until it is closed, or takes no room of it. */
const COVERS = ['.dialog-overlay', '.toast-region'];

interface Rule {
  selector: string;
  /** The conditions around it. */
  media: string;
  body: string;
}

/** The rules of a style sheet with the conditions that they stand in. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { head: string; body: string }[] = [{ head: '', body: '' }];
  let text = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      open.push({ head: text.split(';').at(-1)?.trim() ?? '', body: '' });
      text = '';
    } else if (sign === '}') {
      const { head = '' } = open.at(-1) ?? {};
      const around = open.slice(0, -1).map((each) => each.head);
      rules.push({
        selector: [...around.filter((each) => !each.startsWith('@')), head].join(' ').trim(),
        media: around.filter((each) => each.startsWith('@media')).join(' '),
        body: text,
      });
      open.pop();
      text = '';
    } else text += sign;
  }
  return rules;
}

const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const rules = sheets.flatMap((name) => rulesOf(readFileSync(path.join(__dirname, name), 'utf8')));

const isGuarded = ({ media }: Rule) => /min-height: 480px|height >= 480px/.test(media);
const isReleased = ({ selector }: Rule) =>
  rules.some(
    (rule) =>
      /max-height: 479\.98px|height < 480px/.test(rule.media) &&
      /position: static|display: none/.test(rule.body) &&
      rule.selector === selector,
  );

test('nothing sticks to a window under 480 px high, where it would eat the page', () => {
  const sticking = rules.filter(({ body }) => /position: (sticky|fixed)/.test(body));
  expect(sticking.length).toBeGreaterThan(5);
  const eating = sticking.filter((rule) => !isGuarded(rule) && !isReleased(rule)).map(({ selector }) => selector);
  expect(eating.filter((selector) => !COVERS.includes(selector))).toEqual([]);
});
