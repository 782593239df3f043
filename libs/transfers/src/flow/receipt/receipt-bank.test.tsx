/** @jest-environment @bank/testing/environment */
// Rules: R0.105, R0.106, R0.107.
import { notifications } from '@bank/kit';
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { callAs, renderScreen, signInAs } from '@bank/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages-steps/en.json';
import { Component, loader } from '../../p2p/p2p-screen';

/** Ben sends Ana €12.50 for the rent, which needs no code. @returns the page of the receipt */
async function paid() {
  const user = userEvent.setup();
  const view = await renderScreen('/transfer/p2p?to=ana@personas.test&amount=12.5&note=Rent', {
    routes: [{ path: '/transfer/p2p', Component, loader }],
    persona: 'ben',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
  await user.click(await screen.findByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: /^Send now/ }));
  await screen.findByRole('heading', { name: 'You sent €12.50 to Ana Marin.' });
  return { ...view, user };
}

const reference = async () => {
  const { accessToken } = await signInAs('ben');
  const { transactions } = await callAs<{ transactions: { transaction: { transactionId: string }[] } }>(
    accessToken,
    'transactionHistory',
    { pageNumber: 1, pageSize: 1, foldFees: true },
  );
  return transactions.transaction[0]?.transactionId ?? '';
};

/** What a browser shares with; jsdom has neither. */
function withShare(share: Navigator['share'] | undefined, takesFiles: boolean) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => takesFiles, configurable: true });
}
afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const startOf = (file: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file.slice(0, 8));
  });

test('the paper is saved, and the reference is copied without the spaces that the eye sees', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let made = new Blob();
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) made = file;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
  const { user, container } = await paid();
  const id = await reference();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Receipt as PDF' }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`receipt-${id}.pdf`]);
  expect(await startOf(saved[0]?.file ?? made)).toBe('%PDF-1.7');

  const shown = screen.getAllByRole('definition').find(({ textContent }) => textContent === id);
  expect(within(shown ?? container).getByText(id.slice(0, 4))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(id);
});

test('a browser that takes files shares the paper', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  withShare(share, true);
  const { user } = await paid();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.name).toBe(`receipt-${await reference()}.pdf`);
  expect(await startOf(file ?? new Blob())).toBe('%PDF-1.7');
});

test('a browser that wants another press is given one, with the paper at hand', async () => {
  const share = jest
    .fn<Promise<void>, [ShareData]>()
    .mockResolvedValue()
    .mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
  withShare(share, true);
  const { user } = await paid();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(notifications.getState().list[0]?.title).toBe('The receipt is ready. Press Share once more.'),
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(share.mock.calls[1]?.[0].files).toEqual(share.mock.calls[0]?.[0].files);
});

test('a browser that takes no files shares the text, and a customer who turns away hears nothing', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockRejectedValue(new DOMException('no', 'AbortError'));
  withShare(share, false);
  const { user } = await paid();
  const before = notifications.getState().list.length;
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0].text).toBe(`You sent €12.50 to Ana Marin.\nReference: ${await reference()}`);
  expect(notifications.getState().list).toHaveLength(before);
});

test('a browser that shares nothing copies the text, and says so', async () => {
  withShare(undefined, false);
  const { user } = await paid();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(notifications.getState().list[0]?.title).toBe('The receipt’s text is copied'));
  expect(await navigator.clipboard.readText()).toContain('You sent €12.50 to Ana Marin.');
});

test('the same again is filled in up to the check', async () => {
  const { user } = await paid();
  await user.click(screen.getByRole('button', { name: 'Send the same again' }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('12.50');
  expect(screen.getByLabelText('Note')).toHaveValue('Rent');
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByRole('dialog', { name: 'Check, then confirm' })).toHaveTextContent(/€12\.50 to Ana Marin/);
});

test('every month is the same payment with its period, which the review says', async () => {
  const { user } = await paid();
  await user.click(screen.getByRole('button', { name: /^Send every month/ }));
  expect(await screen.findByLabelText('Payee gets')).toHaveValue('12.50');
  expect(screen.getByRole('button', { name: /Every month/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  expect(within(review).getByText('Every month', { selector: 'dd' })).toBeVisible();
});

test('a payee who is not in the book is kept by a press, and is known the next time', async () => {
  const { user, unmount } = await paid();
  await user.click(await screen.findByRole('button', { name: 'Save to my payees' }));
  expect(await screen.findByText('Saved in your payees')).toBeVisible();
  const { accessToken } = await signInAs('ben');
  const { payees } = await callAs<{ payees: { email?: string }[] }>(accessToken, 'payeeList', {});
  expect(payees.map(({ email }) => email)).toContain('ana@personas.test');
  unmount();
  await paid();
  expect(await screen.findByText('Saved in your payees')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save to my payees' })).toBeNull();
});
