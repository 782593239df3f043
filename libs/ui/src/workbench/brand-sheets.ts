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
