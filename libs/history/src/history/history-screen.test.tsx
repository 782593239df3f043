// Rules: R2.2.2.
import {
  axeFindings,
  fakeBank,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransaction,
} from '@bank/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './history-screen';

const PAGE = 20;

/** jsdom lays nothing out: the list gets a height to be looked at through. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);
});

function bank(results = 100_000, accessRights = 2) {
  return fakeBank({
    customerInfoGet: () => ({
      customer: sampleCustomer({ customerType: accessRights === 2 ? 'personal' : 'business' }),
    }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights }) }),
    balanceInquiry: () => ({
      accounts: {
        account: [
          sampleAccount({ accountId: 12, name: 'Closed', accountStatusId: 11 }),
          sampleAccount({ accountId: 11, name: 'Main EUR' }),
        ],
      },
    }),
    transactionHistory: ({ input }) => {
      const start = (Number(input['pageNumber']) - 1) * PAGE;
      const count = input['keyword'] === 'nothing' ? 0 : results;
      const rows = Array.from({ length: Math.max(0, Math.min(PAGE, count - start)) }, (_, index) =>
        sampleTransaction({
          transactionId: `T${start + index}`,
          counterpartyName: `Payee ${start + index}`,
          status: index === 1 ? 'rejected' : 'completed',
        }),
      );
      return {
        accountId: 11,
        pageNumber: Number(input['pageNumber']),
        transactions: { transaction: rows },
        results: count,
        rejectedCount: count === 0 ? 0 : 3,
        processingCount: 0,
        exportCsv: null,
      };
    },
  });
}

const show = (search = '') => renderBank({ Component, loader }, { at: `/history${search}`, messages });

describe('history', () => {
  it('opens on the first account by status (R2.4.9) and asks for 20 rows (R0.4)', async () => {
    const calls = bank();
    const { container } = show();
    expect(await screen.findByRole('list', { name: 'Transactions of Main EUR' })).toBeVisible();
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ accountId: 11, pageNumber: 1, pageSize: 20 });
    expect(screen.getByText('100,000 transactions')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows 100,000 rows with at most 200 elements', async () => {
    bank();
    show();
    const list = await screen.findByRole('list', { name: /Transactions of/ });
    await within(list).findByText('Payee 0');
    // eslint-disable-next-line testing-library/no-node-access -- counting elements is what is tested
    expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(200);
    expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
  });

  it('fetches the pages it is scrolled to, and none of those flown over', async () => {
    const calls = bank();
    show();
    const list = await screen.findByRole('list', { name: /Transactions of/ });
    for (const row of [500, 20_000, 70_000]) {
      list.scrollTop = row * 64;
      list.dispatchEvent(new Event('scroll'));
    }
    expect(await within(list).findByText('Payee 70000')).toBeVisible();
    const pages = calls.of('transactionHistory').map(({ input }) => input['pageNumber']);
    expect(pages).toContain(3501);
    expect(pages).not.toContain(1001);
  });

  it('says the status in words', async () => {
    bank();
    show();
    expect((await screen.findAllByText(/Transfer · Rejected/))[0]).toBeVisible();
  });

  it('takes the filters from the address, and puts them there', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show('?accountId=11&status=rejected&min=10');
    await screen.findByRole('list', { name: /Transactions of/ });
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ status: 'rejected', fromAmount: 10 });
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(await axeFindings(document.body)).toEqual([]);
    await user.type(within(sheet).getByLabelText('From date'), '2026-01-01');
    await user.click(within(sheet).getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(view.address()).toContain('from=2026-01-01'));
    expect(view.address()).toContain('status=rejected');
  });

  it('closes the sheet by the browser’s Back, and applying it leaves one step back to the list as it was', async () => {
    bank();
    const user = userEvent.setup();
    const view = show('?accountId=11');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await view.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.address()).toBe('/history?accountId=11');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByLabelText('From date'), '2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(view.address()).toBe('/history?accountId=11&from=2026-01-01'));
    await view.goBack();
    expect(view.address()).toBe('/history?accountId=11');
  });

  it('refuses a range that ends before it starts', async () => {
    bank();
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByLabelText('From date'), '2026-02-01');
    await user.type(screen.getByLabelText('To date'), '2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByLabelText('To date')).toHaveAccessibleDescription(/before the first one/);
  });

  it('says when nothing matches and clears the filters', async () => {
    bank();
    const user = userEvent.setup();
    const view = show('?q=nothing');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('list', { name: /Transactions of/ })).toBeVisible();
    expect(view.address()).toBe('/history');
  });

  it('says what will be here while there is nothing', async () => {
    bank(0);
    show();
    expect(await screen.findByText('Nothing has happened here yet')).toBeVisible();
  });

  it('opens a row in the address, and its details', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('button', { name: /Payee 1 / }));
    const details = await screen.findByRole('dialog', { name: 'Details' });
    expect(details).toHaveTextContent(/Payee 1.*Rejected.*No money has moved.*T1/);
    expect(view.address()).toContain('details=T1&at=1');
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(view.address()).not.toContain('details'));
  });

  it('lists only the rejected ones when their count is pressed', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('button', { name: '3 rejected' }));
    await waitFor(() => expect(view.address()).toContain('status=rejected'));
  });
});
