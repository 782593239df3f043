import { kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import messages from '../messages-tax/en.json';
import { business } from '../tax/business/answers';
import * as businessScreen from '../tax/business/business-screen';
import { personal } from '../tax/personal/answers';
import * as personalScreen from '../tax/personal/personal-screen';
import { representative } from '../tax/representative/answers';

// The forms of the tax certification with the bank in process, and what a customer does in them.

const BELONG = 'Where they belong';

/** The page that a customer sees after the signature. */
export const belong: RouteObject = { path: '/', element: <p>{BELONG}</p> };

export const openPersonal = () => open('/self-certification', 'tess', personalScreen);
export const openBusiness = () => open('/self-certification-business', 'toby', businessScreen);

const open = (path: string, persona: string, { Component, loader }: Pick<RouteObject, 'Component' | 'loader'>) =>
  renderScreen(path, {
    routes: [belong, { path, Component, loader }],
    persona,
    messages: { ...kitMessages, ...messages },
    brand: { id: 'd' },
  });

/** Clears what an earlier test has answered. */
export function forgetAnswers(): void {
  sessionStorage.clear();
  for (const answers of [personal, business, representative]) answers.clear();
  window.scrollTo = jest.fn();
}

/** The question and its fields, some of which are fetched when they are first asked. */
export async function question(name: string | RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
  await screen.findByRole('form', { name });
}

export const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
export const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign and send' }));

/** Opens the list behind a button, and chooses one of its options. */
export async function choose(button: RegExp, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Answers a question by one of its choices, and goes on. */
export async function answer(title: string | RegExp, option: string | RegExp): Promise<void> {
  await question(title);
  await userEvent.click(await screen.findByRole('radio', { name: option }));
  await goOn();
}

/** Answers a question by a number, and goes on. */
export async function typeNumber(title: string | RegExp, label: string | RegExp, typed: string): Promise<void> {
  await question(title);
  await userEvent.type(await screen.findByLabelText(label), typed);
  await goOn();
}

/** Answers that they were born in Sevilla, in this country, and goes on. */
export async function sayBirthplace(country: string): Promise<void> {
  await question('Where were you born?');
  await userEvent.type(screen.getByLabelText('City or place'), 'Sevilla');
  await choose(/^Country/, country);
  await goOn();
}

/** Sends a PDF as the paper that the question asks for. */
export const sendPaper = async (name: string) =>
  userEvent.upload(
    await screen.findByLabelText('Choose files', { selector: 'input' }),
    new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' }),
  );
