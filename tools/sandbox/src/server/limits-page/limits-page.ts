import { rooms } from '@bank/protocol/all';
import type { Row } from '@bank/protocol';
import { PLACES, PLACES_EACH } from '../../identity/auth/password';
import { purposes } from '../../identity/codes/purposes';
import { NETWORK, SHARED } from '../../identity/paces/paces';
import { fixedClock } from '../../platform/clock';
import type { SandboxConfig } from '../../platform/config';
import { MISSES_A_DAY } from '../../rooms/transfers/payees/name-check';
import { CODE_LINES } from '../codes/lines';
import { createLimits } from '../limits';
import { isOpen, openRow } from '../open-rows';
import { LETTER_LINES } from '../questions/letters';
import { QUESTION_LINES } from '../questions/lines';

const everyRow = Object.values(rooms).flatMap((room) => Object.values<Row>(room));

const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Lines room by room in the order of the alphabet, so that a moved line of code moves nothing here. */
function inOrder<Line>(lines: ReadonlyMap<string, Line>): [string, Line][] {
  const names = Object.values(rooms).flatMap((room) =>
    Object.values<Row>(room)
      .map(({ name }) => name)
      .toSorted(),
  );
  return names.flatMap((name): [string, Line][] => {
    const line = lines.get(name);
    return line === undefined ? [] : [[`\`${name}\``, line]];
  });
}

/** docs/limits.md: every code, question and letter with what keeps it from being sent or asked without end. */
export function limitsPage(config: SandboxConfig): string {
  const codes = inOrder(CODE_LINES).map(([call, { purpose }]) => [call, purpose]);
  const questions = inOrder(QUESTION_LINES).flatMap(([call, lines]) =>
    lines.map(({ pace, about, asks }) => [
      call,
      about,
      pace,
      asks === 'rows' ? 'the row is checked when it is paid' : 'the call is refused',
    ]),
  );
  const limits = createLimits(fixedClock(0), config);
  const open = inOrder(new Map(everyRow.filter(isOpen).map((row) => [row.name, row]))).map(([, row]) =>
    openRow(row, limits),
  );
  const letters = inOrder(LETTER_LINES).map(([call, { to, free }]) => [call, to, free ?? 'counted']);
  return [
    '# Limits of codes, questions and letters',
    'Printed from the code by `node tools/workspace/limits/print.mjs`; a test holds it to the code. Limits are counted in the database, for all\ninstances of the bank together; those of a minute by each instance for itself. The rates are environment variables (`tools/sandbox/src/platform/config.ts`).',
    '## Codes (R0.49)',
    `Of each of the ${purposes.length} purposes a user gets ${config.codeSendsPerHour} codes an hour, and may be wrong ${config.wrongCodesPerHour} times an hour and ${config.wrongCodesPerDay} times a day. A company and a link have ${SHARED} times as much; for an address, see below.`,
    table(['call', 'purpose'], [...codes, ['every order of a payment', 'payment']]),
    '## Questions about people, and codes of coupons (R0.56, R0.58)',
    `*people*: ${config.questionsBurst} at once and ${config.questionsPerHour} more each hour for a user. *coupons*: ${config.couponCodesBurst} at once and ${config.couponCodesPerHour} more each hour. A company and all strangers at one address have ${SHARED} times as much,\nall customers at one address ${NETWORK} times, a link once. Known and unknown cost the same, and the same question costs nothing for a day. A payee who was paid at the\naddress before, stands in the book, or has sent an invoice is no question. Wrong names of accounts at other banks, asked one by one or by the\nrows of a file, are ${MISSES_A_DAY} a day for a user.`,
    table(['call', 'asks about', 'pace', 'past the pace'], questions),
    '## Calls without a session (R0.147)',
    `A minute, for one address of IPv4 or one /64 of IPv6, which may be a household, an office or a carrier: so many of a kind of calls (log-ins, codes, look-ups) that are about\nnothing, and ten times as many of one that names a user or brings a secret, each of whom has as many from each address. Customers have the same\nonce more. Codes: all customers at one address have ${NETWORK} times what a user has, all who log in there as many\nonce more, all other strangers ${SHARED} times. One address holds at most ${PLACES_EACH} of the ${PLACES} places where passwords are hashed.`,
    table(['call', 'from one address', 'about one subject', 'a wrong answer', 'costs'], open),
    '## Letters to strangers (R0.57)',
    `A customer writes ${config.lettersBurst} letters at once to people who never paid them and were never paid by them, and ${config.lettersPerHour} more each hour; to one of them\n${config.lettersToOnePerDay} a day. Payments tell their payees, always.`,
    table(['call', 'reader', 'limit'], letters),
  ]
    .join('\n\n')
    .concat('\n');
}
