import { paymentsPlaces, useWaiting, type MenuRow, type PlaceHint } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Customer } from '@bank/protocol/customer';
import type { Permissions } from '@bank/session';
import { ChartPie, FileText, Newspaper } from 'lucide-react';
import type { Destination } from './place-link';

/** A place of the menu, or a page of one, that a phone's bar has no tab for. */
export interface MorePlace extends Destination, Pick<MenuRow, 'loadHint'> {
  id: string;
}

/** Pages of Activity: in the menu of a laptop they are one press away, on a phone they are two. */
const OF_ACTIVITY: readonly MorePlace[] = [
  { id: 'statements', label: 'kit.place.statements', to: paths.statements.to(), icon: FileText },
  { id: 'insight', label: 'kit.place.insight', to: paths.insight.to(), icon: ChartPie },
];

const NEWS: MorePlace = { id: 'news', label: 'kit.news.title', to: paths.news.to(), icon: Newspaper };

const approvals = { useHint: (): PlaceHint => ({ count: useWaiting() }) };

/**
 * Everything that "More" leads to, each once: the places without a tab in the bar, the tabs of Payments, the pages of Activity and the
 * news (R0.102). What the user may not see is not there.
 * @param rest the places without a tab, in their order
 */
export function morePlaces(rest: readonly MenuRow[], may: Permissions, customer: Customer): readonly MorePlace[] {
  const own = rest.map((row) => ({ ...row, id: row.place }));
  return [
    ...own.filter(({ place }) => place === 'accounts'),
    ...paymentsPlaces(may, customer)
      // The raised tab of the bar leads there.
      .filter(({ id }) => id !== 'new')
      .map((page) => (page.id === 'approvals' ? { ...page, loadHint: () => Promise.resolve(approvals) } : page)),
    ...(may.seeHistory ? OF_ACTIVITY : []),
    ...own.filter(({ place }) => place !== 'accounts'),
    NEWS,
  ];
}
