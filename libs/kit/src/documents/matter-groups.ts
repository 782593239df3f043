import type { DocumentStatus } from '@bank/protocol/profile';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { paperState, type PaperState } from './paper-rules';

/** A matter of a person and one of the company may have the same category, and so may two sources of money. */
export const matterKey = ({ key, categoryId, representativeId, sourceId }: KycMatter & { key?: string }): string =>
  key ?? [...[representativeId, sourceId].filter((id) => id !== null), categoryId].join('.');

/** As papers stand, and one that was accepted and ends soon. */
export type MatterState = PaperState | 'endsSoon';

const OF_STATUS: Readonly<Record<Exclude<DocumentStatus, 'none'>, MatterState>> = {
  validated: 'inOrder',
  pending: 'pending',
  notRequired: 'inOrder',
  rejected: 'rejected',
  expiredSoon: 'endsSoon',
};

/** Where a matter stands: the bank's word (R3.3.7), and where it misses something, what its papers say. */
export const stateOfMatter = ({ status, documents }: KycMatter): MatterState =>
  status === 'none' ? paperState(documents) : OF_STATUS[status];

/** What comes first is what was sent in vain, then what was begun, then what was never sent. */
const URGENCY: readonly MatterState[] = ['rejected', 'incomplete', 'outOfDate', 'none', 'endsSoon'];

/** The list in the order in which it is shown; `first` is the one thing that waits for the customer. */
export function matterGroups<Matter extends KycMatter & { isFirst?: true }>(matters: readonly Matter[]) {
  const of = (...states: readonly MatterState[]) =>
    states.flatMap((state) => matters.filter((matter) => stateOfMatter(matter) === state));
  // What the page's own rule asks for waits before what is more urgent elsewhere.
  const waiting = of(...URGENCY);
  const [first, ...asked] = [...waiting.filter(({ isFirst }) => isFirst), ...waiting.filter(({ isFirst }) => !isFirst)];
  return { first, asked, checked: of('pending'), done: of('inOrder') };
}

type Sent = Pick<KycMatter, 'documents'>;

const isOfSame = (one: Sent, other: Sent): boolean =>
  one.documents.some(({ id }) => other.documents.some((document) => document.id === id));

/**
 * What a page's own rule asks for, and the list. A matter that both have, as a document that has ended, is the list's: it is shown once, by
 * its own name, and comes first (R0.91).
 */
export function onceEach<First extends Sent, Listed extends Sent>(first: readonly First[], list: readonly Listed[]) {
  return {
    first: first.filter((one) => !list.some((other) => isOfSame(one, other))),
    list: list.map((other) =>
      first.some((one) => isOfSame(one, other)) ? { ...other, isFirst: true as const } : other,
    ),
  };
}
