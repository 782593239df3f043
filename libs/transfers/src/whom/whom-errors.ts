import type { MessageId } from '@bank/i18n';
import type { Whom } from './read-whom';

/** What is said of the one field, by what is wrong with it. */
export const WHOM_ERRORS = {
  whomMissing: 'transfers.whom.missing',
  whomUnclear: 'transfers.whom.unclear',
  ibanWrong: 'transfers.external.ibanWrong',
  cardWrong: 'transfers.whom.cardWrong',
  linkForeign: 'transfers.whom.linkForeign',
  phoneElsewhere: 'transfers.whom.phoneElsewhere',
} as const satisfies Record<string, MessageId>;
export type WhomError = keyof typeof WHOM_ERRORS;

const WRONG = { iban: 'ibanWrong', card: 'cardWrong', link: 'linkForeign' } as const;

/** What is in the way of going on; null for what leads on. A name leads on where it means one payee, which the list decides. */
export function whomProblem(whom: Whom): WhomError | null {
  if (whom.kind === 'nothing') return 'whomMissing';
  if (whom.kind === 'name') return 'whomUnclear';
  if (whom.kind === 'phone' && whom.countryCode === null) return 'phoneElsewhere';
  return whom.kind === 'wrong' ? WRONG[whom.what] : null;
}
