// Rules: R0.75, R0.76.
import { ApiFailure } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import documentTexts from '../messages-documents/en.json';
import { axeFindings, kitMessages } from '../testing';
import type { PictureWork } from './picture-work';
import { PictureUpload, type PictureUploadProps } from './picture-upload';

const PREVIEW = new Blob(['preview'], { type: 'image/jpeg' });
const photo = (name = 'card.jpg', type = 'image/jpeg') =>
  new File(['photo of a card'], name, { type, lastModified: 7 });
const PDF = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

/** The addresses of pictures that the page holds. jsdom has none. */
const held = new Set<string>();
let made = 0;
beforeEach(() => {
  held.clear();
  // jsdom scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => {
    const url = `blob:${(made += 1)}`;
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => held.delete(url);
});

interface Given extends Partial<PictureUploadProps> {
  look?: PictureWork['look'];
  redraw?: PictureWork['redraw'];
}

function show({ look, redraw, ...props }: Given = {}) {
  const send = jest.fn<Promise<unknown>, Parameters<PictureUploadProps['send']>>(() => Promise.resolve());
  const turns: number[] = [];
  const work: PictureWork = {
    warmUp: () => undefined,
    look: look ?? (() => Promise.resolve({ preview: PREVIEW, advice: [] })),
    redraw: (file, by, signal) => {
      turns.push(by);
      return redraw?.(file, by, signal) ?? Promise.resolve(new Blob(['redrawn'], { type: 'image/jpeg' }));
    },
  };
  const view = render(
    <I18nProvider lang="en" messages={{ ...kitMessages, ...documentTexts }}>
      <PictureUpload label="Identity card, back" send={send} work={work} {...props} />
    </I18nProvider>,
  );
  // applyAccept would drop what the picker must be able to refuse: systems differ in what they let through.
  return { ...view, send, turns, user: userEvent.setup({ applyAccept: false }) };
}

const picker = () => screen.getByLabelText('Choose files');
const button = (name: string) => screen.getByRole('button', { name });
const sentFiles = (send: jest.Mock<Promise<unknown>, Parameters<PictureUploadProps['send']>>) =>
  send.mock.calls.map(([file]) => [file.name, file.type]);

test('a picture is shown, checked and turned; it is sent redrawn, and only on the press', async () => {
  const { user, send, turns, container } = show();
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
  expect(sentFiles(send)).toEqual([['card.jpg', 'image/jpeg']]);
  expect(send.mock.calls[0]?.[0].size).toBe('redrawn'.length);
});

test('everything is reached by keyboard, from the picture to its sending', async () => {
  const { user, send, turns } = show();
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.tab();
  expect(button('Remove card.jpg')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByLabelText('Choose another')).toHaveFocus();
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
  const { user, send, container } = show({ look: () => Promise.resolve({ preview: PREVIEW, advice: [advice] }) });
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
  const { user, container } = show({ look: () => new Promise((resolve) => (answer = resolve)) });
  await user.upload(picker(), photo());
  expect(screen.getByRole('status', { name: 'Checking the picture' })).toBeVisible();
  expect(button('Send')).toBeDisabled();
  expect(await axeFindings(container)).toEqual([]);
  await act(async () => answer({ preview: PREVIEW, advice: [] }));
  expect(button('Send')).toBeEnabled();
});

test('a PDF goes at once and as it is', async () => {
  const { user, send } = show();
  await user.upload(picker(), PDF);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send.mock.calls.map(([file]) => file)).toEqual([PDF]);
});

test.each([
  ['a HEIC that the browser cannot open', photo('card.heic', 'image/heic'), 'unreadable'],
  ['a picture in a browser that cannot work on pictures', photo(), 'hidden'],
] as const)('%s goes as it is, and the page says that it cannot show it', async (_what, file, looked) => {
  const { user, send, turns } = show({ look: () => Promise.resolve(looked) });
  await user.upload(picker(), file);
  expect(await screen.findByText('We can’t show this picture here. It’s sent as it is.')).toBeVisible();
  expect(screen.getByRole('heading', { name: file.name })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Turn by 90°' })).not.toBeInTheDocument();
  await user.click(button('Send'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([file]);
  expect(turns).toEqual([]);
});

test('what cannot be redrawn is not sent unseen: the page says that it goes as it is, and asks once more', async () => {
  const { user, send } = show({ redraw: () => Promise.resolve(null) });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.click(button('Send'));
  expect(await screen.findByText('We can’t show this picture here. It’s sent as it is.')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.click(button('Send'));
  expect(sentFiles(send)).toEqual([['card.jpg', 'image/jpeg']]);
});

test('a picture that cannot be opened is told, and the picker stays', async () => {
  const { user, send, container } = show({ look: () => Promise.resolve('unreadable') });
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
  const { user, send } = show();
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  expect(held.size).toBe(1);
  await user.click(button('Remove card.jpg'));
  expect(picker()).toHaveFocus();
  expect(held.size).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

test('leaving the page ends the work and the addresses, also of what was sent', async () => {
  const signals: AbortSignal[] = [];
  const { user, unmount } = show({
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
  expect(held.size).toBe(0);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('another picture takes the place of the one that is shown', async () => {
  const { user, send } = show({ maxFiles: 1 });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.upload(screen.getByLabelText('Choose another'), photo('better.jpg'));
  expect(await screen.findByRole('img', { name: 'The picture better.jpg' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Can you read every line?' })).toHaveFocus();
  await user.upload(screen.getByLabelText('Choose another'), new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(screen.getByText(/type of file is not accepted/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'The picture better.jpg' })).toBeVisible();
  await user.click(button('Send'));
  expect(sentFiles(send)).toEqual([['better.jpg', 'image/jpeg']]);
});

test('a PDF instead of the picture that is shown goes at once', async () => {
  const { user, send } = show({ maxFiles: 1 });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.upload(screen.getByLabelText('Choose another'), PDF);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([PDF]);
});

test('the camera takes another one by the camera', async () => {
  const { user } = show();
  await user.upload(screen.getByLabelText('Take a photo'), photo());
  await screen.findByRole('img');
  expect(screen.getByLabelText('Take another')).toHaveAttribute('capture', 'environment');
});

test('several pictures are looked at one after the other, beside a PDF; one too many is refused unseen', async () => {
  const { user, send } = show({ maxFiles: 3 });
  await user.upload(picker(), [photo('one.jpg'), PDF, photo('two.jpg'), photo('three.jpg')]);
  expect(await screen.findByRole('img', { name: 'The picture one.jpg' })).toBeVisible();
  expect(screen.getByText(/One more picture follows/)).toBeVisible();
  expect(screen.getByText('At most 3 files at a time.')).toBeVisible();
  await user.click(button('Send'));
  expect(await screen.findByRole('img', { name: 'The picture two.jpg' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Can you read every line?' })).toHaveFocus();
  expect(screen.queryByText(/One more picture follows/)).not.toBeInTheDocument();
  await user.click(button('Send'));
  expect(await screen.findAllByText('Uploaded')).toHaveLength(3);
  expect(sentFiles(send).map(([name]) => name)).toEqual(['scan.pdf', 'one.jpg', 'two.jpg']);
});

test('a photo may be larger than what is sent, until it is no photo any more', async () => {
  const { user, send } = show({ maxFiles: 2 });
  const sized = (name: string, megabytes: number) =>
    Object.defineProperty(photo(name), 'size', { value: megabytes * 1e6 });
  await user.upload(picker(), [sized('48mp.jpg', 18), sized('poster.jpg', 51)]);
  expect(await screen.findByRole('img', { name: 'The picture 48mp.jpg' })).toBeVisible();
  expect(screen.getByText('This file is larger than 10 MB.')).toBeVisible();
  await user.click(button('Send'));
  expect(sentFiles(send)).toEqual([['48mp.jpg', 'image/jpeg']]);
});

test('what the bank refuses is said at its line and goes again, without a second look', async () => {
  let fails = true;
  const { user } = show({
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

const pasted = (target: Element, file: File) => {
  const event = createEvent.paste(target, { clipboardData: { files: [file] } });
  fireEvent(target, event);
  return event.defaultPrevented;
};

test('pictures are dropped, and pasted anywhere but into a field', async () => {
  const { user } = show();
  fireEvent.drop(screen.getByRole('group', { name: 'Identity card, back' }), { dataTransfer: { files: [photo()] } });
  expect(await screen.findByRole('img', { name: 'The picture card.jpg' })).toBeVisible();
  await user.click(button('Remove card.jpg'));

  const field = document.body.appendChild(document.createElement('textarea'));
  expect(pasted(field, photo('in-field.png', 'image/png'))).toBe(false);
  field.remove();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(pasted(document.body, photo('screen.png', 'image/png'))).toBe(true);
  expect(await screen.findByRole('img', { name: 'The picture screen.png' })).toBeVisible();
});

test('of two places the first takes what is pasted, and the other what is pasted into it', async () => {
  for (const label of ['front', 'back']) show({ label });
  pasted(screen.getByRole('group', { name: 'back' }), photo('back.jpg'));
  pasted(document.body, photo('front.jpg'));
  await screen.findByRole('img', { name: 'The picture front.jpg' });
  await screen.findByRole('img', { name: 'The picture back.jpg' });
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'The picture front.jpg',
    'The picture back.jpg',
  ]);
});

test('where uploading is not allowed nothing is taken', () => {
  const { send } = show({ disabledReason: 'You need the right to upload files.' });
  expect(pasted(document.body, photo())).toBe(false);
  fireEvent.drop(screen.getByRole('group', { name: 'Identity card, back' }), { dataTransfer: { files: [PDF] } });
  expect(picker()).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});
