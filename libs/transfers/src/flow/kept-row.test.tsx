// Rules: R2.7.191.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bank, show } from '../testing/p2p';

beforeEach(() => sessionStorage.clear());

const [rent, pizza] = ['Rent', 'Pizza'].map((name, n) => ({
  ...{ templateId: n + 1, name, accountId: 11, toEmail: 'ben@personas.test' },
  ...{ amount: '20', currencyCode: 'EUR', note: '' },
}));

test('what is removed leaves the focus at its neighbour', async () => {
  let templates = [rent, pizza];
  bank({
    p2pTemplateList: () => ({ templates }),
    p2pTemplateRemove: () => {
      templates = [pizza];
      return {};
    },
  });
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: /^Remove Rent/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fill in Rent' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Fill in Pizza' })).toHaveFocus();
});
