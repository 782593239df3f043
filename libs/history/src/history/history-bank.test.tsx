/** @jest-environment @bank/testing/environment */
// Rules: R2.3.14, R2.7.216.
import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { Component, loader } from './history-screen';

test('the history counts what the bank has, and a search fewer', async () => {
  const routes = [{ path: '/history', Component, loader }];
  const texts = { ...kitMessages, ...messages };
  const view = await renderScreen('/history', { routes, persona: 'ana', messages: texts });
  const count = async () => Number.parseInt((await screen.findByText(/^\d+ transactions$/)).textContent, 10);
  const total = await count();
  expect(total).toBeGreaterThan(100);
  view.unmount();
  await renderScreen('/history?q=Aurora', { routes, persona: 'ana', messages: texts });
  const found = await count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(total);
});

test.each([
  ['Etc/Unknown', '/history'],
  ['+03:00', '/history?from=2026-01-01'],
  ['Europe/Bucharest', '/history?from=2026-02-31&to=2026-13-01&min=x&page=1e9'],
])('on a device of the zone %s, %s lists what the bank has', async (timeZone, address) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const device = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  const texts = { ...kitMessages, ...messages };
  await renderScreen(address, { routes: [{ path: '/history', Component, loader }], persona: 'ana', messages: texts });
  expect(await screen.findByText(/^\d+ transactions$/)).toBeVisible();
  expect(screen.queryByText(/could not be loaded|3 Mar/)).not.toBeInTheDocument();
  device.mockRestore();
});
