import { loadTexts } from '@bank/i18n';
import { loadStatedMessages } from '@bank/kit';
import { Component, handle } from './doors/doors-screen';

/** Asks which kind of account. */
export const doors = { Component, handle };

/** The fields for what a customer states have their words in the kit. */
async function withTheirWords<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([load(), loadTexts([loadStatedMessages])]);
  return screen;
}

/** Each form is code of its own, fetched from here: sign-in, which leads here, would otherwise list all files of both. */
export const personal = () => withTheirWords(() => import('./personal/personal-screen'));
export const business = () => withTheirWords(() => import('./business/business-screen'));
export const ownership = () => withTheirWords(() => import('./ownership/ownership-screen'));
