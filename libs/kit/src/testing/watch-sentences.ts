/** What a reader takes in as one sentence or more. */
const BLOCKS = 'p, h1, h2, h3, li, dd, label, [role="status"], [role="alert"]';

/** Watches the page. What stood there for a moment only counts as well. */
export interface SentenceWatch {
  /** Each text that appeared since the watch began, once, in order; what stood there at its beginning is not among them. */
  seen(): string[];
  stop(): void;
}

/** Begins to watch which texts appear on the page. */
export function watchSentences(): SentenceWatch {
  const before = new Set(sentences());
  const seen = new Set<string>();
  const look = () => {
    for (const sentence of sentences()) if (!before.has(sentence)) seen.add(sentence);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    seen() {
      look();
      return [...seen];
    },
    stop: () => observer.disconnect(),
  };
}

function sentences(): string[] {
  return [...document.body.querySelectorAll(BLOCKS)]
    .filter((block) => block.querySelector(BLOCKS) === null)
    .map((block) => (block.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
