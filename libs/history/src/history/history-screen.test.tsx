// Rules: R2.2.2, R2.3.3, R2.4.9, R2.7.41, R2.8.6.
import {
  axeFindings,
  fakeBank,
  renderBank,
  sampleAccess,
  sampleAccount,
  sampleCustomer,
  sampleTransaction,
} from '@bank/kit/testing';
import { preferences } from '@bank/kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { Component, loader } from './history-screen';

const PAGE = 20;

interface Bank {
  results?: number;
  transactionHistory?: Parameters<typeof fakeBank>[0][string];
}

function bank({ results = 100_000, transactionHistory }: Bank = {}) {
  return fakeBank({
    customerInfoGet: () => ({
      customer: sampleCustomer({ customerType: 'personal' }),
    }),
    userAccessInfo: () => ({ customerAccess: sampleAccess({ accessRights: 2 }) }),
    balanceInquiry: () => ({
      accounts: {
        account: [
          // Ordered a minute ago: its status comes first, and nothing has happened on it.
          sampleAccount({ accountId: 10, name: 'New card', type: 2010, subType: 'PREPAID', accountStatusId: 0 }),
          sampleAccount({ accountId: 12, name: 'Closed', accountStatusId: 11 }),
          sampleAccount({ accountId: 11, name: 'Main EUR' }),
          sampleAccount({
            accountId: 13,
            name: 'Prepayment',
            type: 4001,
            balance: '875.71',
            accountBalanceMin: '-300',
            available: '1175.71',
          }),
          sampleAccount({ accountId: 14, name: 'Debit', type: 2006, subType: 'DEBIT', settlementAccountId: 11 }),
        ],
      },
    }),
    transactionHistory:
      transactionHistory ??
      (({ input }) => {
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
      }),
    historyViewList: () => ({ views: [] }),
    transactionSummary: ({ input }) => ({
      totals: [{ currencyCode: 'EUR', in: '70', out: '2500025' }],
      categories: [
        { category: 'food', currencyCode: 'EUR', amount: '2000000' },
        { category: null, currencyCode: 'EUR', amount: '500025' },
      ],
      days:
        input['keyword'] === 'nothing'
          ? []
          : [{ day: '2026-11-20', count: results, sums: [{ currencyCode: 'EUR', amount: '-16.7' }] }],
    }),
    transactionDetails: ({ input }) => {
      const index = Number(String(input['transactionId']).slice(1));
      const isRejected = index % PAGE === 1;
      const steps = [
        { step: 'ordered', state: 'done', at: '2026-11-20T10:00:00.000Z' },
        { step: isRejected ? 'declined' : 'arrived', state: 'done', at: '2026-11-20T10:00:05.000Z' },
      ];
      return {
        transaction: sampleTransaction({
          transactionId: `T${index}`,
          counterpartyName: `Payee ${index}`,
          fee: '0.86',
          status: isRejected ? 'rejected' : 'completed',
          balanceAfter: isRejected ? null : '1225.5',
        }),
        steps,
        received: null,
        note: '',
        attachments: [],
        taught: null,
        declined: isRejected ? { by: 'Olivia Stan', reason: 'Paid already' } : null,
      };
    },
  });
}

const show = (search = '') =>
  renderBank({ Component, loader }, { at: `/history${search}`, brand: { id: 'd' }, messages });

describe('history', () => {
  it('opens on an account that has a history, and offers no other', async () => {
    bank();
    show('?accountId=14');
    expect(await screen.findByRole('list', { name: 'Transactions of Main EUR' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Account: Main EUR/ }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered.join()).toContain('Prepayment');
    expect(offered.join()).not.toMatch(/New card|Debit/);
  });

  it('says of a prepayment what is available, with balance and minimum beside it (R2.3.3)', async () => {
    bank();
    show('?accountId=13');
    expect(await screen.findByText(/^Available/)).toHaveTextContent('Available €1,175.71');
    expect(screen.getByText(/minimum/)).toHaveTextContent('Balance €875.71 · minimum −€300.00');
    act(() => preferences.setState({ hideBalances: true }));
    expect(screen.getByText(/minimum/)).not.toHaveTextContent(/\d/);
    expect(screen.getByText(/^Available/)).not.toHaveTextContent(/\d/);
    act(() => preferences.setState({ hideBalances: false }));
  });

  it('opens on the first account by status (R2.4.9) and asks for 20 rows (R0.4)', async () => {
    const calls = bank();
    const { container } = show();
    expect(await screen.findByRole('list', { name: 'Transactions of Main EUR' })).toBeVisible();
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ accountId: 11, pageNumber: 1, pageSize: 20 });
    expect(screen.getByText('100,000 transactions')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows 100,000 rows with a few hundred elements', async () => {
    bank();
    show();
    const list = await screen.findByRole('list', { name: /Transactions of/ });
    await within(list).findByText('Payee 0');
    // eslint-disable-next-line testing-library/no-node-access -- counting elements is what is tested
    expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(320);
    expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
  });

  it('fetches the pages it is scrolled to, and none of those flown over', async () => {
    const calls = bank();
    show();
    const list = await screen.findByRole('list', { name: /Transactions of/ });
    for (const row of [500, 20_000, 70_000]) {
      jest.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -row * 60, 360, 0));
      fireEvent.scroll(window);
    }
    expect(await within(list).findByText('Payee 70000')).toBeVisible();
    const pages = calls.of('transactionHistory').map(({ input }) => input['pageNumber']);
    expect(pages).toContain(3501);
    expect(pages).not.toContain(1001);
  });

  it('says the status in words', async () => {
    bank();
    show();
    expect((await screen.findAllByText('Rejected'))[0]).toBeVisible();
  });

  it('takes the filters from the address, and puts them there', async () => {
    const calls = bank();
    const user = userEvent.setup();
    const view = show('?accountId=11&status=rejected&min=10');
    await screen.findByRole('list', { name: /Transactions of/ });
    expect(calls.of('transactionHistory')[0]?.input).toMatchObject({ status: 'rejected', fromAmount: 10 });
    await user.click(screen.getByRole('button', { name: 'More (2)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(await axeFindings(document.body)).toEqual([]);
    await user.type(await within(sheet).findByLabelText('From date'), '2026-01-01');
    await user.click(within(sheet).getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(view.address()).toContain('from=2026-01-01'));
    expect(view.address()).toContain('status=rejected');
  });

  it('closes the sheet by the browser’s Back, and applying it leaves one step back to the list as it was', async () => {
    bank();
    const user = userEvent.setup();
    const view = show('?accountId=11');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await view.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.address()).toBe('/history?accountId=11');
    await user.click(await screen.findByRole('button', { name: 'More' }));
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
    await user.click(await screen.findByRole('button', { name: 'More' }));
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
    bank({ results: 0 });
    show();
    expect(await screen.findByText('Nothing has happened here yet')).toBeVisible();
  });

  it('opens a row in the address, with what happened to it, and gives the focus back', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('link', { name: /Payee 1 / }));
    const details = await screen.findByRole('dialog', { name: 'Details' });
    expect(await within(details).findByRole('list', { name: 'How it went' })).toHaveTextContent(/Ordered.*Declined/);
    expect(details).toHaveTextContent(
      /Payee 1.*Rejected.*No money has moved.*Olivia Stan declined it: Paid already.*T1/,
    );
    expect(within(details).queryByRole('button', { name: 'Receipt' })).not.toBeInTheDocument();
    expect(view.address()).toBe('/history?details=T1');
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(view.address()).not.toContain('details'));
  });

  it('finds the details of a link without its row, with the balance before and after, and the way to send it again', async () => {
    bank();
    show('?details=T40000');
    const details = await screen.findByRole('dialog', { name: 'Details' });
    expect(await within(details).findByText('Payee 40000')).toBeVisible();
    // 1,225.50 afterwards, 25 and a fee of 0.86 before that.
    expect(details).toHaveTextContent(/Before€1,251.36After€1,225.50/);
    expect(within(details).getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      '/transfer/p2p?to=ben%40personas.test&amount=25&currency=EUR&note=Dinner',
    );
  });

  it('says the sums of all rows and of the day, and a category is a filter', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    expect(await screen.findByText(/2,500,025/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Friday 20 November/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Food/ }));
    await waitFor(() => expect(view.address()).toBe('/history?category=food'));
    await user.click(await screen.findByRole('button', { name: /Food.*Remove this filter/ }));
    await waitFor(() => expect(view.address()).toBe('/history'));
    // The address is a step ahead of the page: until the chip is gone, the bar is that of the list before.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove this filter/ })).not.toBeInTheDocument());
    // The bar says the same as its legend, so that only a pointer finds its parts.
    const [food, rest] = screen.getAllByRole('button', { hidden: true, name: '' });
    expect(rest).toBeDisabled();
    if (food) await user.click(food);
    await waitFor(() => expect(view.address()).toBe('/history?category=food'));
  });

  it.each(['UE', 'VF', 'NE', '13'])('lists nothing after the code %s, and asks again on a press', async (code) => {
    const calls = bank({ transactionHistory: () => ({ refused: 'Not now.', code }) });
    show();
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    expect(screen.queryByRole('list', { name: /Transactions of/ })).not.toBeInTheDocument();
    const asked = calls.of('transactionHistory').length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.of('transactionHistory').length).toBeGreaterThan(asked));
  });

  it('leads to the terms when the bank wants them accepted first', async () => {
    bank({ transactionHistory: () => ({ refused: 'Accept the terms.', code: 'TE' }) });
    const view = show();
    await waitFor(() => expect(view.address()).toBe('/next-step/terms'));
  });

  it('leaves no figure anywhere while balances are hidden', async () => {
    preferences.getState().setHideBalances(true);
    bank({ results: 40 });
    show('?details=T0');
    const details = await screen.findByRole('dialog', { name: 'Details' });
    await within(details).findByText('Payee 0');
    expect(document.body.textContent).not.toMatch(/2,500,025|16\.70|25\.00|1,2\d\d\.|0\.86/);
    preferences.getState().setHideBalances(false);
  });

  it('lists all accounts where the address says so, each row naming its account', async () => {
    const calls = bank();
    show('?accountId=all');
    expect(await screen.findByRole('list', { name: 'Transactions of all accounts' })).toBeVisible();
    expect(calls.of('transactionHistory')[0]?.input).not.toHaveProperty('accountId');
    expect(screen.getByRole('link', { name: /Payee 0 .*Main EUR/ })).toBeVisible();
  });

  it('chooses a period from its chip, which then says it', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('button', { name: 'Date: Any time' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Last 90 days' }));
    await waitFor(() => expect(view.address()).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/));
    expect(await screen.findByRole('button', { name: 'Date: Last 90 days' })).toBeVisible();
  });

  it('lists only the rejected ones when their count is pressed', async () => {
    bank();
    const user = userEvent.setup();
    const view = show();
    await user.click(await screen.findByRole('button', { name: '3 rejected' }));
    await waitFor(() => expect(view.address()).toContain('status=rejected'));
  });
});
