import { BrandProvider } from '@bank/brand';
import { enter, kitMessages } from '@bank/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { authMessages as messages } from './texts';
import { auth } from '../routes';
import { testBrand } from './flows';

export const PASSWORD = 'Sandbox-2026!';
export const NEW_PASSWORD = 'Harbour-lamp-93';
export const addressOf = (persona: string): string => `${persona}@personas.test`;

function Branded() {
  return (
    <BrandProvider brand={testBrand}>
      <Outlet />
    </BrandProvider>
  );
}

const START_PAGE = 'Start page';

/** The room's public screens for `renderScreen` of the bank in process; everywhere else is the start page. */
export const atTheBank = {
  routes: [
    {
      Component: Branded,
      HydrateFallback: () => null,
      children: [...(auth.routes.external ?? []), { path: '*', element: <p>{START_PAGE}</p> }],
    },
  ],
  messages: { ...kitMessages, ...messages },
};

export async function logInAs(persona: string, password: string): Promise<void> {
  const user = userEvent.setup();
  const field = await screen.findByLabelText('E-mail');
  await user.clear(field);
  await enter(user, field, addressOf(persona));
  await enter(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

interface Letter {
  text: string;
  code?: string;
}

/** The address in the newest letter with a link. */
export function linkIn(letters: readonly Letter[]): string {
  const link = letters.map(({ text }) => /\/activate\?\S+/.exec(text)?.[0]).findLast((text) => text !== undefined);
  if (link === undefined) throw new Error('no letter holds a link');
  return link;
}

export function codeIn(letters: readonly Letter[]): string {
  const code = letters.findLast((letter) => /^\d{6}$/.test(letter.code ?? ''))?.code;
  if (code === undefined) throw new Error('no letter holds a code');
  return code;
}
