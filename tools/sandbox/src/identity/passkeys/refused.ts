import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { say } from './texts';

/** Which status a no goes out under; the word is also the answer's `code`. */
const STATUS = { notFound: 404, passkeyRefused: 403, tooManyPasskeys: 403, noPasskey: 403 } as const;

export function refused(problem: keyof typeof STATUS, { lang }: Pick<CallContext, 'lang'>): HttpRefusal {
  return new HttpRefusal(STATUS[problem], say(lang, problem), { code: problem });
}
