const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^']|'')*)'|"([^"]+)"|\$\w*\$|\$\d+|([A-Za-z_]\w*)|::|:=|\S/g;
/** A quoted text that is SQL itself, as EXECUTE and format take it. */
const DYNAMIC = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|PERFORM)\s/;

/**
 * Cuts SQL into its words and marks. Comments, dollar quotes and quoted texts leave no token, but a quoted text that begins like a
 * statement is cut in its place, between semicolons. The quotes of a name are taken off.
 */
export function tokensOf(sql: string): string[] {
  return [...sql.matchAll(TOKEN)].flatMap(([token, quoted, name, word]) => {
    if (quoted !== undefined) return DYNAMIC.test(quoted) ? [';', ...tokensOf(quoted.replaceAll("''", "'")), ';'] : [];
    if (/^(--|\/\*|\$)/.test(token)) return [];
    return [name ?? word ?? token];
  });
}
