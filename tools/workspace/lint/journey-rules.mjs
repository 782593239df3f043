/**
 * Locators that find more than they mean, and so fail when one more thing is on the page than usual (a banner, a code field beside
 * "Postcode"). Each row is a selector of the syntax tree and what to write instead.
 */
const LOOSE_LOCATORS = [
  {
    selector:
      "CallExpression[callee.property.name='getByText'][callee.object.type='Identifier'] > Literal.arguments[regex]",
    message: "A text by pattern needs a scope: page.getByRole('main').getByText(/…/).",
  },
  {
    selector: "CallExpression[callee.property.name='getByLabel'][arguments.length=1] > .arguments:not(Literal[regex])",
    message: 'A label takes every label that contains it: say { exact: true }.',
  },
];

export const journeyRules = [
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...LOOSE_LOCATORS] } },
];
