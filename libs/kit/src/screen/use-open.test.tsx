import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useOpen, useStep } from './use-open';

const NAMES = ['add', 'remove'] as const;

let answerNow: () => void = () => undefined;
let answer = Promise.resolve();
beforeEach(() => {
  answer = new Promise((resolve) => (answerNow = resolve));
});

/** A popup with two steps. */
function Steps() {
  const { open, close } = useOpen(NAMES);
  const step = useStep(['link', 'approve']);
  return (
    <>
      <p>{`step ${step.open ?? 'none'} ${step.id ?? '-'} in ${open ?? 'nothing'}`}</p>
      <button onClick={() => step.show('link')}>Link</button>
      <button onClick={() => step.show('approve', 'p1')}>Approve</button>
      <button onClick={step.close}>Step back</button>
      <button onClick={close}>Close all</button>
    </>
  );
}

function Screen() {
  const { open, id, show, close } = useOpen(NAMES);
  return (
    <>
      <p>{`${open ?? 'nothing'} ${id ?? '-'}`}</p>
      <button onClick={() => show('add')}>Add</button>
      <button onClick={() => show('remove', 7)}>Remove</button>
      <button onClick={close}>Close</button>
      <button onClick={() => void answer.then(close)}>Close after the answer</button>
      <Steps />
      <Outlet />
    </>
  );
}

function at(...addresses: string[]) {
  const routes = [
    { path: '/before', element: <p>before</p> },
    { path: '/list', Component: Screen },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses, initialIndex: addresses.length - 1 });
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, address };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is open stands in the address, beside what else is there', async () => {
  const { address } = at('/list?page=2');
  await press('Remove');
  expect(await screen.findByText('remove 7')).toBeVisible();
  expect(address()).toBe('/list?page=2&open=remove&id=7');
});

test('the browser’s Back closes it and stays on the screen', async () => {
  const { router, address } = at('/before', '/list?page=2');
  await press('Add');
  await screen.findByText('add -');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('nothing -')).toBeVisible();
  expect(address()).toBe('/list?page=2');
});

test('closing leaves no entry behind: Back then leaves the screen', async () => {
  const { router } = at('/before', '/list');
  await press('Add');
  await press('Remove');
  await screen.findByText('remove 7');
  await press('Close');
  expect(await screen.findByText('nothing -')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('before')).toBeVisible();
});

test('two presses on Close close it once', async () => {
  const { address } = at('/before', '/list');
  await press('Add');
  await screen.findByText('add -');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => {
    close.click();
    close.click();
  });
  expect(await screen.findByText('nothing -')).toBeVisible();
  expect(address()).toBe('/list');
});

test('what Forward shows again closes again', async () => {
  const { router, address } = at('/before', '/list');
  await press('Add');
  await screen.findByText('add -');
  await press('Close');
  await screen.findByText('nothing -');
  await act(() => router.navigate(1));
  await screen.findByText('add -');
  await press('Close');
  expect(await screen.findByText('nothing -')).toBeVisible();
  expect(address()).toBe('/list');
});

test('an answer that comes after the user went back leaves them where they are', async () => {
  const { router, address } = at('/before', '/list');
  await press('Add');
  await screen.findByText('add -');
  await press('Close after the answer');
  await act(() => router.navigate(-1));
  await screen.findByText('nothing -');
  await act(async () => answerNow());
  expect(address()).toBe('/list');
});

test('nor does it move them on another screen', async () => {
  const { router, address } = at('/before', '/list');
  await press('Add');
  await screen.findByText('add -');
  await press('Close after the answer');
  await act(() => router.navigate('/before'));
  await act(async () => answerNow());
  expect(address()).toBe('/before');
});

test('one that an address opened is closed in its place', async () => {
  const { router, address } = at('/before', '/list?open=add');
  expect(await screen.findByText('add -')).toBeVisible();
  await press('Close');
  expect(await screen.findByText('nothing -')).toBeVisible();
  expect(address()).toBe('/list');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('before')).toBeVisible();
});

test('a name of somebody else is none of ours', async () => {
  const { address } = at('/list?open=elsewhere');
  expect(await screen.findByText('nothing -')).toBeVisible();
  await press('Close');
  expect(address()).toBe('/list?open=elsewhere');
});

describe('a step inside of what is open', () => {
  test('Back leads to the step before, and then closes', async () => {
    const { router, address } = at('/before', '/list');
    await press('Add');
    await press('Link');
    await press('Approve');
    expect(await screen.findByText('step approve p1 in add')).toBeVisible();
    expect(address()).toBe('/list?open=add&step=approve&about=p1');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('step none - in add')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('nothing -')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('before')).toBeVisible();
  });

  test('it closes by itself, and leaves what it stood in open', async () => {
    const { address } = at('/before', '/list');
    await press('Add');
    await press('Link');
    await screen.findByText('step link - in add');
    await press('Step back');
    expect(await screen.findByText('step none - in add')).toBeVisible();
    expect(address()).toBe('/list?open=add');
  });

  test('it goes with what it stood in', async () => {
    const { router, address } = at('/before', '/list');
    await press('Add');
    await press('Link');
    await screen.findByText('step link - in add');
    await press('Close all');
    expect(await screen.findByText('step none - in nothing')).toBeVisible();
    expect(address()).toBe('/list');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('before')).toBeVisible();
  });
});
