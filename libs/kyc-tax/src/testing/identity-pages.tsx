import { queryClient } from '@bank/api-client';
import { LeavingDialog } from '@bank/kit';
import { kitMessages } from '@bank/kit/testing';
import { askBank, renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import * as check from '../identity-verification/identity-verification-screen';
import * as kyc from '../kyc/kyc-screen';
import messages from '../messages/en.json';
import * as video from '../video-identity-job/video-identity-job-screen';

// The pages of a check of identity with the bank in process, and the tester's side of its providers.

const WithGate = () => (
  <>
    <Outlet />
    <LeavingDialog />
  </>
);

export const open = (address: string, persona?: string) =>
  renderScreen(address, {
    routes: [
      {
        Component: WithGate,
        children: [
          { path: '/kyc', Component: kyc.Component, loader: kyc.loader },
          { path: '/identity-verification/:workflowRunId/:token', Component: check.Component, loader: check.loader },
          { path: '/video-identity-job/:id', Component: video.Component, loader: video.loader },
          { path: '*', element: null },
        ],
      },
    ],
    persona,
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd', allowedHosts: [] },
  });

export async function qa(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await askBank({ method, url, headers, body: JSON.stringify(body ?? {}) });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body);
}
export const away = (name: string, isDown: boolean) => qa('POST', `/sandbox/identity-providers/${name}`, { isDown });
export const comesOut = (runId: string, sentinel: string) =>
  qa('POST', `/sandbox/identity-runs/${runId}`, { sentinel });

/**
 * What a load of the page leaves: the tab's storage and the bank. What was known of the run is asked for anew.
 * @param persona who is signed in, if anyone
 */
export async function loadAgain(view: { address(): string; unmount(): void }, persona?: string) {
  const address = view.address();
  view.unmount();
  queryClient.clear();
  return open(address, persona);
}

/** The SDK talks to its provider by itself, behind the page's own origin. @returns what it will have sent */
export function providerOneListens(): string[] {
  const sent: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, { body }: { body: string }) => {
      sent.push(body);
      const headers = { 'content-type': 'application/json' };
      const { status } = await askBank({ method: 'POST', url: url.replace('/api', ''), headers, body });
      return { ok: status === 200, status };
    },
  });
  return sent;
}

export const user = userEvent.setup();
const picture = (name: string) => new File(['SECRET-PIXELS'], name, { type: 'image/jpeg' });

/** From the list of what the bank asks to the page of a run. */
export async function startFromList(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Send|Send it again)$/ }));
  await user.click(await screen.findByRole('button', { name: 'Check me with the camera' }));
}
export async function sendPictures(name: string): Promise<void> {
  await user.upload(await screen.findByLabelText('Front of the document'), picture(name));
  await user.upload(screen.getByLabelText('Your face'), picture('selfie.jpg'));
  await user.click(screen.getByRole('button', { name: 'Send for checking' }));
}
