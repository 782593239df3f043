import type { BusinessAnswers, PersonAnswers } from '../answers';
import { isCompanyId, levelOf, nameOf, ROOT } from '../answers';
import type { Problem } from '../business-form';
import { type Tree, treeOf } from './held';
import { LEAST_NAMED, partsOf, percentOf, sumOf, WHOLE } from './shares';

/** What is wrong in the tree of holders, level by level (R3.5.5, R3.5.7). @param asksSources the brand's sourceOfWealth */
export function treeProblems(answers: BusinessAnswers, asksSources: boolean): readonly Problem[] {
  const tree = treeOf(answers);
  return [
    ...(tree.isTooMuch ? [TOO_MUCH] : []),
    ...tree.companies.flatMap((company) => levelProblems(answers, company, tree)),
    ...(asksSources ? sourcesProblems(answers, tree) : []),
  ];
}

const TOO_MUCH: Problem = { id: 'tooMuch', kind: 'wrong', text: 'onboarding.tree.tooMuch', to: {} };

function levelProblems(answers: BusinessAnswers, company: string, tree: Tree): Problem[] {
  const { directors, holders } = levelOf(answers, company);
  const name = nameOf(answers, company);
  const to = { at: company };
  const problems: Problem[] = [];
  // The company that applies names its directors in a form of their own.
  if (company !== ROOT && directors.length === 0)
    problems.push({
      id: `director.${company}`,
      kind: 'missing',
      text: 'onboarding.tree.noDirector',
      values: { name },
      to,
    });
  for (const { id, share } of holders) {
    const values = { name: nameOf(answers, id), company: name };
    const place = `${company}.${id}`;
    if (partsOf(share) === null)
      problems.push({ id: `share.${place}`, kind: 'wrong', text: 'onboarding.tree.shareWrong', values, to });
    if (isCompanyId(id) && tree.circles.has(id) && (id === company || isAbove(answers, id, company)))
      problems.push({ id: `circle.${place}`, kind: 'wrong', text: 'onboarding.tree.circle', values, to });
  }
  const sum = sumOf(holders.map(({ share }) => share));
  const values = { name, sum: percentOf(sum) };
  if (holders.length === 0)
    problems.push({ id: `level.${company}`, kind: 'missing', text: 'onboarding.tree.nobody', values, to });
  else if (sum < LEAST_NAMED)
    problems.push({ id: `sum.${company}`, kind: 'wrong', text: 'onboarding.tree.tooLittle', values, to });
  else if (sum > WHOLE)
    problems.push({ id: `sum.${company}`, kind: 'wrong', text: 'onboarding.tree.tooMany', values, to });
  return problems;
}

/** Whether a company holds another one, on any way. */
function isAbove(answers: BusinessAnswers, below: string, company: string): boolean {
  const seen = new Set<string>();
  const open = [below];
  for (const one of open)
    for (const { id } of levelOf(answers, one).holders) {
      if (id === company) return true;
      if (isCompanyId(id) && !seen.has(id)) {
        seen.add(id);
        open.push(id);
      }
    }
  return false;
}

/** Sources, and a word about every one of them. */
export const hasSources = ({ sources, sourceNotes }: Pick<PersonAnswers, 'sources' | 'sourceNotes'>): boolean =>
  sources.length > 0 && sources.every((id) => (sourceNotes[id] ?? '').trim() !== '');

const sourcesProblems = (answers: BusinessAnswers, tree: Tree): Problem[] =>
  [...tree.asked].flatMap((id) => {
    const person = answers.persons.find((one) => one.id === id);
    if (person && hasSources(person)) return [];
    return [
      {
        id: `sources.${id}`,
        kind: 'missing',
        text: 'onboarding.tree.noSources',
        values: { name: nameOf(answers, id) },
        to: { open: 'person', id },
      },
    ];
  });

/** Sources are forgotten of a person who is not asked for them any more (R3.5.7). @returns what changes of the answers with `levels` */
export function withoutNeedlessSources(
  answers: BusinessAnswers,
  levels: BusinessAnswers['levels'],
): Partial<BusinessAnswers> {
  const { asked } = treeOf({ levels });
  const isNeedless = ({ id, sources }: PersonAnswers) => sources.length > 0 && !asked.has(id);
  if (!answers.persons.some(isNeedless)) return { levels };
  return {
    levels,
    persons: answers.persons.map((one) => (isNeedless(one) ? { ...one, sources: [], sourceNotes: {} } : one)),
  };
}
