import ts from 'typescript';

/** A file by its path below the sources of the bank, and its text. */
export interface SqlFile {
  file: string;
  text: string;
}

/**
 * The SQL of a file: all of a `.sql` file, and each string of a `.ts` file, since any of them may be a part of a statement. An inserted value
 * (`${…}`) becomes a question mark, and a string inside of it is a string of its own.
 */
export function sqlOf({ file, text }: SqlFile): string[] {
  if (file.endsWith('.sql')) return [text];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}
