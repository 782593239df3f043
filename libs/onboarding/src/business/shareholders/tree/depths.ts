import { type BusinessAnswers, isCompanyId, levelOf, ROOT } from '../../answers';
import type { Tree } from '../../rules/held';

/** The companies whose holders stand in each column, the first column's first. One that stands at two depths is in both. */
export function depthsOf(answers: BusinessAnswers, { circles }: Tree): readonly (readonly string[])[] {
  const depths: string[][] = [];
  for (let here = [ROOT]; here.length > 0;) {
    const named = here.filter((id) => levelOf(answers, id).holders.length > 0);
    if (named.length > 0) depths.push(named);
    const below = named.flatMap((id) => levelOf(answers, id).holders.map((one) => one.id));
    here = [...new Set(below.filter((id) => isCompanyId(id) && !circles.has(id)))];
  }
  return depths;
}
