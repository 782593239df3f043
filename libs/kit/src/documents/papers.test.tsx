// Rules: R0.75, R2.5.7, R3.3.3, R3.3.6, R3.3.17.
import type { UploadedDocument } from '@bank/protocol/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../messages-documents/en.json';
import { axeFindings, fakeBank, renderBank, sampleDocument } from '../testing';
import { categoryWords } from './document-words';
import { isAsked } from './paper-rules';
import { Papers } from './papers';
import type { SendPaper } from './send-papers';

beforeAll(() => {
  // jsdom has no object URLs, and scrolls nowhere.
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const CARD = [
  { id: 401, name: 'Identity card, front' },
  { id: 402, name: 'Identity card, back' },
];
const TYPES = [
  { id: 1, name: 'Passport', subDocuments: [] },
  { id: 4, name: 'Identity card', subDocuments: CARD },
];

function show(categoryId: number, documents: readonly UploadedDocument[]) {
  fakeBank({ documentTypesList: () => ({ categories: [{ id: 1, customerDocumentTypes: TYPES }] }) });
  const send = jest.fn<Promise<void>, Parameters<SendPaper>>(() => Promise.resolve());
  const Component = () => (
    <Papers
      categoryId={categoryId}
      label={en[categoryWords(categoryId).title as keyof typeof en]}
      documents={documents}
      isClosed={!isAsked(documents)}
      send={send}
      onUploaded={() => undefined}
    />
  );
  return { send, ...renderBank({ Component }, { at: '/', messages: {} }) };
}

const FILE = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
const side = (status: number, id: number) => {
  const documentType = CARD.find((one) => one.id === id)?.name ?? null;
  return sampleDocument({ id: `d${id}`, documentTypeId: id, documentType, isSubDocument: true, statusId: status });
};

test('a kind with sides asks for each of them, and names the side to the bank', async () => {
  const user = userEvent.setup();
  const { send, container } = show(1, []);
  await user.click(await screen.findByRole('button', { name: /Kind of document/ }));
  await user.click(await screen.findByRole('option', { name: 'Identity card' }));
  const back = screen.getByRole('region', { name: 'Identity card, back' });
  await user.upload(within(back).getByLabelText('Choose files'), FILE);
  expect(await within(back).findByText('Uploaded')).toBeVisible();
  expect(send.mock.calls.map(([file, type]) => [file.name, type])).toEqual([['scan.pdf', 402]]);
  expect(await axeFindings(container)).toEqual([]);
});

test('after one side was rejected only that side is asked for, and its reason is told', async () => {
  const rejected = { ...side(26, 402), rejectReason: 'The lower edge is cut off.' };
  show(1, [rejected, side(2, 401)]);
  expect(await screen.findByRole('region', { name: 'Identity card, back' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Identity card, front' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kind of document/ })).not.toBeInTheDocument();
  expect(screen.getByText('The lower edge is cut off.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send another kind of document' }));
  expect(await screen.findByRole('button', { name: /Kind of document/ })).toBeVisible();
});

test('what is being checked is not asked for again; it says until when a paper is valid', async () => {
  show(1, [{ ...side(41, 402), expiresDate: '2031-05-03' }, side(2, 401)]);
  expect(await screen.findByText(/Valid until 3 May 2031/)).toBeVisible();
  expect(screen.queryByLabelText('Choose files')).not.toBeInTheDocument();
});

test.each([
  [4, 'Registration of the company'],
  [6, 'Proof of relationship'],
  [12, 'Residence permit'],
  [99, 'Further document'],
])('category %i is called "%s" and takes papers of any kind', async (categoryId, title) => {
  const { send } = show(categoryId, []);
  expect(await screen.findByRole('group', { name: title })).toBeVisible();
  await userEvent.setup().upload(await screen.findByLabelText('Choose files'), FILE);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send.mock.calls.map(([file, type]) => [file.name, type])).toEqual([['scan.pdf', undefined]]);
});

const PHOTO = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

test.each([
  ['a side', 1, 'Identity card, back', 'Send the back'],
  ['a residence permit', 12, 'Residence permit', 'Send'],
] as const)('a picture of %s is looked at before it is sent', async (_what, categoryId, place, word) => {
  const user = userEvent.setup();
  const { send } = show(categoryId, categoryId === 1 ? [side(26, 402), side(2, 401)] : []);
  await user.upload(
    await within(await screen.findByRole('group', { name: place })).findByLabelText('Choose files'),
    PHOTO,
  );
  expect(send).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: word }));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a picture of another paper goes at once', async () => {
  const { send } = show(4, []);
  await userEvent.setup().upload(await screen.findByLabelText('Choose files'), PHOTO);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});
