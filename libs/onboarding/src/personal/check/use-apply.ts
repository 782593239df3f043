import { type ApiFailure, call, query } from '@bank/api-client';
import { asFailure } from '@bank/kit';
import { createPersonalAccount } from '@bank/protocol/onboarding';
import { phoneCodes } from '@bank/protocol/phones';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropTicket } from '../../captcha/ticket';
import { CaptchaFailed, withTicket } from '../../checks/existence';
import { personal, type PersonalAnswers } from '../answers';
import { applicationOf } from './application';

/** The last application and its key: the same answers are sent under the same key, so that a lost answer opens nobody twice (R3.3.24). */
let sent: { answers: PersonalAnswers; key: string } | null = null;

function keyFor(answers: PersonalAnswers): string {
  if (sent?.answers !== answers) sent = { answers, key: crypto.randomUUID() };
  return sent.key;
}

/** Sends the application. */
export function useApply() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  /** @returns where the letter went; null when it was not taken */
  const apply = async (answers: PersonalAnswers): Promise<string | null> => {
    setFailure(null);
    try {
      const { phoneCodes: codes } = await client.fetchQuery(query(phoneCodes, undefined, { lazy: true }));
      const { email } = await withTicket((captcha) =>
        call(createPersonalAccount, applicationOf(answers, codes, captcha), { idempotencyKey: keyFor(answers) }),
      );
      sent = null;
      personal.finish();
      dropTicket();
      return email;
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) setFailure(asFailure(error));
      return null;
    }
  };
  return { apply, failure };
}
