import { MAX_LEVELS, type ShareholderIn } from '@bank/protocol/onboarding-business';
import { type BusinessAnswers, isCompanyId, levelOf, ROOT } from '../answers';

/**
 * Who holds the company, with the holders of a company below each of its places (R3.5.5, R0.47). It ends at the deepest level that an
 * application may have, and at a company that stands above itself; the bank says what is wrong with either.
 */
export function treeOfHolders(
  answers: Pick<BusinessAnswers, 'levels'>,
  company = ROOT,
  above: readonly string[] = [],
): ShareholderIn[] {
  const path = [...above, company];
  return levelOf(answers, company).holders.map(({ id, share }) => {
    if (!isCompanyId(id)) return { type: 'person', id, share };
    const isEnd = path.length === MAX_LEVELS || path.includes(id);
    return {
      ...{ type: 'company', id, share, directors: [...levelOf(answers, id).directors] },
      ...(isEnd ? {} : { shareholders: treeOfHolders(answers, id, path) }),
    };
  });
}

/** Every place of the tree, from the top down. */
export const placesOf = (holders: readonly ShareholderIn[]): readonly ShareholderIn[] =>
  holders.flatMap((place) => [place, ...placesOf(place.shareholders ?? [])]);
