// Rules: R0.75.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { browserForPictures, button, PDF, photo, picker, showPictures } from '../testing/show-pictures';

beforeEach(browserForPictures);

test('a PDF goes at once and as it is', async () => {
  const { user, sent } = showPictures();
  await user.upload(picker(), PDF);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(sent()).toEqual([PDF]);
});

test('another picture takes the place of the one that is shown', async () => {
  const { user, sent } = showPictures({ maxFiles: 1 });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.upload(screen.getByLabelText('Choose another'), photo('better.jpg'));
  expect(await screen.findByRole('img', { name: 'The picture better.jpg' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Can you read every line?' })).toHaveFocus();
  await user.upload(screen.getByLabelText('Choose another'), new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(screen.getByText(/type of file is not accepted/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'The picture better.jpg' })).toBeVisible();
  await user.click(button('Send'));
  expect(sent().map(({ name, type }) => [name, type])).toEqual([['better.jpg', 'image/jpeg']]);
});

test('a PDF instead of the picture that is shown goes at once', async () => {
  const { user, sent } = showPictures({ maxFiles: 1 });
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  await user.upload(screen.getByLabelText('Choose another'), PDF);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(sent()).toEqual([PDF]);
});

test('the camera takes another one by the camera', async () => {
  const { user } = showPictures();
  await user.upload(screen.getByLabelText('Take a photo'), photo());
  await screen.findByRole('img');
  expect(screen.getByLabelText('Take another')).toHaveAttribute('capture', 'environment');
});

test('several pictures are looked at one after the other, beside a PDF; one too many is refused unseen', async () => {
  const { user, sent } = showPictures({ maxFiles: 3 });
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
  expect(sent().map(({ name }) => name)).toEqual(['scan.pdf', 'one.jpg', 'two.jpg']);
});

test('a photo may be larger than what is sent, until it is no photo any more', async () => {
  const { user, sent } = showPictures({ maxFiles: 2 });
  const sized = (name: string, megabytes: number) =>
    Object.defineProperty(photo(name), 'size', { value: megabytes * 1e6 });
  await user.upload(picker(), [sized('48mp.jpg', 18), sized('poster.jpg', 51)]);
  expect(await screen.findByRole('img', { name: 'The picture 48mp.jpg' })).toBeVisible();
  expect(screen.getByText('This file is larger than 10 MB.')).toBeVisible();
  await user.click(button('Send'));
  expect(sent().map(({ name, type }) => [name, type])).toEqual([['48mp.jpg', 'image/jpeg']]);
});

const pasted = (target: Element, file: File) => {
  const event = createEvent.paste(target, { clipboardData: { files: [file] } });
  fireEvent(target, event);
  return event.defaultPrevented;
};

test('pictures are dropped, and pasted anywhere but into a field', async () => {
  const { user } = showPictures();
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
  for (const label of ['front', 'back']) showPictures({ label });
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
  const { send } = showPictures({ disabledReason: 'You need the right to upload files.' });
  expect(pasted(document.body, photo())).toBe(false);
  fireEvent.drop(screen.getByRole('group', { name: 'Identity card, back' }), { dataTransfer: { files: [PDF] } });
  expect(picker()).toBeDisabled();
  expect(send).not.toHaveBeenCalled();
});

test('a picture that is dropped on the one that is shown takes its place', async () => {
  const { user } = showPictures();
  await user.upload(picker(), photo());
  await screen.findByRole('img');
  const review = screen.getByRole('region', { name: 'Can you read every line?' });
  expect(fireEvent.dragOver(review)).toBe(false);
  fireEvent.drop(review, { dataTransfer: { files: [photo('better.jpg')] } });
  expect(await screen.findByRole('img', { name: 'The picture better.jpg' })).toBeVisible();
});
