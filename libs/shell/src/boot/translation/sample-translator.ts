/** The ways in which a translation may put its wrapper in the place of a text. */
export const WAYS = ['in one step', 'before it', 'behind it', 'after it is gone', 'around it'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Translates a part of the page as browsers do, from outside of the application: each text is taken out, and two elements with other words
 * stand in its place. The words of this translation are in capitals. No method that the application patches is called, since the script of a
 * translation has its own.
 * @param isTranslated which texts, by their place; all unless said otherwise
 * @returns shows the original again: the same texts, or new ones of the same words
 */
export function translate(part: Node, way: Way, isTranslated: (at: number) => boolean = () => true) {
  const taken = textsIn(part)
    .filter((_, at) => isTranslated(at))
    .map((text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      put(outer, text, way);
      inner.append(way === 'around it' ? text : text.data.toUpperCase());
      return { outer, text };
    });
  return (isAnew: boolean): void => {
    for (const { outer, text } of taken) outer.replaceWith(isAnew ? new Text(text.data) : text);
  };
}

function put(outer: Element, text: Text, way: Way): void {
  const { parentElement, nextSibling } = text;
  if (way === 'in one step' || way === 'around it') return text.replaceWith(outer);
  if (way === 'before it') text.before(outer);
  if (way === 'behind it') text.after(outer);
  text.remove();
  if (way !== 'after it is gone') return;
  if (nextSibling instanceof Element || nextSibling instanceof Text) nextSibling.before(outer);
  else parentElement?.append(outer);
}

function textsIn(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && node.parentElement?.nodeName !== 'FONT' && node.data.trim() !== '') texts.push(node);
  }
  return texts;
}
