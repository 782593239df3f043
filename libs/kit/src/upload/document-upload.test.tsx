// Rules: D23.
import { ApiFailure } from '@bank/api-client';
import { I18nProvider } from '@bank/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings, kitMessages } from '../testing';
import { DocumentUpload, type DocumentUploadProps } from './document-upload';

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const pdf = (name = 'bill.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function show(props: Partial<DocumentUploadProps> = {}) {
  const send = jest.fn<Promise<unknown>, Parameters<DocumentUploadProps['send']>>(() => Promise.resolve());
  const view = render(
    <I18nProvider lang="en" messages={kitMessages}>
      <DocumentUpload label="Proof of address" send={send} {...props} />
    </I18nProvider>,
  );
  // applyAccept would drop what the picker must be able to refuse: systems differ in what they let through.
  return { ...view, send, user: userEvent.setup({ applyAccept: false }) };
}

const picker = () => screen.getByLabelText('Choose files');
/** The line of one file. */
function row(name: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`no line for ${name}`);
  return found;
}

test('files go at once, each tells how far it is, and the end is said', async () => {
  let tell: (ratio: number) => void = () => undefined;
  let finish: (value?: unknown) => void = () => undefined;
  const onUploaded = jest.fn();
  const { user, container } = show({
    onUploaded,
    send: (_file, { onProgress }) => {
      tell = onProgress;
      return new Promise((resolve) => (finish = resolve));
    },
  });
  await user.upload(picker(), pdf());
  act(() => tell(0.4));
  expect(within(row('bill.pdf')).getByText(/Uploading, 40/)).toBeVisible();
  await act(async () => finish());
  expect(within(row('bill.pdf')).getByText('Uploaded')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 1 file uploaded.');
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(await axeFindings(container)).toEqual([]);
});

test.each([
  ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /type of file is not accepted/],
  ['an empty file', new File([], 'a.pdf', { type: 'application/pdf' }), /is empty/],
  ['more than 10 MB', new File([new Uint8Array(10_000_001)], 'a.png', { type: 'image/png' }), /larger than 10 MB/],
])('%s is refused beside its name and not sent', async (_what, file, sentence) => {
  const { user, send } = show();
  await user.upload(picker(), file);
  expect(within(row(file.name)).getByRole('alert')).toHaveTextContent(sentence);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [999, '999 byte'],
  [1500, '1.5 kB'],
  [1_000_000, '1 MB'],
])('a file of %i bytes is shown as %s (R2.9.6)', async (bytes, size) => {
  const { user } = show({ send: () => new Promise(() => undefined) });
  await user.upload(picker(), new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  expect(row('a.png')).toHaveTextContent(size);
});

test('the same file again and one too many are refused', async () => {
  const { user, send } = show({ maxFiles: 1 });
  const file = pdf();
  await user.upload(picker(), [file, file, pdf('second.pdf')]);
  expect(screen.getByText('This file is already in the list.')).toBeVisible();
  expect(screen.getByText('At most 1 file at a time.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what failed says why and goes again; what was removed is taken off the wire', async () => {
  let fails = true;
  let signal: AbortSignal | null = null;
  const { user } = show({
    send: (_file, options) => {
      signal = options.signal;
      return fails
        ? Promise.reject(new ApiFailure('verify', { messages: ['The bank could not open it.'] }))
        : new Promise(() => undefined);
    },
  });
  await user.upload(picker(), pdf());
  expect(await screen.findByText('The bank could not open it.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again: bill.pdf' }));
  expect(screen.queryByText('The bank could not open it.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop uploading bill.pdf' }));
  expect(signal).toHaveProperty('aborted', true);
  expect(screen.queryByText('bill.pdf')).not.toBeInTheDocument();
});

test('files can be dropped, and not where uploading is not allowed', async () => {
  const { send, unmount } = show();
  fireEvent.drop(screen.getByRole('group', { name: 'Proof of address' }), { dataTransfer: { files: [pdf()] } });
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  unmount();

  const locked = show({ disabledReason: 'You need the right to upload files.' });
  fireEvent.drop(screen.getByRole('group', { name: 'Proof of address' }), { dataTransfer: { files: [pdf()] } });
  expect(locked.send).not.toHaveBeenCalled();
  expect(picker()).toBeDisabled();
  expect(screen.getByText('You need the right to upload files.')).toBeVisible();
});
