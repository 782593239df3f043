// Rules: R2.7.200, R2.7.221.
import { fakeBank, renderBank, sampleAccess, sampleAccount, sampleCustomer } from '@bank/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-steps/en.json';
import { Component, loader } from '../global-batch-screen';

const HEAD = 'Name;E-mail;Country;Amount;Currency';
const file = (name: string, ...rows: readonly string[]) => new File([rows.join('\n')], name, { type: 'text/csv' });

test('what was said of a file goes once another one is chosen: by the browser, and by the bank', async () => {
  fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer() }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ permissions: ['mass.global'] }) }),
    balanceInquiry: () => ({ accounts: { account: [sampleAccount()] } }),
    'POST /?globalPayBatchUpload': () => ({ refused: 'The bank takes no files today.' }),
  });
  renderBank({ Component, loader }, { at: '/transfer/mass/global', messages });
  const user = userEvent.setup();
  const choose = async (one: File) => user.upload(await screen.findByLabelText('Choose a file'), one);
  const refusals = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  await choose(file('a.csv', '<html></html>'));
  await waitFor(() => expect(refusals()).toEqual([expect.stringMatching(/^This file could not be read/)]));
  await choose(file('b.csv', 'Name;Sum', 'Ana;1'));
  await waitFor(() => expect(refusals()).toEqual([expect.stringMatching(/^These columns are missing/)]));
  await choose(file('c.csv', HEAD, 'Rita;rita@b.test;PT;5;EUR'));
  await waitFor(() => expect(refusals()).toEqual([]));

  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(refusals()).toHaveLength(1));
  await choose(file('d.csv', HEAD, 'Rita;rita@b.test;PT;6;EUR'));
  await waitFor(() => expect(refusals()).toEqual([]));
});
