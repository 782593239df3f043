// Rules: R3.4.4, R3.7.7.
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

test.each([
  ['documentsChanged', ['requiredActions', 'addressesGet', 'companyInfoGet', 'verificationStateGet', 'limitReasonGet']],
  ['emailsChanged', ['emailsGet', 'usernameChangeRequests', 'customerInfoGet']],
  ['cardsChanged', ['cardList', 'cardPurchaseList', 'cardControlGet']],
] as const)('after the hint %s everything that it is about is asked again', async (event, methods) => {
  const tables = await Promise.all(features.map(({ loadStale }) => loadStale?.()));
  const asked = tables.flatMap((table) => table?.staleAfter[event] ?? []).map(({ name }) => name);
  expect(asked).toEqual(expect.arrayContaining(methods));
});
