import { ApiFailure, call, query } from '@bank/api-client';
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

/** The application is in: nothing of it is kept here. */
function end(): void {
  sent = null;
  personal.finish();
  dropTicket();
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
      end();
      return email;
    } catch (error) {
      // The bank keeps a key with the application that it took: the answer to an earlier press was lost, and its ticket is over by now.
      if (error instanceof ApiFailure && error.reason === 'keyReused') {
        end();
        return answers.email;
      }
      if (!(error instanceof CaptchaFailed)) setFailure(asFailure(error));
      return null;
    }
  };
  return { apply, failure };
}
