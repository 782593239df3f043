/** Makes each brand's theme count under `[data-brand="x"]` instead of the whole page; returns the way back. */
export function adoptThemes(brands: readonly { id: string; css: string }[]): () => void {
  const sheets = brands.map(({ id, css }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replaceAll(':root', `[data-brand="${id}"]`));
    return sheet;
  });
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, ...sheets];
  return () => {
    document.adoptedStyleSheets = before;
  };
}

/**
 * Puts each brand's drawing into the page under ids of its own (`art-x`, see ArtPrefix); returns the way back. The browser reads the
 * file as a document, because the page's policy lets no script turn text into elements.
 */
export function adoptDrawings(brands: readonly { id: string; art: string }[]): () => void {
  const readers = brands.map(({ id, art }) => {
    const reader = new XMLHttpRequest();
    reader.responseType = 'document';
    reader.addEventListener('load', () => {
      const drawing = reader.responseXML?.documentElement;
      if (!drawing) return;
      for (const symbol of drawing.querySelectorAll('symbol')) symbol.id = symbol.id.replace(/^art/, `art-${id}`);
      drawing.toggleAttribute('hidden', true);
      drawing.dataset.drawingOf = id;
      document.body.append(drawing);
    });
    reader.open('GET', art);
    reader.send();
    return reader;
  });
  return () => {
    for (const reader of readers) reader.abort();
    for (const drawing of document.querySelectorAll('[data-drawing-of]')) drawing.remove();
  };
}

const FACES = ['nav', 'hero', 'list'] as const;

/** Takes the running brand's faces off the root while every cell of the page has its own; returns the way back. */
export function lendFaces(root: HTMLElement): () => void {
  const own = FACES.map((face) => [face, root.dataset[face]] as const);
  for (const [face] of own) Reflect.deleteProperty(root.dataset, face);
  return () => {
    for (const [face, value] of own) if (value !== undefined) root.dataset[face] = value;
  };
}
