/**
 * One difference between two renderings of a page: `[place, text]` of a text node, `[place, attribute, value]` of an element,
 * null where it has no such attribute. Places count elements and texts in document order, from 0.
 */
export type Patch =
  readonly [place: number, text: string] | readonly [place: number, attribute: string, value: string | null];

/** The texts of another language on one page: sign-in, and the note that the bank cannot be reached. */
export interface PageTexts {
  readonly title: string;
  readonly page: readonly Patch[];
  readonly unreachable: readonly Patch[];
}

/**
 * The patches that turn one rendering into another with the same elements, a tenth of its markup. React wrote both.
 * @throws Error when the elements differ
 */
export function patchesBetween(shown: string, other: string): Patch[] {
  const [from, to] = [nodesOf(shown), nodesOf(other)];
  if (from.length !== to.length) throw new Error(`a page of ${from.length} nodes has ${to.length} in another language`);
  return from.flatMap((node, place) => differences(node, to[place], place));
}

type PageNode = { readonly text: string } | { readonly tag: string; readonly attributes: ReadonlyMap<string, string> };

function differences(node: PageNode, other: PageNode | undefined, place: number): Patch[] {
  if (other && 'text' in node && 'text' in other) return node.text === other.text ? [] : [[place, other.text]];
  if (!other || 'text' in node || 'text' in other || node.tag !== other.tag)
    throw new Error(`the languages have different elements at place ${place} of a page`);
  const names = new Set([...node.attributes.keys(), ...other.attributes.keys()]);
  return [...names]
    .filter((name) => node.attributes.get(name) !== other.attributes.get(name))
    .map((name): Patch => [place, name, other.attributes.get(name) ?? null]);
}

/** A browser with scripts reads the inside of a noscript as one text and never shows it, so its language does not matter. */
const TOKEN = /<!--.*?-->|<(noscript)([^>]*)>.*?<\/noscript>|<\/[^>]*>|<([a-z][^\s/>]*)([^>]*)>|([^<]+)/gs;

function nodesOf(html: string): PageNode[] {
  return [...html.matchAll(TOKEN)].flatMap(([, noscript, its = '', tag, attributes = '', text]): PageNode[] => {
    if (noscript) return [{ tag: noscript, attributes: attributesOf(its) }, { text: '' }];
    if (tag) return [{ tag, attributes: attributesOf(attributes) }];
    return text === undefined ? [] : [{ text: decoded(text) }];
  });
}

const attributesOf = (list: string) =>
  new Map([...list.matchAll(/([^\s=/]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
