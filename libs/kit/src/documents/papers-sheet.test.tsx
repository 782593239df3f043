// Rules: R0.143, R2.5.7.
import { ApiFailure } from '@bank/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, fakeBank, renderBank } from '../testing';
import { type ListedMatter, MatterList } from './matter-list';
import type { SendPaper } from './send-papers';

beforeAll(() => {
  // jsdom has no object URLs, and scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const SIDES = [
  { id: 401, name: 'Identity card, front' },
  { id: 402, name: 'Identity card, back' },
];
const TYPES = [
  { id: 4, name: 'Identity card', subDocuments: SIDES },
  { id: 1, name: 'Passport', subDocuments: [] },
];
const PHOTO = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

/** The sheet, with a picture of the front that is not sent. */
async function showPicture() {
  fakeBank({ documentTypesList: () => ({ categories: [{ id: 1, customerDocumentTypes: TYPES }] }) });
  const send = jest.fn<Promise<void>, Parameters<SendPaper>>(() => Promise.resolve());
  const asked: ListedMatter = {
    ...{ categoryId: 1, representativeId: null, name: null, sourceId: null, source: null },
    ...{ status: 'none', documents: [], send },
  };
  const user = userEvent.setup();
  const Component = () => <MatterList label="List" matters={[asked]} onUploaded={() => undefined} />;
  const { goBack } = renderBank({ Component }, { at: '/', messages: {} });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const front = within(await screen.findByRole('region', { name: 'Identity card, front' }));
  await user.upload(await front.findByLabelText('Choose files'), PHOTO);
  await screen.findByRole('button', { name: 'Send the front' });
  return { send, user, goBack };
}

const sheet = () => screen.queryByRole('dialog', { name: 'Identity document' });
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Leave without sending?' });

test('the foot has the sending of the picture in place of Done, and Done again when it is sent', async () => {
  const { send, user } = await showPicture();
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  // Another kind of document would begin anew.
  expect(screen.queryByRole('button', { name: /Kind of document/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^(Close|Remove)/ }).map((one) => one.textContent)).toEqual([
    '',
    'Remove',
  ]);
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(button('Send the front'));
  await screen.findByText('Uploaded');
  expect(send.mock.calls.map(([file, side]) => [file.name, side])).toEqual([['photo.jpg', 401]]);
  await user.click(button('Done'));
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
});

test('a picture that did not get through is not lost without a question', async () => {
  const { send, user } = await showPicture();
  send.mockRejectedValueOnce(new ApiFailure('network'));
  await user.click(button('Send the front'));
  await screen.findByRole('button', { name: /again.*photo/i });
  await user.click(button('Done'));
  await question();
});

test('Back while the question stands loses nothing', async () => {
  const { user, goBack } = await showPicture();
  await user.click(button('Close'));
  await question();
  await goBack();
  expect(await question()).toBeVisible();
  await user.click(button('Stay here'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button('Send the front')).toBeVisible();
});

type Shown = Awaited<ReturnType<typeof showPicture>>;

test.each([
  ['Escape', ({ user }: Shown) => user.keyboard('{Escape}')],
  ['the cross', ({ user }: Shown) => user.click(button('Close'))],
  ['the browser’s Back', ({ goBack }: Shown) => goBack()],
])('a picture that is not sent is not lost by %s without a question', async (_way, leave) => {
  const shown = await showPicture();
  await leave(shown);
  await question();
  await shown.user.click(button('Stay here'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button('Send the front')).toBeVisible();
  await leave(shown);
  await question();
  await shown.user.click(button('Leave'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
});

test('a picture that was removed is asked about no more', async () => {
  const { user } = await showPicture();
  await user.click(button('Remove photo.jpg'));
  await user.click(button('Done'));
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
});
