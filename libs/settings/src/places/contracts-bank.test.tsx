/** @jest-environment @bank/testing/environment */
// Rules: R1.7.35.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import contractMessages from '../messages-contracts/en.json';
import { ContractsBadge } from './contracts-badge';

test.each([
  ['ana', '3 requests'],
  ['olivia', '2 active contracts'],
])('the bank counts the contracts of %s: %s', async (persona, said) => {
  await renderScreen('/', {
    routes: [{ path: '/', element: <ContractsBadge /> }],
    persona,
    messages: { ...kitMessages, ...contractMessages },
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
});
