import { checkPayeeEmail } from '@bank/protocol/transfers';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { startBank } from './bank.testing';
import { closeBank, invalidate, prefetch, query, queryClient, type QueryOptions } from './index';

const lookup = (options?: QueryOptions) => query(checkPayeeEmail, { email: 'ben' }, options);

function Name({ options }: { options?: QueryOptions }) {
  return <p>{useQuery(lookup(options)).data?.name ?? 'nothing yet'}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said ?? this.props.children;
  }
}

function show(options?: QueryOptions) {
  render(
    <Boundary>
      <QueryClientProvider client={queryClient}>
        <Name options={options} />
      </QueryClientProvider>
    </Boundary>,
    // The boundary shows the error; React's own report of it is not looked at.
    { onCaughtError: () => undefined },
  );
}

beforeEach(() => {
  closeBank();
  startBank((_, nth) => ({
    body: { responseCode: '00', exist: true, exists: true, isEmployee: false, outBlacklist: true, name: `Ben ${nth}` },
  }));
});

test('a component that reads what no loader started breaks, with a checklist', async () => {
  show();
  expect(await screen.findByText(/No loader started checkPayeeEmail.*prefetch\(query\(row, input\)\)/s)).toBeVisible();
});

test('what the loader started is read, also while it is on the way', async () => {
  prefetch(lookup());
  show();
  expect(await screen.findByText('Ben 1')).toBeVisible();
});

test('a query that says that it is lazy needs none', async () => {
  show({ lazy: true });
  expect(await screen.findByText('Ben 1')).toBeVisible();
});

test('making an answer stale before it came fetches it again and breaks nothing', async () => {
  prefetch(lookup());
  show();
  await act(() => invalidate(checkPayeeEmail));
  expect(await screen.findByText(/^Ben/)).toBeVisible();
});
