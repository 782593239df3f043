const ISOLATE = /\u2068[^\u2066-\u2069]*\u2069/gu;
const TURNS = /[\u202a-\u202e\u2066-\u2069]/u;

/** Texts on the page with a character that turns the direction outside of an isolate, so that it turns the words beside it (R2.4.77). */
export function turnedTexts(root: Node = document.body): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (TURNS.test(text.replace(ISOLATE, ''))) found.push(text);
  }
  return found;
}
