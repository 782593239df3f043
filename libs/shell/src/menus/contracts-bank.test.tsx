/** @jest-environment @bank/testing/environment */
// Rules: R1.7.35.
import { queryClient } from '@bank/api-client';
import { customerQueries } from '@bank/session/calls';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import { kitMessages } from '@bank/kit/testing';
import messages from '../messages/en.json';
import contractMessages from '../messages-contracts/en.json';
import { knownRoutes, SIGNED_IN } from '../routing/known-routes';
import { MenuGroups } from './menu-groups';

test.each([
  ['ana', '3 requests'],
  ['olivia', '2 active contracts'],
])('the bank counts the contracts of %s: %s', async (persona, said) => {
  knownRoutes.set([{ id: SIGNED_IN, children: [{ path: '/revenue-split' }] }]);
  const loader = async () => {
    await Promise.all([
      queryClient.ensureQueryData(customerQueries.info()),
      queryClient.ensureQueryData(customerQueries.access()),
    ]);
    return null;
  };
  await renderScreen('/', {
    routes: [{ path: '/', element: <MenuGroups isOpen />, loader, HydrateFallback: () => null }],
    persona,
    messages: { ...kitMessages, ...messages, ...contractMessages },
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
});
