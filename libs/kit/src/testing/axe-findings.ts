/** What axe finds wrong, by rule and help; expect it to equal []. */
export async function axeFindings(element: Element): Promise<string[]> {
  // Loaded by those who ask: to load it takes as long as to render a screen.
  const { axe } = await import('jest-axe');
  const { violations } = await axe(element);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
