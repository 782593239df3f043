// Rules: R2.7.24, R2.7.25.
import { axeFindings, fakeBank, renderBank, sampleAccess, sampleCustomer, type Answer } from '@bank/kit/testing';
import { prefetch } from '@bank/api-client';
import type { ExportStatus } from '@bank/protocol/history-export';
import { customerQueries } from '@bank/session/calls';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import messages from '../../messages/en.json';
import steps from '../../messages-steps/en.json';
import type { HistoryFilters } from '../../history-filters';
import { ExportDialog } from './export-dialog';

const status = (given: Partial<ExportStatus>): ExportStatus => ({
  exportId: 'x1',
  status: 'running',
  format: 'csv',
  rows: 100_000,
  rowsDone: 40_000,
  bytes: null,
  fileName: 'history-11-2026-11-21.csv',
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
  ...given,
});
const READY = status({ status: 'ready', rowsDone: 100_000, bytes: 9, expiresAt: '2026-11-22T10:00:00Z' });

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  // jsdom has neither object URLs nor downloads.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

function open(
  answers: Record<string, () => Answer>,
  given: string | null = 'x1',
  filters: HistoryFilters = { status: 'rejected' },
) {
  const calls = fakeBank({
    customerInfoGet: () => ({ customer: sampleCustomer({ login: { email: 'ana@personas.test' } }) }),
    userAccessInfo: () => ({ customerAccess: sampleAccess() }),
    exportList: () => ({ total: 0, exports: [] }),
    ...answers,
  });
  prefetch(customerQueries.info(), customerQueries.access());
  function Screen() {
    const [exportId, setExportId] = useState(given);
    return (
      <ExportDialog
        account={{ accountId: 11, currencyCode: 'EUR' }}
        filters={filters}
        results={3}
        exportId={exportId}
        onOpen={setExportId}
        onClose={() => undefined}
      />
    );
  }
  renderBank({ Component: Screen }, { at: '/history', brand: { id: 'd' }, messages: { ...messages, ...steps } });
  return calls;
}

test('asks for what the filters show, follows it, and saves it when it is ready', async () => {
  const told = [status({ status: 'waiting', rows: 0, rowsDone: 0 }), status({}), READY];
  const calls = open(
    {
      exportStart: () => ({ exportId: 'x1' }),
      exportStatus: () => told.shift() ?? READY,
      'GET /history/exports/x1': () => ({ a: 1 }),
    },
    null,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('Your filters show 3 transactions.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create the file' }));
  expect(calls.of('exportStart')[0]?.input).toMatchObject({ accountId: 11, status: 'rejected' });
  expect(await screen.findByText('The export is about to start.')).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  expect(await screen.findByText('40,000 of 100,000 transactions')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  expect(await screen.findByText('history-11-2026-11-21.csv')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  const asked = calls.of('exportStatus').length;
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Saved to your downloads.')).toBeVisible();
  expect(saved).toEqual(['history-11-2026-11-21.csv']);
  expect(calls.of('exportStatus')).toHaveLength(asked);
});

test.each([
  ['expired', () => ({ ...READY, status: 'expired' })],
  ['failed', () => status({ status: 'failed' })],
  ['unknown', () => ({ refused: 'This export does not exist.' })],
] as const)('%s: says so, and another one can be made', async (_what, exportStatus) => {
  open({ exportStatus });
  expect(await screen.findByText(/no longer kept|could not be made/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create the file' })).toBeEnabled();
});

test('a file that cannot be fetched is said beside the button, and the button stays', async () => {
  const gone = { refused: 'This export has expired. Make a new one.' };
  open({ exportStatus: () => READY, 'GET /history/exports/x1': () => gone });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(gone.refused);
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('by e-mail: one’s own address stands there, a refusal is at the field, the way it goes is said', async () => {
  const answers: Answer[] = [{ refused: 'Choose one of your confirmed e-mail addresses.', field: 'email' }, {}];
  const calls = open({ exportStatus: () => status({}), exportSendToEmail: () => answers.shift() ?? {} });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send to e-mail' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@personas.test');
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/confirmed e-mail addresses/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@personas.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/We will write to ana@personas.test/)).toBeVisible();
  expect(calls.of('exportSendToEmail')[1]?.input).toMatchObject({ exportId: 'x1', email: 'ana@personas.test' });
});

test('too many at once is the bank’s to say', async () => {
  open({ exportStart: () => ({ refused: 'Several exports are still being made.' }) }, null);
  await userEvent.click(await screen.findByRole('button', { name: 'Create the file' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Several exports');
});

test('a statement needs a whole account, and says so where it cannot be chosen', async () => {
  open({}, null);
  const statement = await screen.findByRole('radio', { name: /^camt\.053/ });
  expect(statement).toBeDisabled();
  expect(statement).toHaveAccessibleDescription(/no filter but the dates/);
  expect(screen.getByRole('radio', { name: /^CSV/ })).toBeChecked();
});

test('any format is chosen, and the bank is asked for it', async () => {
  const calls = open({ exportStart: () => ({ exportId: 'x1' }), exportStatus: () => status({}) }, null, {
    fromDate: '2026-01-01',
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /^MT940/ }));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create the file' }));
  expect(calls.of('exportStart')[0]?.input).toMatchObject({ format: 'mt940', accountId: 11, fromDate: '2026-01-01' });
});

test('the files of the last 30 days are listed, with the progress of those on their way, and open', async () => {
  const exports = [status({ exportId: 'x2', fileName: 'new.pdf', format: 'pdf' }), READY];
  open({ exportList: () => ({ total: 2, exports }), exportStatus: () => READY }, null);
  const list = await screen.findByRole('region', { name: 'Your files of the last 30 days' });
  expect(within(list).getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  expect(within(list).getByRole('button', { name: /new\.pdf 40,000 of 100,000 transactions/ })).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: /history-11-2026-11-21\.csv/ }));
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All files and formats' }));
  expect(await screen.findByRole('button', { name: 'Create the file' })).toBeVisible();
});
