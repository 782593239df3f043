import type { Row } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import { spanOf } from '../../identity/codes/span';
import { say } from '../../identity/paces/texts';
import type { TextId } from '../../identity/paces/texts';
import { isAnswered } from '../../ledger/answered';
import type { CallContext } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { askAbout } from '../../rooms/transfers/questions/ask';
import { QUESTION_LINES } from './lines';
import type { QuestionLine } from './lines';

/**
 * Takes what a call asks about people, and the codes that it tries, out of the buckets of its caller (R0.56, R0.58), before anything is
 * looked up and for all instances of the bank together. An administrator of the bank who acts for nobody has the bank's own search.
 * @throws Refusal `askedTooOften` or `triedTooOften`, the same for what is known and what is not
 */
export async function withinPace(row: Row, input: unknown, context: CallContext): Promise<void> {
  const { caller } = context;
  if (caller?.isAdmin && caller.customerId === 0) return;
  for (const line of QUESTION_LINES.get(row.name) ?? []) {
    if (line.asks === 'rows') continue;
    const subjects = line.asks(input);
    if (subjects.length === 0) continue;
    const { refused, waitS } = await askAbout(line.pace, subjects, context, line.link(input));
    if (refused.length === 0) continue;
    // What was answered before is answered again: the first answer may have been lost.
    if (await isAnswered(row, context)) return;
    throw tooOften(line, input, waitS, context);
  }
}

function tooOften(line: QuestionLine, input: unknown, waitS: number, { lang, caller }: CallContext): Refusal {
  const reason = line.pace === 'coupons' ? 'triedTooOften' : 'askedTooOften';
  const sentence: TextId = caller || reason === 'triedTooOften' ? reason : 'askedTooOftenHere';
  const text = say(lang, sentence, { span: spanOf(lang, waitS) });
  const field = line.field(input);
  return new Refusal(responseCode.verify, text, {
    reason,
    validation: field === undefined ? [] : [{ description: text, field }],
  });
}
