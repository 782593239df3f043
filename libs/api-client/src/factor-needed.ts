import { envelope, httpFailure, responseCode } from '@bank/protocol';
import type { AxiosResponse } from 'axios';
import { parseJson } from './read-answer';
import { currentTransport } from './transport';

/**
 * Answers calls that the bank refuses until an administrator who acts has given their second factor (R0.52): `prove` asks for it, and the
 * same call goes out once more, with the same bytes and key. Without a proof the refusal reaches its caller. Calls that are refused while
 * one proof is asked for wait for the same one.
 * @param prove resolves to whether the factor was given
 * @returns ends it
 */
export function onFactorNeeded(prove: () => Promise<boolean>): () => void {
  const { http } = currentTransport();
  let asked: Promise<boolean> | null = null;
  const once = () => {
    asked ??= prove().finally(() => (asked = null));
    return asked;
  };
  const id = http.interceptors.response.use(async (response) => {
    if (!asksFactor(response) || !(await once())) return response;
    return http.request(response.config);
  });
  return () => http.interceptors.response.eject(id);
}

/** Code 92 without a reason; with one it is a question of the call's own. */
function asksFactor({ data }: AxiosResponse<unknown>): boolean {
  // Most answers are long, and need no reading here.
  if (typeof data !== 'string' || data.length > 2000 || !data.includes(`"${responseCode.confirmationNeeded}"`))
    return false;
  const json = parseJson(data);
  const method = envelope.safeParse(json).data;
  if (method) return method.responseCode === responseCode.confirmationNeeded && method.reason === undefined;
  return httpFailure.safeParse(json).data?.code === responseCode.confirmationNeeded;
}
