// Rules: R0.75, R0.76.
import { ApiFailure } from '@bank/api-client';
import { act, screen } from '@testing-library/react';
import { axeFindings } from '../testing';
import {
  browserForPictures,
  button,
  heldAddresses,
  PDF,
  photo,
  picker,
  PREVIEW,
  showPictures,
} from '../testing/show-pictures';

beforeEach(browserForPictures);

test('a picture is shown, checked and turned; it is sent redrawn, and only on the press', async () => {
  const { user, send, turns, container, sent } = showPictures();
  await user.upload(picker(), photo('card.png', 'image/png'));
  expect(await screen.findByRole('img', { name: 'The picture card.png' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Can you read every line?' })).toHaveFocus();
  expect(screen.getByText('Sharp enough to read')).toBeVisible();
  expect(screen.getByText('No glare, not too dark')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(button('Turn by 90°'));
  await user.click(button('Turn by 90°'));
  expect(screen.getByText('The picture is turned by 180°.')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();

  await user.click(button('Send'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveFocus();
  expect(turns).toEqual([2]);
  expect(sent().map(({ name, type }) => [name, type])).toEqual([['card.jpg', 'image/jpeg']]);
  expect(sent()[0]?.size).toBe('redrawn'.length);
});

test('everything is reached by keyboard, from the picture to its sending', async () => {
  const { user, send, turns } = showPictures();
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByLabelText('Choose another')).toHaveFocus();
  await user.tab();
  expect(button('Remove card.jpg')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(turns).toEqual([1]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['blurred', 'It looks blurred. Can you read it all?'],
  ['dark', 'It looks dark. Can you see everything?'],
  ['glare', 'A light may hide something.'],
] as const)('advice is said and holds nobody up: %s', async (advice, sentence) => {
  const { user, send, container } = showPictures({
    look: () => Promise.resolve({ preview: PREVIEW, advice: [advice] }),
  });
  await user.upload(picker(), photo());
  const said = await screen.findByText(sentence);
  expect(screen.getAllByRole('status').some((status) => status.contains(said))).toBe(true);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(button('Send'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('while it is checked the page says so, and nothing is sent yet', async () => {
  let answer: (looked: { preview: Blob; advice: [] }) => void = () => undefined;
  const { user, container } = showPictures({ look: () => new Promise((resolve) => (answer = resolve)) });
  await user.upload(picker(), photo());
  expect(screen.getByRole('status', { name: 'Checking the picture' })).toBeVisible();
  expect(button('Send')).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);
  await act(async () => answer({ preview: PREVIEW, advice: [] }));
  expect(button('Send')).toBeEnabled();
});

test.each([
  ['a HEIC that the browser cannot open', photo('card.heic', 'image/heic'), 'unreadable'],
  ['a picture in a browser that cannot work on pictures', photo(), 'hidden'],
] as const)('%s goes as it is, and the page says that it cannot show it', async (_what, file, looked) => {
  const { user, turns, sent } = showPictures({ look: () => Promise.resolve(looked) });
  await user.upload(picker(), file);
  expect(await screen.findByText('We can’t show this picture here. It’s sent as it is.')).toBeVisible();
  expect(screen.getByRole('heading', { name: file.name })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Turn by 90°' })).not.toBeInTheDocument();
  await user.click(button('Send'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(sent()).toEqual([file]);
  expect(turns).toEqual([]);
});

test('what cannot be redrawn is not sent unseen: the page says that it goes as it is, and asks once more', async () => {
  const { user, send, sent } = showPictures({ redraw: () => Promise.resolve(null) });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.click(button('Send'));
  expect(await screen.findByText('We can’t show this picture here. It’s sent as it is.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.click(button('Send'));
  expect(sent().map(({ name, type }) => [name, type])).toEqual([['card.jpg', 'image/jpeg']]);
});

test('a picture that cannot be opened is told, and the picker stays', async () => {
  const { user, send, container } = showPictures({ look: () => Promise.resolve('unreadable') });
  await user.upload(picker(), photo());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'card.jpg can’t be opened. Take the picture again, or choose another file.',
  );
  expect(picker()).toHaveFocus();
  expect(await axeFindings(container)).toEqual([]);
  await user.upload(picker(), PDF);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was removed is not sent, the focus is at the picker, and no address of a picture is left', async () => {
  const { user, send } = showPictures();
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  expect(heldAddresses.size).toBe(1);
  await user.click(button('Remove card.jpg'));
  expect(picker()).toHaveFocus();
  expect(heldAddresses.size).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

test('leaving the page ends the work and the addresses, also of what was sent', async () => {
  const signals: AbortSignal[] = [];
  const { user, unmount } = showPictures({
    maxFiles: 2,
    look: (_file, signal) => {
      signals.push(signal);
      return Promise.resolve({ preview: PREVIEW, advice: [] });
    },
  });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.click(button('Send'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await user.upload(picker(), photo('second.jpg'));
  await screen.findByRole('img', { name: 'The picture second.jpg' });
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(heldAddresses.size).toBe(0);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('what the bank refuses is said at its line and goes again, without a second look', async () => {
  let fails = true;
  const { user } = showPictures({
    send: () =>
      fails
        ? Promise.reject(new ApiFailure('verify', { messages: ['The bank could not open it.'] }))
        : Promise.resolve(),
  });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.click(button('Send'));
  expect(await screen.findByText('The bank could not open it.')).toBeVisible();
  fails = false;
  await user.click(button('Try again: card.jpg'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
});
