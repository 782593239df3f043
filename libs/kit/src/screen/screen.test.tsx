import { accessRight } from '@bank/protocol';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, renderBank } from '../testing';
import { Allowed } from './allowed';
import { Page } from './page';
import { pageIn, Pages, pagesOf } from './pages';
import { Row, Rows } from './rows';

const at = { at: '/', messages: {} };

test('a page has one heading; where it is not shown it is still said', async () => {
  const view = renderBank(
    {
      Component: () => (
        <Page title="kit.notifications.title" isTitleHidden lead="What is new.">
          <p>Nothing.</p>
        </Page>
      ),
    },
    at,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
  expect(screen.getByText('What is new.')).toBeVisible();
  expect(await axeFindings(view.container)).toEqual([]);
});

describe('Allowed', () => {
  const Secret = jest.fn(() => <p>a secret</p>);
  const show = (missing: Parameters<typeof Allowed>[0]['missing']) =>
    renderBank(
      {
        Component: () => (
          <Allowed missing={missing} title="kit.failed">
            <Secret />
          </Allowed>
        ),
      },
      at,
    );
  beforeEach(() => Secret.mockClear());

  test('shows what is inside where nothing is missing', () => {
    show(undefined);
    expect(screen.getByText('a secret')).toBeVisible();
  });

  test('names the right that is missing and who can grant it, and does not even begin with what is inside', () => {
    show({ kind: 'right', anyOf: [accessRight.confirmed] });
    expect(screen.getByText(/You need the “approve” right.*owner can grant it/)).toBeVisible();
    expect(Secret).not.toHaveBeenCalled();
  });

  test('names every right that would do, and reading alone where any would', () => {
    const { fullAccess, initiate, confirmed, read } = accessRight;
    show({ kind: 'right', anyOf: [fullAccess, initiate, confirmed] });
    expect(
      screen.getByText(/one of these rights.*full access, create for approval, approve\..*owner can grant/),
    ).toBeVisible();
    show({ kind: 'right', anyOf: [read, fullAccess, initiate, confirmed] });
    expect(screen.getByText(/You need the “read only” right/)).toBeVisible();
  });

  test('a limited customer is told to send documents, as the banner on home says', () => {
    show({ kind: 'status', status: 'limited' });
    expect(screen.getByText(/limited.*Send the documents/)).toBeVisible();
  });
});

describe('Rows', () => {
  test('a row leads somewhere, does something, or is read', async () => {
    const onPress = jest.fn();
    const view = renderBank(
      {
        Component: () => (
          <Rows label="Accounts">
            <Row title="Main EUR" note="Euro" aside="1,250.50" to="/history" />
            <Row title="Travel" label="Open Travel" onPress={onPress} />
            <Row title="Closed" />
          </Rows>
        ),
      },
      at,
    );
    expect(within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /Main EUR.*Euro.*1,250.50/ })).toHaveAttribute('href', '/history');
    await userEvent.click(screen.getByRole('button', { name: 'Open Travel' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(await axeFindings(view.container)).toEqual([]);
  });
});

describe('Pages', () => {
  test('leads to the pages beside this one, and not past the last', async () => {
    const onPage = jest.fn();
    renderBank({ Component: () => <Pages page={3} pages={3} onPage={onPage} /> }, at);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 3 of 3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  test('one page needs none', () => {
    renderBank({ Component: () => <Pages page={1} pages={pagesOf(0, 20)} onPage={jest.fn()} /> }, at);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each([
    ['page=4', 4],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=1e99', 1],
    ['page=10000', 10_000],
    ['page=10001', 1],
    ['page=999999999999', 1],
  ])('an address with "%s" asks for page %s', (search, page) => expect(pageIn(new URLSearchParams(search))).toBe(page));

  test.each([
    [0, 1],
    [20, 1],
    [21, 2],
  ])('%s results fill %s pages of 20', (results, pages) => expect(pagesOf(results, 20)).toBe(pages));
});
