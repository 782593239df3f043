/**
 * @typedef {{ kind: string, name: string, auth: string, acting?: true, balanceInfo?: boolean, right?: readonly number[], byAdmin?: 'freely' | 'withFactor' | 'never', money?: true, body?: string, answers?: string, lang?: true, codes?: readonly string[], refusals?: readonly string[], beyond?: true }} Row
 */

const RIGHTS = ['no access', 'read', 'full access', 'initiate', 'confirmed', 'uploading'];

const BY_ADMIN = {
  freely: 'an administrator who acts needs no factor',
  withFactor: 'an administrator who acts needs their factor',
  never: 'never by an administrator',
};

/**
 * docs/methods.md: the whole method table, a room a heading.
 * @param {Readonly<Record<string, Readonly<Record<string, Row>>>>} rooms
 * @returns {string}
 */
export function methodsPage(rooms) {
  const sections = Object.entries(rooms)
    .filter(([, rows]) => Object.keys(rows).length > 0)
    .map(([room, rows]) => {
      const lines = Object.values(rows).map(
        (row) => `| \`${row.name}\` | ${row.kind} | ${row.auth} | ${marks(row) || '–'} |`,
      );
      return [
        `## ${room}`,
        '',
        '| call | kind | who | beside the defaults |',
        '| --- | --- | --- | --- |',
        ...lines,
      ].join('\n');
    });
  const intro = [
    '# The method table',
    '',
    'Printed from `libs/protocol` by `node tools/workspace/methods/print.mjs`; a test holds it to the table. A *method* goes to',
    'the main API with its name in the query and is answered in the envelope; an *http* row has a verb and a path of its own.',
    'What is not open to the right *read* asks an administrator who acts for their second factor, unless its line says otherwise (R0.52).',
  ];
  return `${[intro.join('\n'), ...sections].join('\n\n')}\n`;
}

/** @param {Row} row */
function marks({ acting, balanceInfo, right, byAdmin, money, body, answers, lang, codes, refusals, beyond }) {
  return [
    beyond ? 'beyond the specification' : '',
    money ? 'moves money: needs an Idempotency-Key' : '',
    acting ? 'for the customer one acts for' : '',
    balanceInfo ? 'with balance information' : '',
    right ? `right: ${right.map((level) => RIGHTS[level] ?? level).join(', ')}` : '',
    byAdmin === undefined ? '' : BY_ADMIN[byAdmin],
    body === undefined ? '' : `body: ${body}`,
    answers === undefined ? '' : `answers a ${answers}`,
    lang ? 'carries the language' : '',
    codes ? `answers: ${codes.join(', ')}` : '',
    refusals ? `refuses: ${refusals.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
