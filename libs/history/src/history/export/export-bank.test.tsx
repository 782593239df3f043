/** @jest-environment @bank/testing/environment */
import { kitMessages } from '@bank/kit/testing';
import { outboxOf, renderScreen, textOf } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages/en.json';
import { Component, loader } from '../history-screen';

test('what the filters show becomes a file of the bank, and a letter that leads to it', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const routes = [{ path: '/history', Component, loader }];
  const user = userEvent.setup();
  const texts = { ...kitMessages, ...messages };
  await renderScreen('/history?q=Aurora', { routes, brand: { id: 'd' }, persona: 'ana', messages: texts });
  const count = Number.parseInt((await screen.findByText(/^\d+ transactions$/)).textContent, 10);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Create the file' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/Saved to your downloads/)).toBeVisible();
  const lines = (await textOf(files[0] ?? new Blob())).split('\r\n');
  expect(lines[0]).toContain('Date (UTC),Type');
  expect(lines).toHaveLength(count + 2);
  expect(lines.slice(1, -1).filter((line) => !line.includes('Aurora'))).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Send to e-mail' }));
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/The link has been sent to ana@personas.test/)).toBeVisible();
  expect((await outboxOf('ana@personas.test')).at(-1)?.text).toMatch(/\/history\?export=\w+&accountId=\d+/);
});
