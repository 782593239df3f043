import { functionsIn, nameAt, tablesIn, triggersIn, typesIn, WORD } from './sql-positions';
import type { Kind, Name } from './sql-positions';
import { tokensOf } from './sql-tokens';

/** The words behind CREATE that are read. */
const KINDS: Readonly<Record<string, Kind>> = {
  TABLE: 'table',
  VIEW: 'table',
  TYPE: 'type',
  DOMAIN: 'type',
  FUNCTION: 'function',
  PROCEDURE: 'function',
  TRIGGER: 'trigger',
};

/**
 * The tables, views, types, functions and triggers that a text creates for others. What is temporary is none of them.
 *
 * Keywords are read in capitals, as the house writes them.
 */
export function createdIn(sql: string): Name[] {
  const tokens = tokensOf(sql);
  return tokens.flatMap((token, at) => {
    if (token !== 'CREATE') return [];
    const upTo = tokens.slice(at + 1, at + 6);
    const word = upTo.findIndex((one) => one in KINDS);
    const kind = KINDS[upTo[word] ?? ''];
    if (kind === undefined || upTo.slice(0, word).some((one) => /^(TEMP|TEMPORARY|INDEX|ON|;)$/.test(one))) return [];
    const name = nameAt(tokens, at + word + 2);
    return name === undefined || name === 'pg_temp' ? [] : [{ kind, name }];
  });
}

/**
 * The names in a text that stand where SQL expects a table, a type, a function or a trigger, from any file. A word elsewhere, such
 * as a column, an alias or a variable, is none. It reads
 *
 * - tables after FROM, JOIN, USING, INSERT INTO, UPDATE, REFERENCES and TABLE, in the lists of these, and after ON of an index or a trigger;
 * - types after `::`, RETURNS and SETOF, and in the arguments and declarations of functions;
 * - functions before a parenthesis;
 * - triggers after DROP, ENABLE and DISABLE TRIGGER.
 *
 * A name that the statement defines by WITH, or the text as a temporary table, is its own. Columns, sequences and indexes are not read, nor
 * what VACUUM cleans, nor a name that a program puts together.
 */
export function namedIn(sql: string): Name[] {
  const tokens = tokensOf(sql);
  const own = temporaryIn(tokens);
  return statementsOf(tokens).flatMap((statement) => {
    const defined = new Set([...own, ...definedIn(statement)]);
    return [...tablesIn(statement), ...typesIn(statement), ...functionsIn(statement), ...triggersIn(statement)].filter(
      ({ name }) => !defined.has(name),
    );
  });
}

/** Cuts at semicolons, in the bodies of functions too. The head of a function goes with the first statement of its body. */
function statementsOf(tokens: readonly string[]): string[][] {
  const statements: string[][] = [[]];
  for (const token of tokens) {
    if (token === ';') statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

function temporaryIn(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, at) => {
    if (!/^TEMP(ORARY)?$/.test(token) || tokens[at + 1] !== 'TABLE') return [];
    return nameAt(tokens, at + 2) ?? [];
  });
}

/** `name AS (`, `name AS NOT MATERIALIZED (` and `name (columns) AS (`. */
function definedIn(statement: readonly string[]): string[] {
  return statement.flatMap((token, at) => {
    if (!WORD.test(token) || !/^(WITH|RECURSIVE|,)$/.test(statement[at - 1] ?? '')) return [];
    let next = at + 1;
    if (statement[next] === '(') next = statement.indexOf(')', next) + 1;
    if (statement[next] !== 'AS') return [];
    return /^(\(|NOT|MATERIALIZED)$/.test(statement[next + 1] ?? '') ? [token] : [];
  });
}
