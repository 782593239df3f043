import type { DocumentStatus } from '@bank/protocol/profile';
import type { KycMatter } from '@bank/protocol/kyc-tax';
import { papersOf, type PaperState } from './paper-rules';

/** A matter of a person and one of the company may have the same category. */
export const matterKey = ({ categoryId, representativeId }: KycMatter): string =>
  representativeId === null ? String(categoryId) : `${representativeId}.${categoryId}`;

const OF_STATUS: Readonly<Record<DocumentStatus, PaperState>> = {
  validated: 'inOrder',
  pending: 'pending',
  none: 'none',
  notRequired: 'inOrder',
  rejected: 'rejected',
  expiredSoon: 'outOfDate',
};

/** Where a matter stands: the bank's word (R3.3.7), and where it misses something, what its papers say. */
export function stateOfMatter({ status, documents }: KycMatter): PaperState {
  if (status !== 'none') return OF_STATUS[status];
  return papersOf(documents).some(({ state }) => state === 'incomplete') ? 'incomplete' : 'none';
}

/** What comes first is what was sent in vain, then what was begun, then what was never sent. */
const URGENCY: readonly PaperState[] = ['rejected', 'incomplete', 'outOfDate', 'none'];

/** The list in the order in which it is shown; `first` is the one thing that waits for the customer. */
export function matterGroups<Matter extends KycMatter>(matters: readonly Matter[]) {
  const of = (...states: readonly PaperState[]) =>
    states.flatMap((state) => matters.filter((matter) => stateOfMatter(matter) === state));
  const [first, ...asked] = of(...URGENCY);
  return { first, asked, checked: of('pending'), done: of('inOrder') };
}
