import { axe } from 'jest-axe';

/** What axe finds wrong, by rule and help; expect it to equal []. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
