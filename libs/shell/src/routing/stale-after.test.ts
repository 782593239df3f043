// Rules: R3.7.7.
import { eventType } from '@bank/protocol/realtime';
import { features } from './features';

/** These say something themselves, or end something; nothing is asked again after them. */
const SAY_IT_THEMSELVES = ['sessionEnded', 'notification', 'loginAnswered'];

test.each(eventType.options.filter((event) => !SAY_IT_THEMSELVES.includes(event)))(
  'after the hint %s at least one room asks again',
  async (event) => {
    const tables = await Promise.all(features.map(({ loadStale }) => loadStale?.()));
    expect(tables.flatMap((table) => table?.staleAfter[event] ?? [])).not.toEqual([]);
  },
);
