/**
 * The part of a style sheet that some markup needs. The first page paints with it. The whole sheet follows with the application and
 * holds the same rules in the same layers, so that its arrival changes nothing on screen.
 */
export function usedRules(css: string, html: string): string {
  const kept = keepRules(parse(css), wordsOf(html));
  return dropUnreferenced(kept);
}

/**
 * A style sheet without some selectors; a rule that has none left goes too.
 * @param unwanted whether one selector of a list is to go
 */
export function withoutRules(css: string, unwanted: (selector: string) => boolean): string {
  const left = (nodes: readonly CssNode[]): CssNode[] =>
    nodes.flatMap((node) => {
      if (!node.block) return [node];
      if (GROUPS.test(node.head)) {
        const block = left(node.block);
        return block.length > 0 || node.head.startsWith('@layer') ? [{ head: node.head, block }] : [];
      }
      if (node.head.startsWith('@')) return [node];
      const selectors = splitSelectors(node.head).filter((selector) => !unwanted(selector));
      return selectors.length === 0 ? [] : [{ head: selectors.join(','), block: node.block }];
    });
  return left(parse(css)).map(print).join('');
}

/** A statement (`@layer a, b;`, a declaration) has no block; a rule has one. */
type CssNode = { readonly head: string; readonly block?: CssNode[] };

interface Words {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Of inputs and buttons. */
  readonly types: ReadonlySet<string>;
}

/** Parts of controls that only some types of input have: a style sheet resets them all. */
const PARTS: readonly (readonly [part: RegExp, types: readonly string[]])[] = [
  [/::-webkit-(?:date|calendar)/, ['date', 'time', 'month', 'week', 'datetime-local']],
  [/::-webkit-search/, ['search']],
  [/::-webkit-(?:inner|outer)-spin/, ['number']],
  [/::file-selector-button/, ['file']],
];

function wordsOf(html: string): Words {
  const tags = [...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const types = [...html.matchAll(/\stype="([^"]*)"/g)].map(([, type = '']) => type.toLowerCase());
  return { tags: new Set(['html', 'body', ...tags]), classes: new Set(classes.map(decoded)), types: new Set(types) };
}

const decoded = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Splits minified or plain CSS into nested nodes; strings, comments and parentheses are passed over whole. */
function parse(css: string): CssNode[] {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let at = 0;
  const nodes = (): CssNode[] => {
    const found: CssNode[] = [];
    let start = at;
    const take = () => source.slice(start, at).trim();
    for (; at < source.length; at++) {
      const char = source[at];
      if (char === '\\') at++;
      else if (char === '"' || char === "'") at = endOfString(source, at);
      else if (char === '(') at = endOfParentheses(source, at);
      else if (char === ';' || char === '}') {
        if (take() !== '') found.push({ head: take() });
        if (char === '}') return found;
        start = at + 1;
      } else if (char === '{') {
        const head = take();
        at++;
        found.push({ head, block: nodes() });
        start = at + 1;
      }
    }
    if (take() !== '') found.push({ head: take() });
    return found;
  };
  return nodes();
}

function endOfString(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
  return at;
}

function endOfParentheses(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (char === '"' || char === "'") at = endOfString(source, at);
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return at;
  }
  throw new Error('a parenthesis of the stylesheet is never closed');
}

/** At-rules whose block holds rules; the block of any other is kept or dropped as one piece. */
const GROUPS = /^@(?:layer|media|supports|container)\b/;

function keepRules(nodes: readonly CssNode[], words: Words): CssNode[] {
  return nodes.flatMap((node) => {
    if (!node.block) return [node];
    if (GROUPS.test(node.head)) {
      const block = keepRules(node.block, words);
      // An emptied layer keeps its place in the order of layers.
      if (block.length === 0) return node.head.startsWith('@layer') ? [{ head: node.head }] : [];
      return [{ head: node.head, block }];
    }
    return node.head.startsWith('@') || couldMatch(node.head, words) ? [node] : [];
  });
}

/** Whether any selector of the list could match. States, attributes and what stands in parentheses are taken as possible. */
function couldMatch(selectors: string, { tags, classes, types: controls }: Words): boolean {
  return splitSelectors(selectors).some((selector) => {
    if (PARTS.some(([part, needed]) => part.test(selector) && !needed.some((type) => controls.has(type)))) return false;
    const bare = withoutArguments(selector);
    const named = [...bare.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) => name);
    const types = [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/gi)].map(([, type = '']) => type.toLowerCase());
    return named.every((name) => classes.has(unescaped(name))) && types.every((type) => tags.has(type));
  });
}

function splitSelectors(list: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '\\') at++;
    else if (list[at] === '(') at = endOfParentheses(list, at);
    else if (list[at] === ',') {
      found.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, list.slice(start)];
}

function withoutArguments(selector: string): string {
  let bare = '';
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '\\') bare += selector[at++];
    else if (selector[at] === '(') at = endOfParentheses(selector, at) + 1;
    bare += selector[at] ?? '';
  }
  return bare.replace(/\[[^\]]*\]/g, '').trim();
}

const unescaped = (name: string) =>
  name.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(parseInt(hex, 16)) : (char ?? ''),
  );

const PROPERTY = /^(--[\w-]+)\s*:/;
const NAMED = /^@(?:property|keyframes)\s+(\S+)/;

/** Custom properties, @property and @keyframes that nothing kept refers to; repeated, since one may refer to another. */
function dropUnreferenced(nodes: readonly CssNode[]): string {
  const text = nodes.map(print).join('');
  const without = (from: readonly CssNode[]): CssNode[] =>
    from.flatMap((node) => {
      const name = (node.block ? NAMED : PROPERTY).exec(node.head)?.[1];
      if (name !== undefined && !isReferredTo(name, text)) return [];
      if (!node.block) return [node];
      const block = without(node.block);
      if (block.length > 0) return [{ head: node.head, block }];
      return node.head.startsWith('@layer') ? [{ head: node.head }] : [];
    });
  const left = without(nodes);
  const shorter = left.map(print).join('');
  return shorter === text ? text : dropUnreferenced(left);
}

/** Used in a value: not where it is given one, and not where it is declared. */
function isReferredTo(name: string, text: string): boolean {
  const pattern = name.startsWith('--')
    ? `var\\(\\s*${name}(?![\\w-])`
    : `(?:animation|animation-name|--animate-[\\w-]+):[^;}]*(?<![\\w-])${name}(?![\\w-])`;
  return new RegExp(pattern).test(text);
}

function print({ head, block }: CssNode): string {
  return block ? `${head}{${block.map(print).join('').replace(/;$/, '')}}` : `${head};`;
}
