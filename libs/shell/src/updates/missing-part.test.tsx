// Rules: R0.61.
import { I18nProvider, loadCatalogues } from '@bank/i18n';
import { loadMessages as kitTexts } from '@bank/kit';
import { Form, FormTextField, latePart, loadingRelease, readDraft } from '@bank/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'zod/mini';
import { loadMessages } from '../messages';
import { loadAwayMessages } from '../messages-away';
import { thisPage } from './chunk-recovery';
import { MissingParts } from './missing-part';

const Sheet = latePart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /sheet.js')));
const { fetch: before } = globalThis;

/** A form whose next step is in code that a release took away. */
function Payment({ draftKey }: { draftKey?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MissingParts>
      <Form
        schema={object({ note: string() })}
        defaults={{ note: '' }}
        draftKey={draftKey}
        onSubmit={() => setOpen(true)}
        errorText={() => ''}
        errorSummary={() => ''}
      >
        <FormTextField name="note" label="Note" />
        <button type="submit">Go on</button>
      </Form>
      {isOpen && <Sheet />}
    </MissingParts>
  );
}

async function goOn(draftKey?: string, typed = 'Rent') {
  const view = render(
    <I18nProvider lang="en">
      <Payment draftKey={draftKey} />
    </I18nProvider>,
  );
  if (typed !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  return view;
}

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

let load: jest.SpyInstance;
let server: string | null;
beforeAll(() => loadCatalogues('en', [loadMessages, loadAwayMessages, kitTexts]));
beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="release" content="old">';
  server = 'new';
  globalThis.fetch = () =>
    server === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve({ json: () => Promise.resolve({ release: server }) } as Response);
  load = jest.spyOn(thisPage, 'load').mockReturnValue(undefined);
});
afterEach(() => {
  document.head.innerHTML = '';
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

test('a form that holds something typed keeps its page: one sentence, one button, and the draft is there again', async () => {
  const view = await goOn('pay');
  expect(await screen.findByText('There’s a new version')).toBeVisible();
  expect(screen.getByText('Load it to go on. We keep what you typed.')).toBeVisible();
  expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Rent');
  expect([load.mock.calls.length, isAsked()]).toEqual([0, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }));
  expect([load.mock.calls, isAsked()]).toEqual([[[null]], false]);
  expect(readDraft('pay')).toEqual({ note: 'Rent' });
  view.unmount();
  render(
    <I18nProvider lang="en">
      <Payment draftKey="pay" />
    </I18nProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Rent');
});

test('a form without a draft is not promised one, and the browser asks', async () => {
  await goOn();
  expect(await screen.findByText('Load it once you’ve finished what you’re typing.')).toBeVisible();
  loadingRelease.begin();
  expect(isAsked()).toBe(true);
});

test('an empty form is in nobody’s way: the release is loaded by itself', async () => {
  await goOn('pay', '');
  await waitFor(() => expect(load.mock.calls).toEqual([[null]]));
});

test.each([
  ['the release of this page', 'old'],
  ['no release at all', null],
])('a server with %s has no new version to load', async (_, release) => {
  server = release;
  await goOn('pay');
  expect(await screen.findByText('Check your connection, then load the page again.')).toBeVisible();
  expect(screen.queryByText('There’s a new version')).not.toBeInTheDocument();
});
