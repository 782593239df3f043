import { ApiFailure, call } from '@bank/api-client';
import { mailboxKey } from '@bank/protocol';
import { phoneCheck, phoneExistence } from '@bank/protocol/onboarding';
import { checkEmail, emailExistence } from '@bank/protocol/profile-emails';
import { dropTicket, ticket } from '../captcha/ticket';

/** What the bank says of an address or a phone (R3.3.9). */
export type Existence = 'free' | 'exists' | 'employee' | 'wrong';

/** Cached and never asked again (R3.4.3); what failed is. */
const emails = new Map<string, Existence>();
const phones = new Map<string, Existence>();

/** @throws ApiFailure when the bank did not say; `CaptchaFailed` without a ticket */
export async function emailExists(email: string): Promise<Existence> {
  const address = mailboxKey(email);
  return remembered(emails, address, async (captcha) => {
    const { status } = await call(checkEmail, { email: address, captcha });
    return status === emailExistence.free ? 'free' : status === emailExistence.employee ? 'employee' : 'exists';
  });
}

/** @param number as the bank takes it */
export async function phoneExists(phoneCountryCode: string, number: string): Promise<Existence> {
  return remembered(phones, `+${phoneCountryCode}${number}`, async (captcha) => {
    const { status } = await call(phoneCheck, { phoneCountryCode, phone: number, captcha });
    return status === phoneExistence.free ? 'free' : status === phoneExistence.exists ? 'exists' : 'wrong';
  });
}

/** The machine could not work out the bank's puzzle: the line beside the button says so. */
export class CaptchaFailed extends Error {
  override name = 'CaptchaFailed';
}

async function remembered(
  cache: Map<string, Existence>,
  key: string,
  ask: (captcha: string) => Promise<Existence>,
): Promise<Existence> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const said = await withTicket(ask);
  cache.set(key, said);
  return said;
}

/** A ticket may be over or used up by now: then another one is worked for, once. */
export async function withTicket<Answer>(ask: (captcha: string) => Promise<Answer>): Promise<Answer> {
  for (let isRepeat = false; ; isRepeat = true) {
    const captcha = await ticket();
    if (captcha === null) throw new CaptchaFailed('there is no ticket');
    try {
      return await ask(captcha);
    } catch (error) {
      const isOver = error instanceof ApiFailure && error.reason === 'captchaNeeded';
      if (isOver) dropTicket();
      if (!isOver || isRepeat) throw error;
    }
  }
}
