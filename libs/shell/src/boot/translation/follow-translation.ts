import { placeOf, putBack, readMoves } from './moved-texts';

const { appendChild, insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

/**
 * Lets a browser translate the page while React changes it (ADR-90). A translation takes texts that React holds out of the page: removing
 * such a text throws, and a new text appears nowhere. From now on a text is put back before React changes it or what stands beside it. The
 * browser sees it as new, and translates it again. Call it once, before the first render.
 */
export function followTranslation(): void {
  const observer = new MutationObserver(readMoves);
  observer.observe(document, { childList: true, subtree: true });
  /** Changes the page with the original texts in it. @returns the node that is named first */
  const change = <T extends Node>(apply: () => void, node: T, beside?: Node | null): T => {
    readMoves(observer.takeRecords());
    putBack(node);
    if (beside) putBack(beside);
    apply();
    // What the application changes is no translation.
    observer.takeRecords();
    return node;
  };
  Object.assign(Node.prototype, {
    appendChild<T extends Node>(this: Node, child: T): T {
      return change(() => appendChild.call(this, child), child);
    },
    insertBefore<T extends Node>(this: Node, child: T, before: Node | null): T {
      return change(() => insertBefore.call(this, child, before && placeOf(before)), child, before);
    },
    removeChild<T extends Node>(this: Node, child: T): T {
      return change(() => {
        const place = placeOf(child);
        if (place) removeChild.call(place === child ? this : (child.parentNode ?? this), child);
      }, child);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      change(() => nodeValue?.set?.call(this, value), this);
    },
  });
}
