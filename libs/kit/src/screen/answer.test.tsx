import { ApiFailure } from '@bank/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, renderBank } from '../testing';
import { allOf, Answer, type Answered } from './answer';

const nothing = { data: undefined, error: null, refetch: () => Promise.resolve() };
const lost = new ApiFailure('network', {});

function show(of: Answered<readonly [string, number]>) {
  return renderBank(
    { Component: () => <Answer of={of}>{([name, count]) => <p>{[name, count].join(': ')}</p>}</Answer> },
    { at: '/', messages: {} },
  );
}
const name: Answered<string> = { ...nothing, data: 'Ana' };
const count: Answered<number> = { ...nothing, data: 2 };

test('shows the shape of what is coming until every part is here', () => {
  show(allOf(name, { ...nothing } as Answered<number>));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
});

test('stands in for rows with a token, or without one', () => {
  const shapes = (hasTokens?: boolean) => {
    const { unmount } = renderBank(
      { Component: () => <Answer of={nothing} rows={2} hasTokens={hasTokens} children={() => null} /> },
      { at: '/', messages: {} },
    );
    const shape = screen.getByRole('status', { name: 'Loading…' }).innerHTML;
    const circles = shape.match(/skeleton-circle/g)?.length ?? 0;
    unmount();
    return circles;
  };
  expect(shapes()).toBe(2);
  expect(shapes(false)).toBe(0);
});

test('shows what came', () => {
  show(allOf(name, count));
  expect(screen.getByText('Ana: 2')).toBeVisible();
});

test('says what did not come, and asks again for exactly that', async () => {
  const refetch = jest.fn(() => Promise.resolve());
  const unasked = jest.fn(() => Promise.resolve());
  const view = show(
    allOf({ ...name, refetch: unasked }, { data: undefined, error: lost, refetch } as Answered<number>),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(await axeFindings(view.container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(unasked).not.toHaveBeenCalled();
});

test('an answer stays while asking again fails', () => {
  show(allOf(name, { ...count, error: lost }));
  expect(screen.getByText('Ana: 2')).toBeVisible();
});
