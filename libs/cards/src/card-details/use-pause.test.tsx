// Rules: R2.4.10.
import { fakeBank, renderBank, sampleAccess, sampleCustomer } from '@bank/kit/testing';
import { cardStatus } from '@bank/protocol/cards';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATUS_WORDS } from '../card-rules';
import messages from '../messages/en.json';
import { card } from '../testing/sample-card';
import { usePause } from './use-pause';

/** A paused card that the bank has not turned on yet. */
function show(resumesAsStatusId: number) {
  const paused = card({ accountStatusId: cardStatus.paused, resumesAsStatusId });
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    cardUnpause: () => new Promise(() => undefined),
  });
  const Component = () => {
    const pause = usePause(paused);
    return (
      <>
        <p>{STATUS_WORDS[pause.card.accountStatusId]?.text}</p>
        <button onClick={() => void pause.set(false)}>on</button>
      </>
    );
  };
  renderBank({ Component }, { at: '/', messages });
}

test.each([
  ['active', cardStatus.active],
  ['expired', cardStatus.expired],
] as const)('a card that was %s before it was paused is that again, before the bank has answered', async (name, id) => {
  show(id);
  expect(await screen.findByText('cards.status.paused')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'on' }));
  expect(await screen.findByText(`cards.status.${name}`)).toBeVisible();
});
