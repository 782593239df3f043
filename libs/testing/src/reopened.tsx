import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

const OPEN = 'Open it again';

/** Something that can be closed, and a button that opens it again. */
export function Reopened({ children }: { children(close: () => void): ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : <button onClick={() => setOpen(true)}>{OPEN}</button>;
}

/** Waits until it is closed. */
export const closed = () => screen.findByRole('button', { name: OPEN });

/** Closes a dialog by its button and opens it again. */
export async function reopen(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await userEvent.click(await closed());
}
