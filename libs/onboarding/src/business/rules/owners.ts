import { type BusinessAnswers, nameOf } from '../answers';
import type { Problem } from '../business-form';
import { type Held, holdsQuarter, percentHeld, treeOf } from './held';

/** Whom the shares make an owner, the largest part first (R3.5.8): proposed by the rule, confirmed by the applicant. */
export interface ProposedOwner {
  id: string;
  /** In the end, in percent. */
  share: string;
}

export function proposedOwners(answers: Pick<BusinessAnswers, 'levels'>): readonly ProposedOwner[] {
  const tree = treeOf(answers);
  const byAmount = (one: Held, other: Held) => (one.amount === other.amount ? 0 : one.amount > other.amount ? -1 : 1);
  return tree.held
    .filter((one) => holdsQuarter(one))
    .sort(byAmount)
    .map((one) => ({ id: one.id, share: percentHeld(one, tree) }));
}

/** Nobody is an owner silently, and nobody is left out silently. */
export function ownerProblems(answers: BusinessAnswers): readonly Problem[] {
  const { confirmedOwners, controllers, nobodyElse } = answers;
  const unconfirmed = proposedOwners(answers).filter(({ id }) => !confirmedOwners.includes(id));
  return [
    ...unconfirmed.map(({ id, share }): Problem => ({
      id: `confirm.${id}`,
      kind: 'confirm',
      text: 'onboarding.owners.confirm',
      values: { name: nameOf(answers, id), sum: share },
      to: {},
    })),
    ...(controllers.length === 0 && nobodyElse !== 'true'
      ? [{ id: 'else', kind: 'missing', text: 'onboarding.owners.anyoneElse', to: {} } satisfies Problem]
      : []),
  ];
}

/** As the bank takes them: the holders of a quarter, and those who control the company without one. */
export function ownersOf(answers: BusinessAnswers): readonly { id: string; isControlling: boolean }[] {
  const proposed = proposedOwners(answers).map(({ id }) => id);
  const further = answers.controllers.filter((id) => !proposed.includes(id));
  return [
    ...proposed.map((id) => ({ id, isControlling: answers.controllers.includes(id) })),
    ...further.map((id) => ({ id, isControlling: true })),
  ];
}
