import { ApiFailure, query } from '@bank/api-client';
import { asFailure, type KeptAnswers } from '@bank/kit';
import { type PhoneCode, phoneCodes } from '@bank/protocol/phones';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropTicket } from '../captcha/ticket';
import { CaptchaFailed, withTicket } from '../checks/existence';

export interface Sending<Answers> {
  answers: Answers;
  codes: readonly PhoneCode[];
  captcha: string;
  idempotencyKey: string;
}

/** Sends an application; nothing of it is kept here once it is in. @param send the call of this kind of customer */
export function useApply<Answers extends { email: string }>(
  kept: KeptAnswers<Answers>,
  send: (sending: Sending<Answers>) => Promise<{ email: string }>,
) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const end = () => {
    kept.finish();
    dropTicket();
  };
  /** @returns where the letter went; null when it was not taken */
  const apply = async (answers: Answers): Promise<string | null> => {
    setFailure(null);
    try {
      const { phoneCodes: codes } = await client.fetchQuery(query(phoneCodes, undefined, { lazy: true }));
      const { email } = await withTicket((captcha) =>
        send({ answers, codes, captcha, idempotencyKey: kept.requestKey() }),
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
