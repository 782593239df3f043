/** What a name stands for. A table is a type too, and a trigger is a kind of its own, since it may have the name of its function. */
export type Kind = 'table' | 'type' | 'function' | 'trigger';

export interface Name {
  kind: Kind;
  name: string;
}

/** Words between a verb and the name that it is about. */
const FILLERS = new Set(['IF', 'NOT', 'EXISTS', 'ONLY', 'LATERAL', 'SETOF', 'CONCURRENTLY', 'public', '.']);
/** Words that end a list of tables. JOIN and ON do not: more tables may follow what they say. */
const LIST_ENDS = new Set(
  'WHERE GROUP ORDER HAVING WINDOW UNION EXCEPT INTERSECT LIMIT OFFSET FETCH FOR RETURNING SET VALUES LOOP THEN SELECT ;'.split(
    ' ',
  ),
);
/** Before TABLE, they say that it is created, or is a shape. */
const NO_TABLE_BEHIND = new Set(['CREATE', 'TEMP', 'TEMPORARY', 'UNLOGGED', 'RETURNS', 'NEW', 'OLD']);
/** A word of SQL or a name. */
export const WORD = /^[A-Za-z_]\w*$/;

/** The name at a place, after the words that may stand before it. */
export function nameAt(tokens: readonly string[], from: number): string | undefined {
  let at = from;
  while (FILLERS.has(tokens[at] ?? '')) at += 1;
  const name = tokens[at];
  return name !== undefined && WORD.test(name) ? name : undefined;
}

/** The names of a list of tables that begins at a place: `a x, LATERAL f(…) y, b`. What stands in parentheses is passed over. */
function listAt(tokens: readonly string[], from: number): string[] {
  const names: string[] = [];
  let depth = 0;
  let isItem = true;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (depth === 0 && isItem && !FILLERS.has(token)) {
      // A name before a parenthesis is a function.
      if (WORD.test(token) && tokens[at + 1] !== '(') names.push(token);
      isItem = false;
    }
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && LIST_ENDS.has(token))) break;
    if (depth === 0 && token === ',') isItem = true;
  }
  return names;
}

const tables = (names: readonly string[]): Name[] => names.map((name) => ({ kind: 'table', name }));

/** The tables that a statement names. */
export function tablesIn(statement: readonly string[]): Name[] {
  return statement.flatMap((token, at) => {
    const before = statement[at - 1] ?? '';
    if (token === 'FROM' && before === 'DISTINCT') return [];
    if (token === 'FROM' || token === 'USING') return tables(listAt(statement, at + 1));
    if (token === 'TABLE' && !NO_TABLE_BEHIND.has(before)) return tables(listAt(statement, at + 1));
    if (token === 'ON' && isOfIndexOrTrigger(statement, at))
      return tables([nameAt(statement, at + 1)].flatMap((name) => name ?? []));
    // Without INSERT, what follows INTO is a variable.
    const isVerb = /^(JOIN|UPDATE|REFERENCES)$/.test(token) || (token === 'INTO' && before === 'INSERT');
    const name = isVerb ? nameAt(statement, at + 1) : undefined;
    return name === undefined ? [] : tables([name]);
  });
}

/** `CREATE INDEX name ON …`, `CREATE TRIGGER name BEFORE UPDATE OR DELETE ON …`: the first ON behind CREATE. */
function isOfIndexOrTrigger(statement: readonly string[], at: number): boolean {
  const before = statement.slice(0, at);
  const start = before.lastIndexOf('CREATE');
  if (start < 0 || before.slice(start).includes('ON')) return false;
  return before.slice(start, start + 4).some((token) => token === 'INDEX' || token === 'TRIGGER');
}

/** The types that a statement names, the rows of tables among them. */
export function typesIn(statement: readonly string[]): Name[] {
  const names = statement.flatMap((token, at) =>
    /^(::|RETURNS|SETOF)$/.test(token) ? (nameAt(statement, at + 1) ?? []) : [],
  );
  return [...names, ...argumentTypesIn(statement), ...declaredTypesIn(statement)].map((name) => ({
    kind: 'type',
    name,
  }));
}

/** `CREATE FUNCTION f(p payment, p_now timestamptz) RETURNS TABLE (line entry)`: the second word of each. */
function argumentTypesIn(statement: readonly string[]): string[] {
  const head = statement.indexOf('FUNCTION');
  if (head < 0 || !statement.slice(0, head).includes('CREATE')) return [];
  const end = statement.findIndex((token, at) => at > head && /^(LANGUAGE|AS)$/.test(token));
  const upTo = end < 0 ? statement.length : end;
  return statement.slice(head, upTo).flatMap((token, at, all) => {
    const isStart = token === '(' || token === ',';
    const type = isStart && WORD.test(all[at + 1] ?? '') ? all[at + 2] : undefined;
    return type !== undefined && WORD.test(type) ? [type] : [];
  });
}

/** A declaration is a statement of its own, `known idempotency`; the first one stands behind DECLARE. */
function declaredTypesIn(statement: readonly string[]): string[] {
  const declare = statement.indexOf('DECLARE');
  const [name = '', type = '', next] = statement.slice(declare + 1);
  const isDeclaration = declare >= 0 || next === undefined || next === ':=' || next === '[';
  return isDeclaration && WORD.test(name) && WORD.test(type) ? [type] : [];
}

/** The functions that a statement calls. One that it creates is none of them. */
export function functionsIn(statement: readonly string[]): Name[] {
  return statement.flatMap((token, at): Name[] => {
    if (statement[at + 1] !== '(' || !WORD.test(token)) return [];
    const before = statement[at - 1] ?? '';
    const isCreated = before === 'FUNCTION' && /^(CREATE|REPLACE)$/.test(statement[at - 2] ?? '');
    return isCreated || /^(INTO|TABLE|REFERENCES|AS)$/.test(before) ? [] : [{ kind: 'function', name: token }];
  });
}

/** The triggers that a statement drops or switches. */
export function triggersIn(statement: readonly string[]): Name[] {
  return statement.flatMap((token, at): Name[] => {
    if (token !== 'TRIGGER' || !/^(DROP|ENABLE|DISABLE)$/.test(statement[at - 1] ?? '')) return [];
    const name = nameAt(statement, at + 1);
    return name === undefined ? [] : [{ kind: 'trigger', name }];
  });
}
