/** A question whose answer is one or more texts, lists or records that must not be empty. */
export const filled =
  <Name extends string>(...names: readonly Name[]) =>
  (answers: Readonly<Record<Name, string | object>>): boolean =>
    names.every((name) => Object.keys(answers[name]).length > 0);
