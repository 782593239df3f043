/** @jest-environment @bank/testing/environment */
// Rules: R0.15, R0.80, R0.84.
import { axeFindings } from '@bank/kit/testing';
import { askBank } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import { away, open, qa, startFromList, user } from '../testing/identity-pages';

// The sandbox's page of provider two, with the script that it has in a browser.

beforeEach(async () => {
  sessionStorage.clear();
  document.body.replaceChildren();
  await away('one', true);
  await away('two', false);
});

/** The script's way to its own server. */
async function fetchBank(url: string, { method = 'GET', body = '' }: { method?: 'GET' | 'POST'; body?: string }) {
  const answer = await askBank({ method, url, headers: { 'content-type': 'application/json' }, body });
  return { ok: answer.status === 200, status: answer.status, json: () => JSON.parse(answer.body) as unknown };
}

/** @param search of its address: the session, and where it leads back to */
async function openPageOfTwo(search: string): Promise<void> {
  const url = `/sandbox/identity-provider-two${search}`;
  const { body } = await askBank({ method: 'GET', url, headers: {}, body: '' });
  const [, markup = '', script = ''] = /<body>([\s\S]*)<script>([\s\S]*)<\/script>/.exec(body) ?? [];
  document.body.innerHTML = markup;
  // The page runs the script from its text, and so does the test.
  new Function('location', 'fetch', script)({ search }, fetchBank);
  await screen.findAllByRole('listitem');
}

/** Starts a check, and goes where the gate leads. @returns the address there, and where the customer comes back to */
async function goOut() {
  const { unmount } = await open('/kyc', 'kyra');
  await startFromList();
  const out = await screen.findByRole('link', { name: 'Go to check.provider-two.example' });
  const { search, searchParams } = new URL(out.getAttribute('href') ?? '');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  unmount();
  return { search, back: new URL(searchParams.get('returnTo') ?? '') };
}

const wayBack = () => screen.queryByRole('link', { name: 'Go back to the bank' });

test('it lists each way in which a run comes out, and in words what it means', async () => {
  await openPageOfTwo('');
  const list = within(screen.getByRole('list', { name: 'How the check comes out' }));
  const ways = (await qa('GET', '/sandbox/identity-sentinels')) as readonly { name: string; means: string }[];
  expect(ways).toHaveLength(12);
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(
    ways.map(({ name, means }) => `${name}: ${means}`),
  );
  expect(wayBack()).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test.each([
  ['expired', 'The document has expired. Use one that is still valid.'],
  ['name-mismatch', 'The name on the document is not the name on your account.'],
])('a press on %s tells the bank, and the way back leads to its word', async (name, sentence) => {
  const { search, back } = await goOut();
  await openPageOfTwo(search);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('link', { name: 'Go back to the bank' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(`Said: ${name}.`);
  expect(wayBack()).toHaveAttribute('href', back.href);
  document.body.replaceChildren();
  await open(back.pathname, 'kyra');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a session that is over is said to be none, and the customer still comes back', async () => {
  const { search } = await goOut();
  await goOut();
  await openPageOfTwo(search);
  await user.click(screen.getByRole('button', { name: 'clear' }));
  expect(await screen.findByText('There is no such session.')).toBeVisible();
  expect(wayBack()).toBeVisible();
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'nowhere', ''])(
  'it leads to no other place than a page of this machine: %s',
  async (returnTo) => {
    await openPageOfTwo(`?${new URLSearchParams({ session: 'nothing', returnTo }).toString()}`);
    await user.click(screen.getByRole('button', { name: 'clear' }));
    expect(await screen.findByText('There is no such session.')).toBeVisible();
    expect(wayBack()).not.toBeInTheDocument();
  },
);
