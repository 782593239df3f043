import ts from 'typescript';

// Who words a letter: a catalogue, or the code. Read from the source, so that a letter is found by being there.

/** A place where the code hands words to readers. */
export interface HandedWords {
  /** As it is written: `note ?? ''`. */
  source: string;
  /** Whether all of it comes out of a catalogue. */
  isSaid: boolean;
}

type Properties = ReadonlyMap<string, ts.Expression>;

/** Functions that make words; what they return is read where they make it. */
const MAKES_WORDS = /^(words|worded|decided)$/;
/** What takes nothing but blanks of the bank's own. */
const TIDIES = /^(trim|replace)$/;

/**
 * The words that a source hands to readers: subject and text of a message, title, body and discreet title of a line.
 * @param ids of all sentences: a property that holds one is no word yet
 */
export function handedWords(source: string, ids: ReadonlySet<string>): HandedWords[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const sayings = sayingsOf(file);
  const found: HandedWords[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node))
      for (const words of wordsIn(propertiesOf(node), ids))
        found.push({ source: words.getText(file), isSaid: isSaid(words, sayings) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What the file calls the catalogues by: `say`, from a module `texts`. */
function sayingsOf(file: ts.SourceFile): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !/(^|\/)texts$/.test(statement.moduleSpecifier.text)) return [];
    return bindings.elements
      .filter(({ name, propertyName }) => (propertyName ?? name).text === 'say')
      .map(({ name }) => name.text);
  });
  return new Set(names);
}

function propertiesOf(object: ts.ObjectLiteralExpression): Properties {
  const found = new Map<string, ts.Expression>();
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name))
      found.set(property.name.text, property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    if (ts.isSpreadAssignment(property) && ts.isObjectLiteralExpression(property.expression))
      for (const [name, value] of propertiesOf(property.expression)) found.set(name, value);
  }
  return found;
}

const isText = (node: ts.Expression | undefined, text: string): boolean =>
  node !== undefined && ts.isStringLiteral(node) && node.text === text;

/** The words among the properties of an object. */
function wordsIn(of: Properties, ids: ReadonlySet<string>): ts.Expression[] {
  const [subject, text, title, body, discreet] = ['subject', 'text', 'title', 'body', 'discreet'].map((name) =>
    of.get(name),
  );
  if (title && body && discreet) return [title, body, discreet];
  // A table of sentences, or a code that is worded elsewhere.
  if (text && ts.isStringLiteral(text) && ids.has(text.text)) return [];
  const isMessage = of.has('channel') || of.has('reason');
  const words: ts.Expression[] = [];
  if (text && (subject || isMessage)) words.push(text);
  // The subject of a question to a phone is the id of what it asks about.
  if (subject && (text || isMessage || of.size === 1) && !isText(of.get('channel'), 'push')) words.push(subject);
  return words;
}

/** Whether an expression is sentences of catalogues, nothing, or these with a blank between them. */
function isSaid(node: ts.Expression, sayings: ReadonlySet<string>): boolean {
  const all = (...parts: ts.Expression[]) => parts.every((part) => isSaid(part, sayings));
  if (ts.isStringLiteral(node)) return node.text === '';
  if (ts.isParenthesizedExpression(node)) return all(node.expression);
  if (ts.isConditionalExpression(node)) return all(node.whenTrue, node.whenFalse);
  if (ts.isTemplateExpression(node)) {
    const between = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return between.every((text) => /^ ?$/.test(text)) && all(...node.templateSpans.map(({ expression }) => expression));
  }
  if (ts.isPropertyAccessExpression(node)) return isMade(node.expression);
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(node);
    if (!declared?.initializer) return false;
    return ts.isIdentifier(declared.name) ? all(declared.initializer) : isMade(declared.initializer);
  }
  if (!ts.isCallExpression(node)) return false;
  const { expression: called, arguments: given } = node;
  if (ts.isIdentifier(called)) return sayings.has(called.text);
  return (
    ts.isPropertyAccessExpression(called) &&
    TIDIES.test(called.name.text) &&
    given.every((one) => ts.isStringLiteral(one)) &&
    all(called.expression)
  );
}

/** Whether an expression is words that a function has made. */
const isMade = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && MAKES_WORDS.test(node.expression.text);

/** Where a name was declared by `const`, in the innermost block that has it. */
function declarationOf(name: ts.Identifier): ts.VariableDeclaration | undefined {
  for (let block: ts.Node = name.parent; ; block = block.parent) {
    if (ts.isBlock(block) || ts.isSourceFile(block)) {
      const found = block.statements
        .filter((statement) => ts.isVariableStatement(statement))
        .flatMap(({ declarationList }) => [...declarationList.declarations])
        .find((declaration) => declares(declaration.name, name.text));
      if (found) return found;
    }
    if (ts.isSourceFile(block)) return undefined;
  }
}

const declares = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : ts.isObjectBindingPattern(binding) &&
      binding.elements.some((element) => ts.isIdentifier(element.name) && element.name.text === name);
