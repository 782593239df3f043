/** @jest-environment @bank/testing/environment */
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
