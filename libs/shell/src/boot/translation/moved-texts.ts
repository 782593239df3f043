/** The element that browsers put translated text into. The application has none of its own. */
const WRAPPER = 'FONT';

/** A text that a translation took out of the page → what stands there for it. */
const standIns = new WeakMap<Node, ChildNode>();
/** The same from the other side. A wrapper may hold the words of several texts, here in the order of the page. */
const originals = new WeakMap<Node, readonly ChildNode[]>();

const isWrapper = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === WRAPPER;

/**
 * Notes which wrapper stands for which text. A translation inserts it in the step that takes the text out, before it, or right after it.
 * @param records what has changed in the page, without what the application changed
 */
export function readMoves(records: readonly MutationRecord[]): void {
  for (const [at, { addedNodes, removedNodes, previousSibling, nextSibling, target }] of records.entries()) {
    if (isWrapper(target)) continue;
    const later = records[at + 1];
    const isSamePlace = later?.target === target && later.previousSibling === previousSibling;
    const wrappers = [addedNodes[0], previousSibling, nextSibling, isSamePlace ? later.addedNodes[0] : null].filter(
      isWrapper,
    );
    for (const removed of removedNodes) {
      const known = originals.get(removed);
      const texts = known ?? (removed instanceof Text ? [removed] : []);
      // A translation that is taken back may bring a text of its own; one that joins texts has one wrapper for several.
      const own = known && addedNodes[0] instanceof Text ? addedNodes[0] : null;
      const standIn = wrappers.find((each) => !originals.has(each)) ?? own ?? wrappers[0];
      if (standIn && texts.length > 0) stand(standIn, texts, standIn === nextSibling);
    }
  }
}

function stand(standIn: ChildNode, texts: readonly ChildNode[], isBehind = false): void {
  const others = originals.get(standIn) ?? [];
  originals.set(standIn, isBehind ? [...texts, ...others] : [...others, ...texts]);
  for (const text of texts) standIns.set(text, standIn);
}

/**
 * Puts a text back into its place in the page, where a translation has taken it out. The texts beside it go back, too: a translation moves
 * words between the parts of a sentence.
 */
export function putBack(text: Node): void {
  for (const standIn of [...(standIns.get(text)?.parentNode?.childNodes ?? [])]) {
    const texts = originals.get(standIn);
    if (!texts) continue;
    originals.delete(standIn);
    for (const each of texts) standIns.delete(each);
    // An element that the translation took along stays in the page.
    if (isWrapper(standIn)) standIn.before(...standIn.querySelectorAll('font > :not(font)'));
    standIn.replaceWith(...texts);
  }
}

/**
 * Where a node stands among the children of its parent in React: it, or the wrapper around it.
 * @returns null for a text that a translation took away without a trace
 */
export function placeOf(node: Node): Node | null {
  let place = node;
  while (isWrapper(place.parentNode)) place = place.parentNode;
  return node instanceof Text && !node.parentNode ? null : place;
}
