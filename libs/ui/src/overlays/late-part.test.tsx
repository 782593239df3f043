import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { latePart, MissingPart } from './late-part';
import { onFirstUse } from './on-first-use';

const gone = new TypeError('Failed to fetch dynamically imported module: http://x/a.js');

/** Code that cannot be fetched until the network is back. */
function networkOf<Part>(part: Part) {
  let isThere = false;
  return {
    come: () => {
      isThere = true;
    },
    load: () => (isThere ? Promise.resolve({ default: part }) : Promise.reject(gone)),
  };
}

test('a part that cannot be fetched leaves its page alone, says why, and comes with the next mount', async () => {
  const network = networkOf(({ name }: { name: string }) => <p>Part of {name}</p>);
  const Part = latePart(network.load);
  const told = jest.fn();
  const page = (isOpen: boolean) => (
    <MissingPart value={told}>
      <h1>Page</h1>
      {isOpen && <Part name="Ana" fallback={<p>Loading</p>} />}
    </MissingPart>
  );
  const { rerender } = render(page(true));
  await act(async () => undefined);
  expect(told.mock.calls).toEqual([[gone]]);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  rerender(page(false));
  network.come();
  rerender(page(true));
  expect(await screen.findByText('Part of Ana')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('a part that waits for its code comes with the network', async () => {
  const network = networkOf(() => <p>Here</p>);
  const Part = latePart(network.load);
  render(<Part />);
  await act(async () => undefined);
  network.come();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeVisible();
});

function Sheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <button onClick={onClose}>Close</button> : null;
}

test('an overlay that cannot be fetched closes again and opens at a later try', async () => {
  const network = networkOf(Sheet);
  const Overlay = onFirstUse(network.load);
  const told = jest.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <MissingPart value={told}>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        <Overlay.Show isWanted={isOpen} given={{ isOpen, onClose: () => setOpen(false) }} />
      </MissingPart>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Open', expanded: false })).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);
  network.come();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});
