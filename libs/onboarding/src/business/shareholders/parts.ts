import { type BusinessAnswers, type Holder, levelOf } from '../answers';
import { withoutNeedlessSources } from '../rules/tree-problems';

// What changes in the tree, as what to keep of the answers.

type Change = Partial<BusinessAnswers>;

const withHolders = (answers: BusinessAnswers, company: string, holders: Holder[]): Change =>
  withoutNeedlessSources(answers, { ...answers.levels, [company]: { ...levelOf(answers, company), holders } });

/** Gives a party a share of a company, or changes it. @param company `root` or an id @param share a decimal in percent */
export function withPart(answers: BusinessAnswers, company: string, id: string, share: string): Change {
  const { holders } = levelOf(answers, company);
  return withHolders(
    answers,
    company,
    holders.some((one) => one.id === id)
      ? holders.map((one) => (one.id === id ? { id, share } : one))
      : [...holders, { id, share }],
  );
}

/** Takes the share away. Who held it stays entered, and a company keeps its own holders for when it comes back. */
export const withoutPart = (answers: BusinessAnswers, company: string, id: string): Change =>
  withHolders(
    answers,
    company,
    levelOf(answers, company).holders.filter((one) => one.id !== id),
  );

export function withDirector(answers: BusinessAnswers, company: string, id: string): Change {
  const level = levelOf(answers, company);
  if (level.directors.includes(id)) return {};
  return { levels: { ...answers.levels, [company]: { ...level, directors: [...level.directors, id] } } };
}

export function withoutDirector(answers: BusinessAnswers, company: string, id: string): Change {
  const level = levelOf(answers, company);
  return {
    levels: { ...answers.levels, [company]: { ...level, directors: level.directors.filter((one) => one !== id) } },
  };
}

/** Companies that may not hold a part of another one: itself, and each one that it holds a part of on any way (R0.47). */
export function aboveOf(answers: BusinessAnswers, company: string): readonly string[] {
  const above = [company];
  for (const one of above)
    for (const [id, { holders }] of Object.entries(answers.levels))
      if (!above.includes(id) && holders.some((held) => held.id === one)) above.push(id);
  return above;
}
