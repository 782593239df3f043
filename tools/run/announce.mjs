import { brandPort } from './brands.mjs';

/**
 * The last thing a start prints: where everything is and who may sign in.
 * @param {{ brands: readonly string[], ports: ReadonlyMap<string, number>, sandboxPort: number, personas: readonly import('./sandbox.mjs').Persona[] }} running
 */
export function announcement({ brands, ports, sandboxPort, personas }) {
  const addresses = brands.map((brand) => [
    `Brand ${brand}`,
    `http://localhost:${ports.get(brand) ?? brandPort(brand)}/`,
  ]);
  const people = personas.map((who) => [who.username, who.password, who.customerType, who.description]);
  return [
    '',
    ...columns([...addresses, ['Cockpit', `http://localhost:${sandboxPort}/`]]),
    '',
    ...columns([['E-mail', 'Password', 'Customer', 'Who'], ...people]),
    '',
    'Ctrl-C stops everything; what happened at the bank is kept.',
  ].join('\n');
}

/** @param {readonly (readonly (string | undefined)[])[]} rows @returns {string[]} lines in straight columns */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => (cell ?? '').padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
